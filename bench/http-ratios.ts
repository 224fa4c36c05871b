import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { residentMb } from '@app/testing/site/resident';
import manifest from '../package.json' with { type: 'json' };
import { type Load, load, type Server } from './load.ts';
import { median } from './percentile.ts';
import { startProcess } from './started-process.ts';
import { table } from './table.ts';

/** Production, in one process, with the same options of Node. */
const serve = manifest.scripts.serve.split(' ').slice(2);
const LINKS = 20_000;
const ROUNDS = 7;

const LAST_RELEASE = path.join(import.meta.dirname, 'last-release-ratios.json');
const lastRelease: Readonly<Record<string, number>> = JSON.parse(
  await readFile(LAST_RELEASE, 'utf8'),
);

/**
 * Compares the site's answers with those of a bare server that sends the same headers and bytes. The site starts twice
 * with temporary data, because the first start builds and imports.
 * @param accept writes the ratios as those of the last release.
 */
export async function httpReport(accept = false): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    await (await startProcess(path.join(root, 'scripts/start.ts'), env)).stop();
    const site = await startProcess(serve, env);
    try {
      const rounds = await compare(site);
      if (accept) await acceptRatios(rounds);
      const links = await growthMb(site);
      const memory = `${LINKS} links to one page, each with another \`utm_source\`: resident memory changes by ${links} MB`;
      return `${ratios(rounds)}\n\n${memory}\nSecond start: ${(site.startMs / 1000).toFixed(1)} s to the ready line`;
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
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

type Round = readonly [bare: Load, site: Load];
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

/** Site and bare server take turns, because other work on the machine slows both down. */
async function compare(site: Server): Promise<Rounds> {
  const paths = Object.values(answers).map(({ copied }) => copied);
  const env = { SITE: site.url, COPIED: JSON.stringify(paths) };
  const bare = await startProcess(path.join(import.meta.dirname, 'bare-server.ts'), env);
  try {
    const rounds: Rounds = new Map();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [what, { copied, status = 200, nextPath = () => copied }] of Object.entries(
        answers,
      )) {
        const measured = [
          await load(bare, () => copied, status),
          await load(site, nextPath, status),
        ] as const;
        rounds.set(what, [...(rounds.get(what) ?? []), measured]);
      }
    }
    return rounds;
  } finally {
    await bare.stop();
  }
}

async function acceptRatios(rounds: Rounds): Promise<void> {
  const figures = [...rounds].map(([what, measured]) => [what, round(middle(measured, byCpu))]);
  await writeFile(LAST_RELEASE, `${JSON.stringify(Object.fromEntries(figures), undefined, 2)}\n`);
}

const round = (ratio: number): number => Math.round(ratio * 100) / 100;

/** Medians of the rounds, in a row for each answer. */
function ratios(rounds: Rounds): string {
  return table(
    [...rounds].map(([what, measured]) => ({
      answer: what,
      'of the bare rate': middle(measured, byTime).toFixed(2),
      'by CPU': middle(measured, byCpu).toFixed(2),
      'at the last release': lastRelease[what]?.toFixed(2) ?? '',
      'answers a second': middle(measured, (_, site) => site.perSecond).toFixed(0),
      'CPU µs': middle(measured, (_, site) => site.cpuMicros).toFixed(0),
      'KB sent': middle(measured, (_, site) => site.bytes / 1024).toFixed(1),
    })),
  );
}

const byTime: Figure = (bare, site) => site.perSecond / bare.perSecond;
/** Other work on the machine changes it less, and a slow client not at all. */
const byCpu: Figure = (bare, site) => bare.cpuMicros / site.cpuMicros;

const middle = (measured: readonly Round[], figure: Figure): number =>
  median(measured.map((round) => figure(...round)));
