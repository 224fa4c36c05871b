import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startRelay } from '@app/api/testing/relay';
import { repository } from './repository.ts';

export interface DevSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the site as `npm run dev` does, with an empty data folder. */
export async function startDevSite(): Promise<DevSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'e2e-dev-'));
  // The API has to know before the start under which origin forms are posted.
  const relay = await startRelay(undefined, 'localhost');
  const origin = `http://localhost:${relay.port}`;
  const child = spawn(process.execPath, ['packages/toolchain/dev.ts'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', PUBLIC_ORIGIN: origin, STORE: 'sqlite' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^Ready on (\S+)/.exec(line)?.[1];
      if (!url) return;
      relay.leadTo(Number(new URL(url).port));
      resolve();
    });
  });
  const early = ended.then(([code]) => {
    throw new Error(`The development site ended with ${code}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => {});
  return {
    url: origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await relay.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
