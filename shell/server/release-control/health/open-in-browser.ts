import { fork } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failed, type Result, success } from '@app/result';
import { createTurns } from '../../create-turns.ts';
import { NOBODY } from '../../rendering/nobody.mjs';
import { environmentOfPages } from '../../rendering/render-process.ts';
import type { Opened, OpenOrder, OpenReply } from './browser-messages.ts';

const MAIN = fileURLToPath(new URL('./browser-main.ts', import.meta.url));
/** For the start, and for each page: longer than all that is waited for on one, however busy the machine is. */
const PAGE_MS = 150_000;
const CLICK_MS = 20_000;

export type OpenInBrowser = (
  order: Omit<OpenOrder, 'home' | 'clickMs'> & Partial<Pick<OpenOrder, 'clickMs'>>,
) => Promise<Result<Opened, string>>;

/** A browser takes some 200 MB: this process has one at a time. */
const inTurn = createTurns();

/**
 * Opens pages in a browser of another user, in its sandbox, one after the other, and clicks what only shows
 * something. Nothing is sent. A page at which the browser ends or takes too long fails, and is the last.
 * @returns what fails there, or why no browser starts.
 */
export const openInBrowser: OpenInBrowser = (order) =>
  inTurn(() => openOne({ clickMs: CLICK_MS, ...order }));

async function openOne(order: Omit<OpenOrder, 'home'>): Promise<Result<Opened, string>> {
  const home = await mkdtemp(path.join(tmpdir(), 'site-browser-'));
  if (process.getuid?.() === 0) await chown(home, NOBODY, NOBODY);
  try {
    return await openAt({ ...order, home });
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  }
}

const openAt = (order: OpenOrder): Promise<Result<Opened, string>> =>
  new Promise((resolve) => {
    let found: Opened = { faults: [], notClickedThrough: [] };
    let page: string | undefined;
    const child = fork(MAIN, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: environmentOfPages(),
    });
    const end = (result: Result<Opened, string>) => {
      clearTimeout(deadline);
      // The browser ends when its pipe is closed.
      child.kill('SIGKILL');
      resolve(result);
    };
    const breakOff = (fault: string) =>
      end(
        page === undefined
          ? failed(fault)
          : success({ ...found, faults: [...found.faults, { page, fault }] }),
      );
    const deadline = setTimeout(() => breakOff('the browser takes too long'), PAGE_MS);
    child.on('message', (reply: OpenReply) => {
      if (reply.kind === 'failed') end(failed(reply.why));
      else if (reply.kind === 'opened') end(success(found));
      else if (reply.kind === 'page') found = together(found, reply);
      else {
        page = reply.page;
        deadline.refresh();
      }
    });
    child.once('error', (fault) => end(failed(String(fault))));
    child.once('exit', () => breakOff('the browser ends'));
    child.send(order);
  });

const together = (a: Opened, b: Opened): Opened => ({
  faults: [...a.faults, ...b.faults],
  notClickedThrough: [...a.notClickedThrough, ...b.notClickedThrough],
});
