import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@app/federation/tooling/parts';
import { residentMb } from '@app/testing/site/resident';
import manifest from '../package.json' with { type: 'json' };
import { isBuilt, lastRelease } from '../scripts/last-release/last-release.ts';
import { type Load, load, type Server } from './load.ts';
import { median } from './percentile.ts';
import { type StartedProcess, startProcess } from './started-process.ts';
import { table } from './table.ts';

/** Production, in one process, with the same options of Node. */
const serve = manifest.scripts.serve.split(' ').slice(2);
const LINKS = 20_000;
const ROUNDS = 7;
const SHORT_ROUNDS = 3;
/** Of the CPU time of the last release: more than a shared machine adds by chance. */
const SLOWER = 3;

/**
 * Compares the site's answers with those of a bare server that sends the same headers and bytes, and with those of the
 * last release where it is built (`npm test -- last`). The site starts twice with temporary data, because the first
 * start builds and imports.
 * @param short for each change: fewer answers, short rounds, and what costs far more than in the last release is pointed out.
 */
export async function httpReport({ short = false } = {}): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    await (await startProcess(path.join(root, 'scripts/start.ts'), env)).stop();
    const site = await startProcess(serve, env);
    const before = await startLastRelease(path.join(dataDir, 'last-release'));
    try {
      const rounds = await compare(site, before, short);
      if (short) return [ratios(rounds), ...slower(rounds)].join('\n');
      const links = await growthMb(site);
      const memory = `${LINKS} links to one page, each with another \`utm_source\`: resident memory changes by ${links} MB`;
      return `${ratios(rounds)}\n\n${memory}\nSecond start: ${(site.startMs / 1000).toFixed(1)} s to the ready line`;
    } finally {
      await Promise.all([site.stop(), before?.stop()]);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The site as the last release has it, with data of its own; undefined where that is not built. */
async function startLastRelease(DATA_DIR: string): Promise<StartedProcess | undefined> {
  const found = lastRelease();
  if (!found.ok || !isBuilt(found.value)) return undefined;
  const { folder, dataDir } = found.value;
  await cp(dataDir, DATA_DIR, { recursive: true });
  const importing = [path.join(folder, 'server/commands/import.ts'), 'data/price-list.sql'];
  await promisify(execFile)(process.execPath, importing, {
    cwd: folder,
    env: { ...process.env, DATA_DIR },
  });
  const options = serve.map((one) => (one.startsWith('--') ? one : path.join(folder, one)));
  return startProcess(options, { DATA_DIR, LOG_LEVEL: 'error', PORT: String(await freePort()) });
}

/** The last release takes no 0 for any port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** How much more memory the site has after many links that differ in what no page reads. */
async function growthMb({ url, pid }: Server): Promise<number> {
  const before = await residentMb(pid);
  let visit = 0;
  const visitor = async () => {
    while (visit < LINKS) await (await fetch(`${url}/contact?utm_source=link-${visit++}`)).text();
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return (await residentMb(pid)) - before;
}

type Round = readonly [bare: Load, site: Load, before: Load | undefined];
type Rounds = Map<string, readonly Round[]>;
type Figure = (...round: Round) => number;

interface Answer {
  /** What the bare server answers as the site does. */
  readonly copied: string;
  readonly status?: number;
  /** Paths of the visits; absent: `copied`. */
  readonly nextPath?: () => string;
}

let visit = 0;
const answers: Readonly<Record<string, Answer>> = {
  '/healthz': { copied: '/healthz' },
  'page, cached': { copied: '/contact' },
  'page, cached, under links of its own': {
    copied: '/contact?utm_source=0',
    nextPath: () => `/contact?utm_source=${visit++}`,
  },
  'page, rendered each time': {
    copied: '/nowhere-0',
    nextPath: () => `/nowhere-${visit++}`,
    status: 404,
  },
  'GET /api/products': { copied: '/api/products' },
};

const IN_SHORT = ['/healthz', 'page, cached', 'GET /api/products'];

/** All take turns, because other work on the machine slows both down. */
async function compare(site: Server, before: Server | undefined, short: boolean): Promise<Rounds> {
  const asked = Object.entries(answers).filter(([what]) => !short || IN_SHORT.includes(what));
  const paths = Object.values(answers).map(({ copied }) => copied);
  const env = { SITE: site.url, COPIED: JSON.stringify(paths) };
  const bare = await startProcess(path.join(import.meta.dirname, 'bare-server.ts'), env);
  try {
    const rounds: Rounds = new Map();
    for (let round = 0; round < (short ? SHORT_ROUNDS : ROUNDS); round++) {
      for (const [what, { copied, status = 200, nextPath = () => copied }] of asked) {
        const loaded = (server: Server, path: () => string) =>
          load(server, path, { status, short });
        const measured = [
          await loaded(bare, () => copied),
          await loaded(site, nextPath),
          before && (await loaded(before, nextPath)),
        ] as const;
        rounds.set(what, [...(rounds.get(what) ?? []), measured]);
      }
    }
    return rounds;
  } finally {
    await bare.stop();
  }
}

/** Medians of the rounds, in a row for each answer. */
function ratios(rounds: Rounds): string {
  return table(
    [...rounds].map(([what, measured]) => ({
      answer: what,
      'of the bare rate': middle(measured, byTime).toFixed(2),
      'by CPU': middle(measured, byCpu).toFixed(2),
      'of the last release': ofLast(measured)?.toFixed(2) ?? 'not built',
      'answers a second': middle(measured, (_, site) => site.perSecond).toFixed(0),
      'CPU µs': middle(measured, (_, site) => site.cpuMicros).toFixed(0),
      'KB sent': middle(measured, (_, site) => site.bytes / 1024).toFixed(1),
    })),
  );
}

const byTime: Figure = (bare, site) => site.perSecond / bare.perSecond;
/** Other work on the machine changes it less, and a slow client not at all. */
const byCpu: Figure = (bare, site) => bare.cpuMicros / site.cpuMicros;

/** Of the rate of the last release, by CPU; undefined where that is not built. */
const ofLast = (measured: readonly Round[]): number | undefined =>
  measured.every(([, , before]) => before)
    ? middle(measured, (_, site, before) => (before?.cpuMicros ?? 0) / site.cpuMicros)
    : undefined;

/** A line for each answer that costs far more than in the last release. */
const slower = (rounds: Rounds): string[] =>
  [...rounds]
    .filter(([, measured]) => (ofLast(measured) ?? 1) < 1 / SLOWER)
    .map(
      ([what]) => `WARNING: ${what} takes over ${SLOWER} times the CPU time of the last release`,
    );

const middle = (measured: readonly Round[], figure: Figure): number =>
  median(measured.map((round) => figure(...round)));
