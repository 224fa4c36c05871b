import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, releasesFolder } from '@app/federation/releases';
import { root } from '@app/federation/tooling/parts';
import { builtParts } from '@app/testing/site/built-parts';
import manifest from '../package.json' with { type: 'json' };
import { load, type Server } from './load.ts';
import { median } from './percentile.ts';
import { type StartedProcess, startProcess } from './started-process.ts';
import { table } from './table.ts';

/*
 * `npm run bench:page-servers -- 1 2`: what so many page servers before one API answer together. Their load comes from
 * the same machine, so that what a page costs in processor time says more than pages a second.
 */
const counts = process.argv.slice(2).map(Number);
const ROUNDS = 5;
const INTERNAL_SECRET = 'which all page servers and the API share';
const serve = manifest.scripts.serve.split(' ').slice(2);

const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'bench-page-servers-'));
const started: StartedProcess[] = [];
try {
  await publish(releasesFolder(DATA_DIR), await builtParts());
  const api = await start([path.join(root, 'api/src/main.ts')], { TRUST_PROXY: '1' });
  const rows: Record<string, string>[] = [];
  for (const count of counts.length > 0 ? counts : [1, 2]) {
    const servers: Server[] = [];
    while (servers.length < count) servers.push(await start(serve, { API_ORIGIN: api.url }));
    rows.push(await measure(servers));
  }
  console.log(table(rows));
} finally {
  await Promise.all(started.map((one) => one.stop()));
  await rm(DATA_DIR, { recursive: true, force: true });
}

async function start(args: readonly string[], env: Readonly<Record<string, string>>) {
  const one = await startProcess(args, { DATA_DIR, LOG_LEVEL: 'error', INTERNAL_SECRET, ...env });
  started.push(one);
  return one;
}

/** All at the same time, each with a page that is kept and with one that is rendered for every visit. */
async function measure(servers: readonly Server[]): Promise<Record<string, string>> {
  let visit = 0;
  const kept = await rounds(servers, () => '/contact', 200);
  const rendered = await rounds(servers, () => `/nowhere-${visit++}`, 404);
  return {
    'page servers': String(servers.length),
    'kept pages a second': kept.perSecond.toFixed(0),
    'CPU µs': kept.cpuMicros.toFixed(0),
    'rendered pages a second': rendered.perSecond.toFixed(0),
    'CPU µs of the server': rendered.cpuMicros.toFixed(0),
  };
}

/** Pages a second of all together, and what one page cost; medians. */
async function rounds(servers: readonly Server[], path: () => string, status: number) {
  const measured: { readonly perSecond: number; readonly cpuMicros: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const each = await Promise.all(servers.map((one) => load(one, path, { status })));
    const perSecond = each.reduce((sum, one) => sum + one.perSecond, 0);
    const cpu = each.reduce((sum, one) => sum + one.cpuMicros * one.perSecond, 0);
    measured.push({ perSecond, cpuMicros: cpu / perSecond });
  }
  return {
    perSecond: median(measured.map((one) => one.perSecond)),
    cpuMicros: median(measured.map((one) => one.cpuMicros)),
  };
}
