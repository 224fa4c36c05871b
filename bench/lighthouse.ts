import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPart } from '@app/federation/tooling/build-part';
import { partNamed, root } from '@app/federation/tooling/parts';
import { median } from './percentile.ts';
import { startProcess } from './started-process.ts';
import { table } from './table.ts';

/*
 * `npm run bench:lighthouse` or, for example, `npm run bench:lighthouse -- --runs=1 /about`: runs
 * Lighthouse with its mobile preset on every marketing page (median of five runs) and fails below
 * the goals. Lighthouse is downloaded into `.cache` on first use, because it is larger than all
 * dependencies of the site together.
 */
const VERSION = '13.5.0';
const GOALS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const LAYOUT_SHIFT_GOAL = 0.02;
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

type Category = keyof typeof GOALS;
const categories = Object.keys(GOALS) as Category[];

/** The fields of Lighthouse's result that are used here. */
interface LighthouseResult {
  readonly lhr: {
    /** Set if, for example, the page could not be loaded. */
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
    readonly audits: Readonly<
      Record<
        string,
        { readonly title: string; readonly score: number | null; readonly numericValue?: number }
      >
    >;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult>;
interface ChromeLauncher {
  launch(options: object): Promise<{ readonly port: number; kill(): void }>;
}

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  readonly layoutShift: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  /** Titles of failed audits, if a category other than performance has less than 100. */
  readonly findings: readonly string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const paths = positionals.length > 0 ? positionals : await pathsOfMarketing();
const tools = await fetchLighthouse();
const dataDir = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
const site = await startProcess(path.join(root, 'scripts/start.ts'), {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
});
try {
  const rows = [];
  for (const page of paths) {
    const measured: Run[] = [];
    for (let count = 0; count < runs; count++) measured.push(await measureAgain(site.url + page));
    rows.push(rowOf(page, measured));
  }
  console.log(table(rows));
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function pathsOfMarketing(): Promise<string[]> {
  const marketing = partNamed('marketing');
  if (!marketing) throw new Error('There is no marketing part');
  const { release } = await buildPart(marketing);
  return release.routes.map((route) => route.path);
}

async function fetchLighthouse(): Promise<{ lighthouse: Lighthouse; launcher: ChromeLauncher }> {
  const folder = path.join(root, '.cache', `lighthouse-${VERSION}`);
  const installed = path.join(folder, 'node_modules');
  if (!existsSync(path.join(installed, 'lighthouse'))) {
    console.log(`Fetching Lighthouse ${VERSION}...`);
    await mkdir(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', [...args, `lighthouse@${VERSION}`], { stdio: 'inherit' });
    if (status !== 0) throw new Error('Lighthouse could not be fetched; see above.');
  }
  const load = (file: string) => import(pathToFileURL(path.join(installed, file)).href);
  const [{ default: lighthouse }, launcher] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ]);
  return { lighthouse, launcher };
}

/** Tries again after a fault, because Chrome sometimes records an incomplete trace. */
async function measureAgain(url: string, tries = 3): Promise<Run> {
  try {
    return await measure(url);
  } catch (fault) {
    if (tries === 1) throw fault;
    return measureAgain(url, tries - 1);
  }
}

/** One run in a new browser, so that no run uses the cache of the run before. */
async function measure(url: string): Promise<Run> {
  const chrome = await tools.launcher.launch({
    chromeFlags: CHROME_FLAGS,
    ...(existsSync(SYSTEM_CHROMIUM) ? { chromePath: SYSTEM_CHROMIUM } : {}),
  });
  try {
    const { lhr } = await tools.lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const scored = categories.map((name) => [
      name,
      Math.round((lhr.categories[name].score ?? 0) * 100),
    ]);
    const short = scored.some(([name, score]) => name !== 'performance' && score !== 100);
    return {
      scores: Object.fromEntries(scored),
      layoutShift: value('cumulative-layout-shift'),
      largestPaintMs: value('largest-contentful-paint'),
      blockingMs: value('total-blocking-time'),
      findings: short
        ? Object.values(lhr.audits).flatMap(({ score, title }) => (score === 0 ? [title] : []))
        : [],
    };
  } finally {
    chrome.kill();
  }
}

function rowOf(page: string, measured: readonly Run[]): Record<string, string> {
  const of = (read: (run: Run) => number) => median(measured.map(read));
  const scores = categories.map((name) => [name, of((run) => run.scores[name])] as const);
  const layoutShift = of((run) => run.layoutShift);
  const missed =
    layoutShift > LAYOUT_SHIFT_GOAL || scores.some(([name, score]) => score < GOALS[name]);
  if (missed) process.exitCode = 1;
  const findings = new Set(measured.flatMap((run) => run.findings));
  return {
    page,
    ...Object.fromEntries(scores.map(([name, score]) => [name, String(score)])),
    CLS: layoutShift.toFixed(3),
    'LCP s': (of((run) => run.largestPaintMs) / 1000).toFixed(1),
    'TBT ms': of((run) => run.blockingMs).toFixed(0),
    missed: missed ? ['goals missed', ...findings].join('; ') : '',
  };
}
