import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parts, root } from '@app/federation/tooling/parts';
import { readMeasured } from '@app/testing/measured';
import { type Outcome, playwright, run, type Step, script, vitest } from '@app/testing/steps/step';
import { findMongoServer } from './mongodb/mongo-server.ts';
import { settleMachine } from './steps/machine.ts';

/*
 * `npm run test:deep`: what is too long or too rare for each change. Properties with a random seed and twenty times
 * the cases, tests of real time, all journeys, all faults, many generated requests. A find becomes an example in a test.
 */
const seed = process.env.FC_SEED ?? String(Math.floor(Math.random() * 1_000_000));
const machine = await settleMachine();
if (machine.browser) process.env.BROWSER_PATH = machine.browser;
const secondStore = await findMongoServer(process.env.MONGODB_URI);
console.log(`Seed ${seed}: FC_SEED=${seed} npm run test:deep repeats this run.`);
if (!secondStore.ok) console.log(`Embedded store only: ${secondStore.failure}`);

const folder = await mkdtemp(path.join(tmpdir(), 'deep-'));
const MEASURED_FILE = path.join(folder, 'measured.jsonl');
const env = {
  MEASURED_FILE,
  FC_SEED: seed,
  FC_RUNS: '20',
  DEEP: '1',
  ...(secondStore.ok && { MONGODB_TEST_URI: secondStore.value.uri }),
};
/** Each as its team runs it. */
const checks = [...parts.map(({ name }) => name), 'api'].map(
  (part): Step => ({
    name: `check of ${part}`,
    command: [process.execPath, path.join(root, 'packages/testing/commands/check-part.ts'), part],
  }),
);
const steps: readonly Step[] = [
  { name: 'last release', command: script('last-release.ts') },
  { name: 'properties and real time', ...vitest(['node', 'processes', 'deep']) },
  // With the warnings of React's development build; `npm test` uses the one that visitors get.
  { name: 'components in a browser', needsBrowser: true, ...vitest(['components']) },
  { name: 'all journeys', needsBrowser: true, ...playwright(path.join(root, 'e2e'), 'deep') },
  {
    name: 'API against its description',
    command: script('test-api.ts', '--examples', '40', '--seed', seed),
  },
  { name: 'all faults', command: script('faults.ts', '--seed', seed) },
];

const outcomes: Outcome[] = [];
for (const step of steps.filter(({ needsBrowser }) => machine.browser || !needsBrowser))
  outcomes.push(await run({ ...step, env: { ...step.env, ...env } }));
for (const step of checks) outcomes.push(await run(step));
if (secondStore.ok) await secondStore.value.stop();

console.log('\nWhat was measured:');
for (const line of await readMeasured(MEASURED_FILE)) console.log(line);
await rm(folder, { recursive: true });

const failures = outcomes.flatMap(({ counts }) => counts.failures);
const passed = outcomes.reduce((sum, { counts }) => sum + counts.passed, 0);
console.log(
  '\nSeconds of each step; a check is to be under 60 on a machine with nothing else to do:',
);
for (const { step, seconds } of outcomes) console.log(`  ${Math.round(seconds)}  ${step.name}`);
for (const { text } of failures) console.log(`\nFAILED ${text}`);
for (const line of machine.missing) console.log(line);
console.log(`\nSeed ${seed}\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
