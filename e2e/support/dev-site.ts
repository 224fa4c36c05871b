import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '../../scripts/processes/free-ports.ts';
import { repository } from './repository.ts';

export interface DevSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the site as `npm run dev` does, with an empty data folder. */
export async function startDevSite(): Promise<DevSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'e2e-dev-'));
  const [port] = await freePorts('localhost', 1);
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), STORE: 'sqlite' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Ready on ')) resolve();
    });
  });
  const early = ended.then(([code]) => {
    throw new Error(`The development site ended with ${code}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => {});
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
