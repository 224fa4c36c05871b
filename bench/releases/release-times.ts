import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median } from '../percentile.ts';
import { table } from '../table.ts';

const run = promisify(execFile);

const PAGE = '/consulting';
const SOURCE = 'mfe-shop/src/features/price-list/price-list.tsx';
/** The line below the page's heading. */
const LEDE = /(const LEDE =\s+')[^']+'/;
const POLL_MS = 5;

export interface ReleasedShop {
  /** The working tree that is edited. */
  readonly tree: string;
  readonly url: string;
  /** Settings of the commands. */
  readonly env: Readonly<Record<string, string>>;
}

/** Milliseconds from the start of a command. */
interface Times {
  readonly ended: number;
  /** Until a visitor got the first document with the change. */
  readonly served: number;
}

/** Edits a page of the shop, releases or publishes it by the command, and rolls it back, again and again. */
export async function releaseTimes(shop: ReleasedShop, rounds: number): Promise<string> {
  const rollback = ['packages/federation/commands/rollback.ts', 'shop'];
  const publish = ['packages/federation/commands/publish.ts', 'shop', '--to', shop.url];
  const releases: Times[] = [];
  const rollbacks: Times[] = [];
  const publications: Times[] = [];
  const file = path.join(shop.tree, SOURCE);
  const source = await readFile(file, 'utf8');
  const before = LEDE.exec(source)?.[0].split("'")[1];
  if (!before) throw new Error(`${SOURCE} has no LEDE`);
  for (let round = 1; round <= rounds; round++) {
    const lede = `Prices of round ${round}.`;
    await writeFile(file, source.replace(LEDE, `$1${lede}'`));
    releases.push(await timeOf(shop, ['server/commands/release.ts', 'shop'], lede));
    rollbacks.push(await timeOf(shop, rollback, before));
    const published = `Published in round ${round}.`;
    await writeFile(file, source.replace(LEDE, `$1${published}'`));
    publications.push(await timeOf(shop, publish, published));
    await timeOf(shop, rollback, before);
  }
  return table([
    { step: 'release: build, checks, copy', ...figures(releases) },
    { step: 'rollback', ...figures(rollbacks) },
    { step: 'publish: build, sign, send, checks', ...figures(publications) },
  ]);
}

/** Runs a command for the shop, and asks for the page until it has the text. */
async function timeOf({ tree, url, env }: ReleasedShop, command: readonly string[], text: string) {
  const started = performance.now();
  const since = () => performance.now() - started;
  const running = run(process.execPath, [...command], {
    cwd: tree,
    env: { ...process.env, ...env },
  });
  // Together, so that a command that fails says why.
  const times = [running.then(since), firstDocument(url, text).then(since)] as const;
  const [ended, served] = await Promise.all(times);
  return { ended, served };
}

async function firstDocument(url: string, text: string): Promise<void> {
  while (!(await (await fetch(url + PAGE)).text()).includes(text)) await pause(POLL_MS);
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

function figures(times: readonly Times[]): Record<string, string> {
  const of = (key: keyof Times) => times.map((one) => one[key]);
  return {
    'command s, median': seconds(median(of('ended'))),
    'served s, median': seconds(median(of('served'))),
    'served s, slowest': seconds(Math.max(...of('served'))),
  };
}
