import { fork } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failed, type Result, success } from '@app/result';
import { NOBODY } from '../../rendering/nobody.mjs';
import { environmentOfPages } from '../../rendering/render-process.ts';
import type { BrowserFault, OpenOrder, OpenReply } from './browser-messages.ts';
import { createTurns } from './create-turns.ts';

const MAIN = fileURLToPath(new URL('./browser-main.ts', import.meta.url));
/** For each page with its clicks; the first has the start of the browser in it. */
const PAGE_MS = 90_000;

/** A browser takes some 200 MB: this process has one at a time. */
const inTurn = createTurns();

/**
 * Opens pages in a browser of another user, in its sandbox, one after the other, and clicks what only shows
 * something. Nothing is sent. A page that does not come alive is the last.
 * @returns what fails there, or why no browser opens them.
 */
export function openInBrowser(
  order: Omit<OpenOrder, 'home'>,
): Promise<Result<readonly BrowserFault[], string>> {
  return inTurn(() => openOne(order));
}

async function openOne(
  order: Omit<OpenOrder, 'home'>,
): Promise<Result<readonly BrowserFault[], string>> {
  const home = await mkdtemp(path.join(tmpdir(), 'site-browser-'));
  if (process.getuid?.() === 0) await chown(home, NOBODY, NOBODY);
  try {
    return await openAt({ ...order, home });
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  }
}

const openAt = (order: OpenOrder): Promise<Result<readonly BrowserFault[], string>> =>
  new Promise((resolve) => {
    const child = fork(MAIN, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: environmentOfPages(),
    });
    const end = (result: Result<readonly BrowserFault[], string>) => {
      clearTimeout(deadline);
      // The browser ends when its pipe is closed.
      child.kill('SIGKILL');
      resolve(result);
    };
    const deadline = setTimeout(
      () => end(failed('the browser took too long')),
      PAGE_MS * order.urls.length,
    );
    child.once('message', (reply: OpenReply) =>
      end(reply.kind === 'opened' ? success(reply.faults) : failed(reply.why)),
    );
    child.once('error', (fault) => end(failed(String(fault))));
    child.once('exit', () => end(failed('the browser ended')));
    child.send(order);
  });
