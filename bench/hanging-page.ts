import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { releasesFolder } from '@app/federation/releases';
import { root } from '@app/federation/tooling/parts';
import { publishChanged } from '@app/testing/site/changed-release';
import { withPageFault } from '@app/testing/site/page-fault';
import { residentMb } from '@app/testing/site/resident';
import { startProcess } from './started-process.ts';
import { table } from './table.ts';

/*
 * What visitors of other pages notice while every render of the shop's page is an endless loop:
 * `npm run bench:hanging-page`, or with the folder of another working tree to measure that one.
 * The time of the same page before the loop, in the same run, is 1.
 */
const MEASURED_MS = 15_000;
const PAUSE_MS = 20;
const HANGING_VISITORS = 3;
const VERSION = '1.0.1-eeeeeeeeeeee';

/** One page from the cache, and one that is rendered for each visit: a page that is not found. */
const pages: Readonly<Record<string, (visit: number) => string>> = {
  '/': () => '/',
  'a page rendered each time': (visit) => `/nowhere-${visit}`,
};

interface Visits {
  readonly tookMs: readonly number[];
  /** Share of the visits that were left to the browser. */
  readonly unrendered: number;
}

const tree = path.resolve(process.argv[2] ?? root);
const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
const site = await startProcess(path.join(tree, 'scripts/start.ts'), {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
});
try {
  const calm = await measureAll();
  const calmMb = await residentMb(site.pid);
  let hanging = true;
  const visitors = Array.from({ length: HANGING_VISITORS }, async (_, visitor) => {
    for (let visit = 0; hanging; visit++) {
      await (await fetch(`${site.url}/consulting?q=${visitor}-${visit}`)).text();
    }
  });
  const server = withPageFault('for (;;);');
  await publishChanged(releasesFolder(dataDir), 'shop', VERSION, { server });
  while (!(await (await fetch(`${site.url}/remotes.json`)).text()).includes(VERSION))
    await pause(10);
  const busy = await measureAll();
  const busyMb = await residentMb(site.pid);
  hanging = false;
  await Promise.all(visitors);
  console.log(`While the shop's page hangs, in ${tree}\n`);
  console.log(report(calm, busy));
  console.log(`\nResident, all processes: ${calmMb} MB before, ${busyMb} MB while it hangs`);
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measureAll(): Promise<Record<string, Visits>> {
  const measured = Object.entries(pages).map(
    async ([name, pathOf]) => [name, await measure(pathOf)] as const,
  );
  return Object.fromEntries(await Promise.all(measured));
}

async function measure(pathOf: (visit: number) => string): Promise<Visits> {
  const tookMs: number[] = [];
  let unrendered = 0;
  const end = performance.now() + MEASURED_MS;
  while (performance.now() < end) {
    const started = performance.now();
    const html = await (await fetch(site.url + pathOf(tookMs.length))).text();
    tookMs.push(performance.now() - started);
    if (html.includes('"rendered":false')) unrendered += 1;
    await pause(PAUSE_MS);
  }
  return {
    tookMs: tookMs.sort((one, other) => one - other),
    unrendered: unrendered / tookMs.length,
  };
}

function report(calm: Record<string, Visits>, busy: Record<string, Visits>): string {
  const at = ({ tookMs }: Visits, share: number) => tookMs[Math.floor(tookMs.length * share)] ?? 0;
  return table(
    Object.keys(pages).map((page) => {
      const [before, during] = [calm[page], busy[page]] as [Visits, Visits];
      return {
        page,
        'calm p50 ms': at(before, 0.5).toFixed(1),
        'calm p99 ms': at(before, 0.99).toFixed(1),
        'p50 ms': at(during, 0.5).toFixed(1),
        'p99 ms': at(during, 0.99).toFixed(1),
        'p50 ratio': (at(during, 0.5) / at(before, 0.5)).toFixed(1),
        'p99 ratio': (at(during, 0.99) / at(before, 0.99)).toFixed(1),
        unrendered: `${(during.unrendered * 100).toFixed(0)}%`,
        visits: String(during.tookMs.length),
      };
    }),
  );
}
