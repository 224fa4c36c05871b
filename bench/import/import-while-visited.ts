import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { uploadPriceList } from '@app/contracts/admin-upload';
import { searchProducts } from '@app/contracts/product';
import { root } from '@app/federation/tooling/parts';
import * as v from 'valibot';
import manifest from '../../package.json' with { type: 'json' };
import { type StartedProcess, startProcess } from '../started-process.ts';
import { dialects } from './dumps.ts';
import { startVisitors } from './visitors.ts';

const PASSWORD = 'correct horse battery';
const ROUNDS = 3;
const IDLE_MS = 10_000;
const POLL_MS = 250;
const SERVED_MS = 60_000;

/** Milliseconds of visitors' answers. */
export interface Visits {
  readonly idle: readonly number[];
  readonly during: readonly number[];
  /** Seconds of each upload, from its first byte until visitors get the new list. */
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
  await replace(site.url, fileOf(list), list);
  const idle: number[] = [];
  const during: number[] = [];
  const imports: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    idle.push(...(await visitWhile(site.url, () => delay(IDLE_MS))));
    const dearer = list.map((product) => ({ ...product, price: product.price + round }));
    // Before the visits, because this process makes them.
    const file = fileOf(dearer);
    const started = performance.now();
    during.push(...(await visitWhile(site.url, () => replace(site.url, file, dearer))));
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

const fileOf = (list: readonly StoredProduct[]): Blob =>
  new Blob([...(dialects[0]?.dump(list) ?? [])].map((chunk) => Uint8Array.from(chunk)));

/** Uploads a list and waits until visitors get it: an answer waits for ten seconds only. */
async function replace(url: string, file: Blob, [first]: readonly StoredProduct[]): Promise<void> {
  await upload(url, file);
  if (!first) throw new Error('The list is empty');
  const until = performance.now() + SERVED_MS;
  while ((await priceOf(url, first.sku)) !== first.price) {
    if (performance.now() > until) throw new Error('The new list is not served');
    await delay(POLL_MS);
  }
}

async function priceOf(url: string, sku: string): Promise<number | undefined> {
  const answer = await fetch(`${url}${searchProducts.path}?q=${encodeURIComponent(sku)}`);
  const found = v.parse(searchProducts.response, await answer.json());
  return found.find((product) => product.sku === sku)?.price;
}

async function upload(url: string, file: Blob): Promise<void> {
  const form = new FormData();
  form.append('username', 'admin');
  form.append('password', PASSWORD);
  form.append('confirm', 'true');
  form.append('sqlFile', file, 'prices.sql');
  const { method, path: where } = uploadPriceList;
  const answer = await fetch(url + where, { method, body: form });
  if (answer.status !== 200) throw new Error(`The upload was refused: ${await answer.text()}`);
}
