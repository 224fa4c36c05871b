import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parts, root } from '@app/federation/tooling/parts';
import { findSchemathesis } from './api-description/schemathesis.ts';
import { lastRelease } from './last-release/last-release.ts';
import { findMongoServer } from './mongodb/mongo-server.ts';
import { compileCache } from './processes/compile-cache.ts';
import { standaloneJourneys } from './steps/standalone-journeys.ts';
import { bin, reports, run, type Step, vitest } from './steps/step.ts';
import { type Counts, playwrightCounts } from './test-counts.ts';

const browserReport = path.join(reports, 'browser.json');

const steps: readonly Step[] = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  {
    name: 'boundaries',
    command: [
      bin('depcruise'),
      ...parts.map(({ folder }) => path.relative(root, folder)),
      ...['api', 'packages', 'server', 'scripts', 'bench', 'e2e'],
      ...['--config', '.dependency-cruiser.mjs'],
    ],
  },
  { name: 'unused code', command: [bin('knip')] },
  {
    name: 'killed processes',
    beside: true,
    command: [process.execPath, path.join(root, 'scripts', 'faults.ts'), 'kills', '--kills', '6'],
  },
  {
    // Few, because `npm run test:api` sends more; what the limits of the schemas give is always sent.
    name: 'API against its description',
    beside: true,
    command: [process.execPath, path.join(root, 'scripts', 'test-api.ts'), '--examples', '3'],
    missing() {
      const schemathesis = findSchemathesis();
      return schemathesis.ok ? undefined : schemathesis.failure;
    },
  },
  {
    // Journeys then run its remotes in the new shell with the new API, and the reverse.
    name: 'last release',
    beside: true,
    command: [process.execPath, path.join(root, 'scripts', 'last-release.ts')],
    missing() {
      const found = lastRelease();
      return found.ok ? undefined : found.failure;
    },
    optional: true,
  },
  {
    name: 'unit, API, store contract, byte budgets',
    onEveryStore: 'store contract',
    ...vitest(['node', 'processes']),
  },
  { name: 'components in a browser', ...vitest(['components']) },
  standaloneJourneys(),
  {
    name: 'browser journeys',
    onEveryStore: 'browser journeys (on the second store those marked @store)',
    command: [bin('playwright', path.join(root, 'e2e')), 'test', '--reporter=list,json'],
    cwd: path.join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    counts: () => playwrightCounts(browserReport),
  },
];

// Names of steps to run instead of all: `npm test -- types`.
const wanted = process.argv.slice(2);
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((w) => name.includes(w)),
);
const unknown = wanted.filter((w) => !steps.some(({ name }) => name.includes(w)));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => `  ${name}`).join('\n');
  console.error(`No step is called ${unknown.join(' or ')}. The steps are:\n${names}`);
  process.exit(1);
}

for (const folder of [reports, compileCache]) await rm(folder, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
let total: Counts = { passed: 0, failures: [], skipped: 0 };
const add = (counts: Counts) => {
  total = {
    passed: total.passed + counts.passed,
    failures: [...total.failures, ...counts.failures],
    skipped: total.skipped + counts.skipped,
  };
};
// It may have to be built first, meanwhile other steps run.
const mongoServer = chosen.some((step) => step.onEveryStore)
  ? findMongoServer(process.env.MONGODB_URI)
  : undefined;
const notes: string[] = [];
// One after the other, beside one step that uses both processors.
let beside = Promise.resolve();
for (const step of chosen) {
  if (step.beside) {
    beside = beside.then(() => runOrSkip(step));
  } else {
    await runOrSkip(step);
    await beside;
  }
}
await beside;
const secondStore = await mongoServer;
if (secondStore?.ok) await secondStore.value.stop();
// CI accepts nothing less than both stores.
if (secondStore?.ok === false && process.env.CI === 'true')
  add({ passed: 0, failures: ['no server for the second store'], skipped: 0 });
// Once more at the end: a log of twenty minutes is often kept by its last lines only.
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failures.length} failed${skipped}`);
process.exitCode = total.failures.length > 0 ? 1 : 0;

async function runOrSkip(step: Step): Promise<void> {
  const missing = step.missing?.();
  if (missing !== undefined) skip(step, missing);
  else if (step.onEveryStore) await runOnEveryStore(step, step.onEveryStore);
  else add(await run(step));
}

/** Says so in the closing lines. CI skips nothing else than what is optional. */
function skip({ name, optional = false }: Step, missing: string): void {
  notes.push(`${name}: SKIPPED: ${missing}`);
  const inCi = process.env.CI === 'true' && !optional;
  add({ passed: 0, failures: inCi ? [`${name}: skipped`] : [], skipped: inCi ? 0 : 1 });
}

/** The embedded store, and a MongoDB where one can be had; all steps share the one server. */
async function runOnEveryStore(step: Step, what: string): Promise<void> {
  const server = await mongoServer;
  if (!server?.ok) {
    notes.push(`${what}: sqlite only. MongoDB was SKIPPED: ${server?.failure}`);
    add(await run(step));
    return;
  }
  const { name, uri } = server.value;
  notes.push(`${what}: sqlite, ${name}`);
  add(await run({ ...step, env: { ...step.env, MONGODB_TEST_URI: uri } }));
}
