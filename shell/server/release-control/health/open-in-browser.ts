import { fork } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failed, type Result, success } from '@app/result';
import { NOBODY, type OpenOrder, type OpenReply } from './browser-messages.ts';

const MAIN = fileURLToPath(new URL('./browser-main.ts', import.meta.url));
const PASSED_ON = ['PATH', 'LANG', 'LC_ALL', 'SystemRoot'];
/** For each page; the first has the start of the browser in it. */
const PAGE_MS = 40_000;

/**
 * Opens pages in a browser of another user, in its sandbox, one after the other. Nothing is clicked or sent.
 * @returns what fails there, as lines such as `/consulting in a browser: render TypeError`; or why no browser
 *   opens them.
 */
export async function openInBrowser(
  order: Omit<OpenOrder, 'home'>,
): Promise<Result<readonly string[], string>> {
  const home = await mkdtemp(path.join(tmpdir(), 'site-browser-'));
  if (process.getuid?.() === 0) await chown(home, NOBODY, NOBODY);
  try {
    return await openAt({ ...order, home });
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  }
}

const openAt = (order: OpenOrder): Promise<Result<readonly string[], string>> =>
  new Promise((resolve) => {
    const child = fork(MAIN, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      // Code of other teams runs in the browser: it gets none of the passwords and keys in the environment.
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    });
    const end = (result: Result<readonly string[], string>) => {
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
