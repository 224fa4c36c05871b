import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runImport } from '../src/adapters/import-worker/run-import.ts';
import { aContactMessage } from '../testing/builders.ts';
import type { StorePlace } from '../testing/store-contract/opened-store.ts';
import { testPlaces } from '../testing/test-places.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const dump = (price: string) =>
  `INSERT INTO products (Sku, Product, Category, Cost, Price) VALUES
    ('CAM-4MP', '4MP dome camera', 'CAMERAS', 700.00, ${price});`;

describe.each(testPlaces)('two processes on one store: $name', ({ skipped, newPlace }) => {
  let place: StorePlace;
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(async ({ skip }) => {
    skip(skipped);
    place = await newPlace();
    folder = await mkdtemp(join(tmpdir(), 'dumps-'));
  });
  afterEach(async () => {
    if (skipped) return;
    for (const child of running.splice(0)) {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    }
    await place.cleanup();
    await rm(folder, { recursive: true });
  });

  /** Starts the API as a process; returns its address. */
  async function startProcess(settings: Record<string, string> = {}): Promise<string> {
    const env = {
      ...process.env,
      MONGODB_URI: '',
      ...place.settings,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SHUTDOWN_DELAY_SECONDS: '0',
      ...settings,
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    running.push(child);
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('It did not start')));
    ended.catch(() => {});
    const [ready] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
    return /^API ready on (\S+)/.exec(String(ready))?.[1] ?? '';
  }

  async function importAt(price: string): Promise<void> {
    const file = join(folder, 'list.sql');
    await writeFile(file, dump(price));
    expect(await runImport({ store: place.settings, file, unpackedLimitBytes: 1e6 })).toMatchObject(
      { ok: true },
    );
  }

  const priceAt = async (url: string) => {
    const list = await (await fetch(`${url}/api/products`)).json();
    return list[0]?.Price;
  };

  test('both start at once, and both serve a new list without a restart', async () => {
    const urls = await Promise.all([startProcess(), startProcess()]);
    for (const [text, price] of [
      ['804.90', 804.9],
      ['999.00', 999],
    ] as const) {
      await importAt(text);
      const served = urls.map((url) => expect.poll(() => priceAt(url)).toBe(price));
      await Promise.all(served);
    }
  });

  test('an address may leave as many leads over both as one process allows', async () => {
    const settings = { LEADS_PER_TEN_MINUTES: '3', TRUST_PROXY: '1' };
    const urls = await Promise.all([startProcess(settings), startProcess(settings)]);
    const send = (url: string, address: string) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify(aContactMessage()),
      });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, host) => send(urls[host % 2] ?? '', `2001:db8::${host}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(590);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
    }
    expect((await send(urls[0] ?? '', '2001:db8:0:100::1')).status).toBe(200);
  });
});
