import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { StoreSettings } from '@app/api/adapters/open-store';
import { repository } from './repository.ts';
import { scriptEnvironment } from './script-environment.ts';

const START_TIMEOUT_MS = 15_000;

export interface ServerProcess {
  readonly url: string;
  /** The server's output so far, including log lines. */
  output(): string;
  /** Sends SIGTERM. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server, on a free port unless `PORT` is set, and waits until it is ready. */
export async function startServer(
  program: string,
  store: StoreSettings,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [program], {
    cwd: repository,
    env: scriptEnvironment(store, { MAP_TILE_URL: ownTiles(port), ...settings, PORT: port }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await waitUntilReady(child, () => output);
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** The site's own icon as map tile, so that no test requests tiles from a third party. */
const ownTiles = (port: string) => `http://localhost:${port}/favicon.svg?tile={z}/{x}/{y}`;

async function waitUntilReady(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!/^(API ready|Ready) on /m.test(output())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The port has to be known before the start, because the page server calls the API through it. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}
