import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface StartedProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its ready line. */
  readonly startMs: number;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

/**
 * Starts a script and waits until it prints `Ready on …` or `API ready on …`. It must listen on `PORT`.
 * @param args of Node: the script, and what comes before and after it.
 */
export async function startProcess(
  args: string | readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StartedProcess> {
  const port = String(await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, [args].flat(), {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    child.stdout.on(
      'data',
      (chunk: Buffer) => /^(API r|R)eady on /m.test(String(chunk)) && resolve(),
    );
  });
  const early = ended.then(([code]) => {
    throw new Error(`${args} ended with ${code} before it was ready`);
  });
  early.catch(() => {});
  const timeout = setTimeout(() => child.kill(), START_TIMEOUT_MS);
  await Promise.race([ready, early]).finally(() => clearTimeout(timeout));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    startMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
