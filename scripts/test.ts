import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compileCache } from '@app/testing/steps/compile-cache';
import { runFailedFilesAgain } from '@app/testing/steps/flaky';
import { runLanes } from '@app/testing/steps/run-lanes';
import { type Outcome, run, type Step } from '@app/testing/steps/step';
import { findMongoServer } from './mongodb/mongo-server.ts';
import { groups } from './steps/all-steps.ts';
import { ledger } from './steps/ledger.ts';
import { settleMachine } from './steps/machine.ts';
import { memoryFolder } from './steps/memory-folder.ts';

const inCi = process.env.CI === 'true';
const steps = groups.flat(2);

// Names of steps to run instead of all: `npm test -- types`.
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { 'no-rerun': { type: 'boolean', default: false } },
});
const unknown = wanted.filter((name) => !steps.some((step) => step.name.includes(name)));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => `  ${name}`).join('\n');
  console.error(`No step is called ${unknown.join(' or ')}. The steps are:\n${names}`);
  process.exit(1);
}
const isChosen = ({ name }: Step) =>
  wanted.length === 0 || wanted.some((part) => name.includes(part));
const chosen = steps.filter(isChosen);

const started = performance.now();
// A program that writes into it meanwhile goes on without.
await rm(compileCache, { recursive: true, force: true });
// Releases, databases and profiles of browsers: files on a disk cost tests a fifth more CPU time.
const inMemory = process.env.TMPDIR ? undefined : await memoryFolder();
if (inMemory) process.env.TMPDIR = inMemory;
const machine = await settleMachine({
  wantsBrowser: chosen.some(({ needsBrowser }) => needsBrowser),
});
if (machine.browser) process.env.BROWSER_PATH = machine.browser;
const notes: string[] = [];
// It may have to be built first, meanwhile other steps run.
const mongoServer = chosen.some((step) => step.onEveryStore)
  ? findMongoServer(process.env.MONGODB_URI)
  : undefined;

const outcomes: Outcome[] = [];
for (const group of groups) {
  const lanes = group.map((lane) => lane.filter(isChosen));
  outcomes.push(...(await runLanes(lanes, runOrSkip)));
}
const { failures, flaky } =
  inCi && !options['no-rerun']
    ? await runFailedFilesAgain(outcomes)
    : { failures: outcomes.flatMap(({ counts }) => counts.failures), flaky: [] };
const secondStore = await mongoServer;
if (secondStore?.ok) await secondStore.value.stop();
// CI accepts nothing less than both stores.
const refusals = secondStore?.ok === false && inCi ? ['no server for the second store'] : [];

console.log(`\n${ledger(outcomes).join('\n')}`);
// Once more at the end: a long log is often kept by its last lines only.
const failed = [...failures.map(({ text }) => text), ...refusals];
for (const text of failed) console.log(`\nFAILED ${text}`);
for (const { text } of flaky) console.log(`\nflaky, passed when it ran again alone: ${text}`);
if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
const sum = (key: 'passed' | 'skipped') =>
  outcomes.reduce((total, { counts }) => total + counts[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\nIn ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${sum('passed') + flaky.length} passed, ${failed.length} failed${skipped}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runOrSkip(step: Step, options: { readonly quiet: boolean }): Promise<Outcome> {
  const missing = step.needsBrowser && !machine.browser ? 'there is no browser' : step.missing?.();
  if (missing !== undefined) return skip(step, missing);
  return run(step.onEveryStore ? await onEveryStore(step, step.onEveryStore) : step, options);
}

/** Says so in the closing lines. CI skips nothing else than what is optional. */
function skip(step: Step, missing: string): Outcome {
  const { name, optional = false } = step;
  notes.push(`${name}: SKIPPED: ${missing}`);
  const refused = inCi && !optional;
  const failures = refused ? [{ text: `${name}: skipped` }] : [];
  return { step, counts: { passed: 0, failures, skipped: refused ? 0 : 1 }, seconds: 0 };
}

/** The step on the embedded store, and on a MongoDB where one can be had; all steps share the one server. */
async function onEveryStore(step: Step, what: string): Promise<Step> {
  const server = await mongoServer;
  if (!server?.ok) {
    notes.push(`${what}: sqlite only. MongoDB was SKIPPED: ${server?.failure}`);
    return step;
  }
  notes.push(`${what}: sqlite, ${server.value.name}`);
  return { ...step, env: { ...step.env, MONGODB_TEST_URI: server.value.uri } };
}
