import { run, vitest } from './steps/step.ts';

// What `npm test` leaves out: tests that take long, and twenty times as many cases of property tests,
// other ones in each run.
const { env, ...tests } = vitest(['node', 'deep']);
const { passed, failures } = await run({
  name: 'deep tests',
  ...tests,
  env: { FC_RUNS: '20', FC_SEED: 'random', ...process.env, ...env },
});
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
