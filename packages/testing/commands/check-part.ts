import { globSync } from 'node:fs';
import path from 'node:path';
import { type Part, partNamed, parts, root } from '@app/federation/tooling/parts';
import { findBrowser } from '@app/testing/browser/find-browser';
import { runFailedFilesAgain } from '@app/testing/steps/flaky';
import { type Lane, runLanes } from '@app/testing/steps/run-lanes';
import { standaloneJourneys } from '@app/testing/steps/standalone-journeys';
import { bin, componentTests, vitest } from '@app/testing/steps/step';

// Checks one part only: `npm run check -- shop`. A remote needs no other part for it.
const api: Part = { name: 'api', folder: path.join(root, 'api') };
const part = process.argv[2] === api.name ? api : partNamed(process.argv[2]);
if (!part) {
  const names = [...parts, api].map(({ name }) => name);
  console.error(`Which part? npm run check -- ${names.join('|')}`);
  process.exit(1);
}
const isRemote = part !== api && part.name !== 'shell';
const folder = path.relative(root, part.folder);
const has = (pattern: string) => globSync(pattern, { cwd: part.folder }).length > 0;

const unit = { name: 'unit', ...vitest(['node', 'processes'], [`${folder}/`]) };
const inBrowser = {
  name: 'components in a browser',
  needsBrowser: true,
  ...componentTests([`${folder}/`]),
};
const hasComponents = has('src/**/*.browser.test.tsx');
// Components take as long as all others together.
const lanes: readonly Lane[] = [
  [hasComponents ? inBrowser : unit],
  [
    ...(hasComponents ? [unit] : []),
    { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings', folder] },
    { name: 'types', command: [bin('tsc'), '-p', folder] },
    {
      name: 'boundaries',
      command: [bin('depcruise'), folder, '--config', '.dependency-cruiser.mjs'],
    },
    { name: 'unused code', command: [bin('knip'), '--workspace', folder] },
    ...(isRemote ? [standaloneJourneys(part.name)] : []),
  ],
];

/** A load spike makes several files too slow at once; when more fail, it is the change. */
const MOST_FLAKY_FILES = 10;

const started = performance.now();
const browser = await findBrowser();
if (browser.ok) process.env.BROWSER_PATH = browser.value;
else console.log(`No browser: components and journeys are left out; ${browser.failure}.`);
if (!browser.ok && process.env.CI === 'true') {
  console.error('With CI=true nothing may be left out.');
  process.exit(1);
}
const outcomes = await runLanes(
  lanes.map((lane) => lane.filter(({ needsBrowser }) => browser.ok || !needsBrowser)),
);
// On a busy machine a test may be too slow once: what passes alone is named, and fails nobody's check.
const { failures, flaky } = await runFailedFilesAgain(outcomes, { most: MOST_FLAKY_FILES });
const passed = outcomes.reduce((sum, { counts }) => sum + counts.passed, flaky.length);
for (const { text } of flaky) console.log(`\nflaky, passed when it ran again alone: ${text}`);
for (const { text } of failures) console.log(`\nFAILED ${text}`);
const seconds = Math.round((performance.now() - started) / 1000);
const verdict = failures.length > 0 ? `${failures.length} FAILED` : 'all is well';
const leftOut = browser.ok ? '' : ', without components and journeys, which need a browser';
console.log(`\n${part.name}: ${verdict}, ${passed} passed in ${seconds} s${leftOut}`);
process.exitCode = failures.length > 0 ? 1 : 0;
