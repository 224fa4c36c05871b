import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { residentMb } from '@app/testing/site/resident';
import manifest from '../package.json' with { type: 'json' };
import { type Load, load, type Server } from './load.ts';
import { startProcess } from './started-process.ts';
import { table } from './table.ts';

/** Production, in one process, with the same options of Node. */
const serve = manifest.scripts.serve.split(' ').slice(2);
const LINKS = 20_000;
const ROUNDS = 7;

/**
 * Compares the site's answers with those of a bare server that sends the same headers and bytes. The site starts twice
 * with temporary data, because the first start builds and imports.
 */
export async function httpReport(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    await (await startProcess(path.join(root, 'scripts/start.ts'), env)).stop();
    const site = await startProcess(serve, env);
    try {
      const figures = await compare(site);
      const links = await growthMb(site);
      const memory = `${LINKS} links to one page, each with another \`utm_source\`: resident memory changes by ${links} MB`;
      return `${figures}\n\n${memory}\nSecond start: ${(site.startMs / 1000).toFixed(1)} s to the ready line`;
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

/** Site and bare server take turns, because other work on the machine slows both down. Medians of the rounds. */
async function compare(site: Server): Promise<string> {
  const paths = Object.values(answers).map(({ copied }) => copied);
  const env = { SITE: site.url, COPIED: JSON.stringify(paths) };
  const bare = await startProcess(path.join(import.meta.dirname, 'bare-server.ts'), env);
  try {
    const rounds = new Map<string, (readonly [bare: Load, site: Load])[]>();
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
    return table([...rounds].map(([what, measured]) => rowOf(what, measured)));
  } finally {
    await bare.stop();
  }
}

function rowOf(what: string, measured: readonly (readonly [bare: Load, site: Load])[]) {
  const middle = (figure: (bare: Load, site: Load) => number) =>
    median(measured.map(([bare, site]) => figure(bare, site)));
  return {
    answer: what,
    'of the bare rate': middle((bare, site) => site.perSecond / bare.perSecond).toFixed(2),
    'of the bare rate, by CPU': middle((bare, site) => bare.cpuMicros / site.cpuMicros).toFixed(2),
    'answers a second': middle((_, site) => site.perSecond).toFixed(0),
    'CPU µs': middle((_, site) => site.cpuMicros).toFixed(0),
    'KB sent': middle((_, site) => site.bytes / 1024).toFixed(1),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
