import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runImport, uploadLimits } from '@app/api/adapters/import-worker/run-import';
import { openStore } from '@app/api/adapters/open-store';
import { startRelay } from '@app/api/testing/relay';
import { root } from '@app/federation/tooling/parts';
import type { Settings } from '../../server/settings.ts';

export interface DevApi {
  readonly origin: string;
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

const HOST = 'localhost';

/**
 * Runs the API as a child process, which Node restarts when one of its files changes. It is ended
 * when this process exits.
 */
export async function startDevApi(settings: Settings, publicOrigin: string): Promise<DevApi> {
  // Each start of the API has a port of its own.
  const relay = await startRelay(undefined, HOST);
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST,
      PORT: '0',
      PUBLIC_ORIGIN: publicOrigin,
      DATA_DIR: path.resolve(settings.DATA_DIR),
      LOG_LEVEL: settings.LOG_LEVEL,
    },
  });
  const ended = once(api, 'exit');
  process.once('exit', () => api.kill());
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: api.stdout }).on('line', (line) => {
      const url = /^API ready on (\S+)/.exec(line)?.[1];
      // The API's address is cut out, because the site prints its own ready line.
      const shown = url ? /\((.*)\)$/.exec(line)?.[1] : line;
      if (shown) console.log(shown);
      if (!url) return;
      relay.leadTo(Number(new URL(url).port));
      resolve();
    });
  });
  return {
    origin: `http://${HOST}:${relay.port}`,
    ready,
    async stop() {
      api.kill();
      await ended;
      await relay.close();
    },
  };
}

/** Imports the sample price list if the store is empty. Resolves to whether it did. */
export async function importSampleWhenEmpty(settings: Settings): Promise<boolean> {
  const store = await openStore(settings);
  const active = await store.priceLists.active();
  await store.close();
  if (active) return false;
  const sample = await runImport({
    store: settings,
    file: path.join(root, 'data/price-list.sql'),
    ...uploadLimits(settings.MAX_UPLOAD_MB),
  });
  if (!sample.ok) throw new Error(sample.failure.message);
  return true;
}
