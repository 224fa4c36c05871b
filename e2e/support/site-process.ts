import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasesFolder } from '@app/federation/releases';
import { TEMPLATE_VARIABLE } from './prepare-template.ts';
import { repository } from './repository.ts';

const READY_WITHIN_MS = 15_000;

/** A running site with a data folder of its own. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  readonly releases: string;
  /** Everything the server wrote so far, log lines included. */
  output(): string;
  /** Asks it to end as an operator would. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** `settings` are environment variables that this site has beside its own. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<Site> {
  const template = process.env[TEMPLATE_VARIABLE];
  if (!template) throw new Error('The template was not prepared');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'e2e-site-'));
  await cp(template, dataDir, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...settings,
    },
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
    dataDir,
    releases: releasesFolder(dataDir),
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

async function waitUntilReady(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!/^Ready on /m.test(output())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The site did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The page server calls the API by its own port, so it has to know the port beforehand. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}
