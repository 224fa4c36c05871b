import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { cartTexts } from '@app/contracts/order';
import { type BuiltRelease, releasesFolder } from '@app/federation/releases';
import { changedCopy } from '@app/testing/site/changed-release';
import { visit } from '../../scripts/faults/visit.ts';
import { table } from '../table.ts';

const ROUNDS = 8;
const ROUND_MS = 4000;
/** Two changes of what is live in each round with flips. */
const FLIP_EVERY_MS = 2000;
/** Longer than it takes until a change is served. */
const SETTLE_MS = 2000;
const EVERY_MS = 10;
const VERSION = '1.0.1-0123456789ab';

/** Asked in turn. */
const paths: Readonly<Record<string, (visit: number) => string>> = {
  'page, cached': () => '/contact',
  'page, rendered each time': (count) => `/nowhere-${count}`,
  'GET /api/products': () => '/api/products',
};

/** Milliseconds of each answer, by what was asked. */
type Latencies = Readonly<Record<string, number[]>>;

interface Rounds {
  readonly tookMs: Latencies;
  failures: number;
}

/**
 * Compares answers during flips with those at idle times, in rounds that take turns. A request is sent
 * every 10 ms whatever became of those before, and its time counts from then.
 */
export async function flipReport(url: string, dataDir: string): Promise<string> {
  const releases = releasesFolder(dataDir);
  const title = (code: string) => code.replaceAll(cartTexts.title, `${cartTexts.title} 2`);
  const change = { browser: title, server: title };
  const other = await changedCopy(releases, 'shop', VERSION, change);
  const [idle, flips] = [noRounds(), noRounds()];
  // The first round after a start fills caches.
  await ask(url, noRounds(), ROUNDS);
  let changes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await ask(url, idle, round);
    const flipping = keepFlipping(releases, other);
    await ask(url, flips, round);
    changes += await flipping.stop();
    // What was switched last belongs to this round.
    await pause(SETTLE_MS);
  }
  await rm(other.folder, { recursive: true });
  const failed = idle.failures + flips.failures;
  return `${comparison(idle.tookMs, flips.tookMs)}\n\n${changes} changes of what is live, ${failed} failed requests`;
}

function keepFlipping(releases: string, built: BuiltRelease) {
  const input = JSON.stringify([releases, built, FLIP_EVERY_MS]);
  const program = path.join(import.meta.dirname, 'keep-flipping.ts');
  const child = spawn(process.execPath, [program, input], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = text(child.stdout);
  return {
    /** Resolves to the number of changes, of which the last was a rollback. */
    async stop() {
      child.kill('SIGTERM');
      return (await output).split('flipped').length - 1;
    },
  };
}

const noRounds = (): Rounds => ({
  tookMs: Object.fromEntries(Object.keys(paths).map((what) => [what, []])),
  failures: 0,
});

async function ask(url: string, rounds: Rounds, round: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const open: Promise<void>[] = [];
  const all = Object.entries(paths);
  const begin = performance.now();
  for (let count = 0; count * EVERY_MS < ROUND_MS; count++) {
    const due = begin + count * EVERY_MS;
    await pause(Math.max(0, due - performance.now()));
    const [what, pathOf] = all[count % all.length] ?? ['', () => '/'];
    const asked = visit(url, agent, { path: pathOf(round * ROUND_MS + count) });
    open.push(
      asked.then((answer) => {
        const isRight = answer.kind === 'answer' && [200, 404].includes(answer.status);
        if (isRight) rounds.tookMs[what]?.push(performance.now() - due);
        else rounds.failures += 1;
      }),
    );
  }
  await Promise.all(open);
  agent.destroy();
}

function comparison(idle: Latencies, flips: Latencies): string {
  const at = (times: readonly number[] = [], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  return table(
    Object.keys(paths).map((answer) => {
      const [calm, busy] = [idle[answer], flips[answer]];
      return {
        answer,
        'idle p50 ms': at(calm, 0.5).toFixed(1),
        'idle p99 ms': at(calm, 0.99).toFixed(1),
        'p50 ms': at(busy, 0.5).toFixed(1),
        'p99 ms': at(busy, 0.99).toFixed(1),
        'p50 ratio': (at(busy, 0.5) / at(calm, 0.5)).toFixed(2),
        'p99 ratio': (at(busy, 0.99) / at(calm, 0.99)).toFixed(2),
        requests: String((busy ?? []).length),
      };
    }),
  );
}
