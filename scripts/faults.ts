import { parseArgs } from 'node:util';
import { parseSettings, wholeNumber } from '@app/http-server/settings';
import * as v from 'valibot';
import { runDumps } from './faults/dumps/run-dumps.ts';
import { runImports } from './faults/imports/run-imports.ts';
import { runKills } from './faults/kills/run-kills.ts';
import type { FaultSettings, Outcome } from './faults/outcome.ts';
import { runReleases } from './faults/releases/run-releases.ts';
import { runRestarts } from './faults/restarts/run-restarts.ts';
import { runAttacks } from './faults/run-attacks.ts';
import { runQueries } from './faults/run-queries.ts';
import { runSlow } from './faults/slow/run-slow.ts';

const HIGHEST_SEED = 999_999;

/** In the order in which they run. */
const runs: Readonly<Record<string, (settings: FaultSettings) => Promise<Outcome>>> = {
  kills: runKills,
  restarts: runRestarts,
  releases: runReleases,
  slow: runSlow,
  dumps: runDumps,
  imports: runImports,
  queries: runQueries,
  attacks: runAttacks,
};

const Options = v.object({
  // The same in each run, so that none fails by chance. Another one looks for what this one does not find.
  seed: v.optional(wholeNumber(0, HIGHEST_SEED), '1'),
  kills: v.optional(wholeNumber(1, 100_000), '200'),
  restarts: v.optional(wholeNumber(1, 10_000), '20'),
  releases: v.optional(wholeNumber(1, 1_000), '20'),
  requests: v.optional(wholeNumber(100, 1_000_000), '10000'),
  connections: v.optional(wholeNumber(10, 5_000), '1000'),
  dumps: v.optional(wholeNumber(1, 100_000), '240'),
  imports: v.optional(wholeNumber(1, 1_000), '10'),
  queries: v.optional(wholeNumber(1, 10_000_000), '200000'),
});
const settings = readOptions();
const chosen = Object.entries(runs).filter(
  ([name]) => settings.names.length === 0 || settings.names.includes(name),
);

// A default signal handler would skip the `exit` event, which ends the serving processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const tried: { run: string; tried: string; violations: number; seconds: number }[] = [];
for (const [name, run] of chosen) {
  console.log(`\n== ${name}, seed ${settings.seed}`);
  const started = performance.now();
  const { figures, violations } = await run(settings);
  for (const violation of violations) console.log(`  VIOLATION ${violation}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${name}: ${figures}: ${violations.length} violations in ${seconds} s`);
  tried.push({ run: name, tried: figures, violations: violations.length, seconds });
}
console.log('\nWhat was tried:');
for (const { run, tried: what, violations, seconds } of tried) {
  console.log(
    `${run.padEnd(9)} ${String(violations).padStart(3)} violations ${String(seconds).padStart(5)} s  ${what}`,
  );
}
process.exitCode = tried.some(({ violations }) => violations > 0) ? 1 : 0;

function readOptions(): FaultSettings & { readonly names: readonly string[] } {
  const string = { type: 'string' } as const;
  const options = Object.fromEntries(Object.keys(Options.entries).map((name) => [name, string]));
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  // All options are strings, which the type of a computed list does not tell.
  const read = parseSettings(Options, values as Record<string, string>);
  if (!read.ok) return refuse(read.failure);
  const unknown = positionals.filter((name) => !(name in runs));
  if (unknown.length > 0) {
    refuse(`No run is called ${unknown.join(' or ')}. There are ${Object.keys(runs).join(', ')}.`);
  }
  return { ...read.value, names: positionals };
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
