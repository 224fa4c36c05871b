import { parseArgs } from 'node:util';
import { newDatabase, newFolder } from '@app/api/testing/test-places';
import { parseSettings, wholeNumber } from '@app/http-server/settings';
import * as v from 'valibot';
import { type FaultReport, type FaultRun, killWhileOrdering } from './faults/fault-run.ts';
import { findMongoServer } from './mongodb/mongo-server.ts';

const HIGHEST_SEED = 999_999;
/** Progress is printed after so many kills. */
const PROGRESS = 25;
const Options = v.object({
  kills: v.optional(wholeNumber(1, 100_000), '200'),
  seed: v.optional(wholeNumber(0, HIGHEST_SEED), String(Math.floor(Math.random() * HIGHEST_SEED))),
});
const options = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const settings = parseSettings(Options, options.values);
if (!settings.ok) {
  console.error(settings.failure);
  process.exit(1);
}
const run: FaultRun = settings.value;
// A default signal handler would skip the `exit` event, which ends the serving processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

console.log(`${run.kills} kills on each store, seed ${run.seed}`);
const mongo = await findMongoServer(process.env.MONGODB_URI);
if (!mongo.ok) console.log(`MongoDB was SKIPPED: ${mongo.failure}`);
const outcomes = mongo.ok
  ? await bothStores(mongo.value).finally(mongo.value.stop)
  : [await violationsOn('sqlite', newFolder)];

const violations = outcomes.reduce((sum, outcome) => sum + outcome.violations, 0);
const skippedInCi = !mongo.ok && process.env.CI === 'true';
const stores = outcomes.map(({ summary }) => summary).join('; ');
const skipped = mongo.ok ? '' : '; MongoDB SKIPPED';
console.log(`\n${stores}${skipped}: ${violations} violations (seed ${run.seed})`);
process.exitCode = violations > 0 || skippedInCi ? 1 : 0;

interface Outcome {
  readonly violations: number;
  readonly summary: string;
}

/** Both stores at the same time, because each run mostly waits for processes to start. */
function bothStores({ name, uri }: { readonly name: string; readonly uri: string }) {
  return Promise.all([
    violationsOn('sqlite', newFolder),
    violationsOn(name, () => newDatabase(uri)),
  ]);
}

async function violationsOn(name: string, newPlace: typeof newFolder): Promise<Outcome> {
  const started = performance.now();
  const killed = (kills: number) => {
    if (kills % PROGRESS === 0) console.log(`${name}: ${kills} kills`);
  };
  const place = await newPlace();
  try {
    const report = await killWhileOrdering(place.settings, { ...run, killed });
    const seconds = Math.round((performance.now() - started) / 1000);
    const violations = [...report.violations, ...inconclusive(report)];
    console.log(`\n${name}, ${seconds} s\n${figures(report)}`);
    for (const violation of violations) console.log(`  VIOLATION ${violation}`);
    const summary = `${name} ${run.kills} kills, ${report.orders} orders, ${report.mails} mails`;
    return { violations: violations.length, summary };
  } finally {
    await place.cleanup();
  }
}

/** Why a run proves nothing: kills interrupted too few orders, or too few orders were placed. */
function inconclusive({ interruptions, orders }: FaultReport): string[] {
  return [
    ...(interruptions * 2 < run.kills ? ['less than half of the kills interrupted an order'] : []),
    ...(orders < run.kills ? ['there were fewer orders than kills'] : []),
  ];
}

function figures(report: FaultReport): string {
  return [
    `  ${report.interruptions} of ${run.kills} kills interrupted orders (${report.cutOffPosts} posts cut off)`,
    `  ${report.orders} orders acknowledged, ${report.answeredLater} of them stored by a process that died before it answered`,
    `  ${report.mails} mails sent, ${report.takenOver} of them begun by a process that died`,
  ].join('\n');
}
