import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { residentMb } from '@app/testing/site/resident';
import manifest from '../package.json' with { type: 'json' };
import { askPages } from './ask-pages.ts';
import { startProcess } from './started-process.ts';
import { table } from './table.ts';

// Asks `npm run serve` for as many pages of search results as the first argument says, each with
// another query, and then for pages over 500 connections. Prints one row of figures; fails when the
// site takes more memory than the bound or leaves more than 1% of the pages to browsers.
const QUERIES = Number(process.argv[2] ?? 200_000);
const MOST_MB = 480;
const LEAST_RENDERED = 99;
const CONNECTIONS = 500;
const VISITS = 5_000;
const SAMPLE_MS = 2_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal' };
// The first start builds and imports.
await (await startProcess(path.join(root, 'scripts/start.ts'), env)).stop();
const [, script = '', ...args] = manifest.scripts.serve.split(' ');
const site = await startProcess([path.join(root, script), ...args], env);
let mostMb = 0;
const sampling = setInterval(sample, SAMPLE_MS);
try {
  const start = await sample();
  const queries = await askPages(QUERIES, 16, (visit) => site.url + search(visit));
  const after = await sample();
  const rendered = [queries.rendered];
  for (const visited of ['/', '/contact', '/consulting']) {
    rendered.push((await askPages(VISITS, CONNECTIONS, () => site.url + visited)).rendered);
  }
  const end = await sample();
  const row = {
    queries: String(QUERIES),
    'a second': queries.perSecond.toFixed(0),
    rendered: `${queries.rendered.toFixed(2)}%`,
    'MB at the start': String(start),
    'after the queries': String(after),
    [`rendered over ${CONNECTIONS} connections`]: `${Math.min(...rendered.slice(1)).toFixed(2)}%`,
    'MB after those': String(end),
    'most MB at any time': String(mostMb),
  };
  console.log(table([row]));
  if (mostMb === 0) throw new Error('Only Linux tells how much memory a process has');
  if (mostMb > MOST_MB || Math.min(...rendered) < LEAST_RENDERED) {
    console.error(`Not within ${MOST_MB} MB with ${LEAST_RENDERED}% rendered`);
    process.exitCode = 1;
  }
} finally {
  clearInterval(sampling);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function sample(): Promise<number> {
  const total = await residentMb(site.pid);
  mostMb = Math.max(mostMb, total);
  return total;
}

/** One in ten finds products: signs between words do not count for the search. */
function search(visit: number): string {
  if (visit % 10 > 0) return `/consulting?q=query-${visit}`;
  return `/consulting?q=camera+${visit.toString(2).replaceAll('0', '.').replaceAll('1', '-')}`;
}
