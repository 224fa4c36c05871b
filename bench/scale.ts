import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { dumpOf } from '@app/api/testing/generated-list/generated-dumps';
import { generatedProducts } from '@app/api/testing/generated-list/generated-products';
import { root } from '@app/federation/tooling/parts';
import { residentMb } from '@app/testing/site/resident';
import { percentile } from './percentile.ts';
import { startProcess } from './started-process.ts';
import { table } from './table.ts';

/*
 * `npm run bench:scale -- 400 20000 200000 2000000`: what price lists of these lengths cost the API. Each is imported
 * into an embedded store of its own, and searched by one visitor. One machine, one run.
 */
const lengths = process.argv.slice(2).map(Number);
const SEARCHES = 300;
const words = ['camera', 'batery', 'gate motor', '8 channel', 'pir', 'energizer 12j', 'zz'];
const run = promisify(execFile);

const rows: Record<string, string>[] = [];
for (const length of lengths.length > 0 ? lengths : [400, 20_000, 200_000]) {
  rows.push(await measure(length));
  console.log(table(rows.slice(-1)));
}
if (rows.length > 1) console.log(`\n${table(rows)}`);

async function measure(length: number): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-scale-'));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', MAX_UPLOAD_MB: '2000' };
  try {
    const dump = path.join(dataDir, 'generated.sql');
    await writeFile(dump, Readable.from(dumpOf('mysql', products(length))));
    const startedAt = performance.now();
    const script = path.join(root, 'server/commands/import.ts');
    await run(process.execPath, [script, dump], { env: { ...process.env, ...env } });
    const importMs = performance.now() - startedAt;
    const program = path.join(root, 'api/src/main.ts');
    const api = await startProcess(program, env, { startMs: 20 * 60_000 });
    try {
      const first = await search(api.url, words[0] ?? '');
      const times: number[] = [];
      for (let at = 0; at < SEARCHES; at++) {
        times.push(await search(api.url, words[at % words.length] ?? ''));
      }
      return {
        products: String(length),
        'import s': (importMs / 1000).toFixed(1),
        'µs a product': ((importMs * 1000) / length).toFixed(0),
        'start s': (api.startMs / 1000).toFixed(1),
        'first search ms': first.toFixed(0),
        'p50 ms': percentile(times, 0.5).toFixed(1),
        'p99 ms': percentile(times, 0.99).toFixed(1),
        'MB of the API': String(await residentMb(api.pid)),
      };
    } finally {
      await api.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function* products(length: number) {
  for (const { product } of generatedProducts(length)) yield product;
}

/** Milliseconds from the question to the end of the answer. */
async function search(url: string, words: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/products/search?q=${encodeURIComponent(words)}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} to "${words}"`);
  return performance.now() - startedAt;
}
