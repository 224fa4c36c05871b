import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { uploadPriceList } from '@app/contracts/admin-upload';
import { root } from '@app/federation/tooling/parts';
import manifest from '../../package.json' with { type: 'json' };
import { type StartedProcess, startProcess } from '../started-process.ts';
import { dialects } from './dumps.ts';
import { startVisitors } from './visitors.ts';

const PASSWORD = 'correct horse battery';
const ROUNDS = 3;
const IDLE_MS = 10_000;

/** Milliseconds of visitors' answers. */
export interface Visits {
  readonly idle: readonly number[];
  readonly during: readonly number[];
  /** Seconds of each upload, from its first byte to the answer, which waits for the new list. */
  readonly imports: readonly number[];
}

/**
 * Visits a site of its own that serves this list, in turns while nothing else happens and while the
 * list is uploaded again with other prices.
 */
export async function visitDuringImports(list: readonly StoredProduct[]): Promise<Visits> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-import-'));
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: PASSWORD,
    MONGODB_URI: '',
    SMTP_URL: '',
  };
  try {
    // The first start builds.
    await (await startProcess(path.join(root, 'scripts/start.ts'), env)).stop();
    const [, script = '', ...args] = manifest.scripts.serve.split(' ');
    const site = await startProcess([path.join(root, script), ...args], env);
    try {
      return await visit(site, list);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function visit(site: StartedProcess, list: readonly StoredProduct[]): Promise<Visits> {
  await upload(site.url, dumpOf(list));
  const idle: number[] = [];
  const during: number[] = [];
  const imports: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    idle.push(...(await visitWhile(site.url, () => delay(IDLE_MS))));
    const dump = dumpOf(list.map((product) => ({ ...product, price: product.price + round })));
    const started = performance.now();
    during.push(...(await visitWhile(site.url, () => upload(site.url, dump))));
    imports.push((performance.now() - started) / 1000);
  }
  return { idle, during, imports };
}

async function visitWhile(url: string, work: () => Promise<unknown>): Promise<readonly number[]> {
  const visitors = startVisitors(url);
  try {
    await work();
  } finally {
    // Also when the work failed, so that no request is left open.
    await visitors.stop();
  }
  return visitors.stop();
}

const dumpOf = (list: readonly StoredProduct[]): Blob =>
  new Blob([...(dialects[0]?.dump(list) ?? [])].map((chunk) => Uint8Array.from(chunk)));

async function upload(url: string, dump: Blob): Promise<void> {
  const form = new FormData();
  form.append('username', 'admin');
  form.append('password', PASSWORD);
  form.append('confirm', 'true');
  form.append('sqlFile', dump, 'prices.sql');
  const { method, path: where } = uploadPriceList;
  const answer = await fetch(url + where, { method, body: form });
  if (answer.status !== 200) throw new Error(`The upload was refused: ${await answer.text()}`);
}
