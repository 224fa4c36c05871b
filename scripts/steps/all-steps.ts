import path from 'node:path';
import { parts, root } from '@app/federation/tooling/parts';
import type { Lane } from '@app/testing/steps/run-lanes';
import { standaloneJourneys } from '@app/testing/steps/standalone-journeys';
import {
  bin,
  componentTests,
  playwright,
  type Step,
  script,
  vitest,
} from '@app/testing/steps/step';
import { lastRelease } from '../last-release/last-release.ts';

const lint: Step = {
  name: 'format and lint',
  command: [bin('biome'), 'ci', '--error-on-warnings', '.'],
};
/** With one checker and less collecting of memory it takes a third of the CPU time: checkers share no types. */
const types: Step = {
  name: 'types',
  command: [bin('tsc'), '-p', '.', '--checkers', '1'],
  env: { GOGC: '400' },
};
const boundaries: Step = {
  name: 'boundaries',
  command: [
    bin('depcruise'),
    ...parts.map(({ folder }) => path.relative(root, folder)),
    ...['api', 'packages', 'server', 'scripts', 'bench', 'e2e'],
    ...['--config', '.dependency-cruiser.mjs'],
  ],
};
const unusedCode: Step = { name: 'unused code', command: [bin('knip')] };

const nodeTests: Step = {
  name: 'unit, API, store contract, byte budgets',
  onEveryStore: 'store contract',
  ...vitest(['node', 'processes']),
};
const components: Step = {
  name: 'components in a browser',
  needsBrowser: true,
  ...componentTests(),
};

/** Journeys run its remotes in the new shell with the new API, and the reverse. */
const lastReleaseBuilt: Step = {
  name: 'last release',
  command: script('last-release.ts'),
  missing() {
    const found = lastRelease();
    return found.ok ? undefined : found.failure;
  },
  optional: true,
};

/** Tells what an answer costs beside one of the last release. It fails only when a server does not answer. */
const answersBesideLastRelease: Step = {
  name: 'answers beside the last release',
  command: [process.execPath, path.join(root, 'bench/server.ts'), '--short'],
  ...(lastReleaseBuilt.missing ? { missing: lastReleaseBuilt.missing } : {}),
  optional: true,
};

const journeys: Step = {
  name: 'browser journeys',
  needsBrowser: true,
  onEveryStore: 'browser journeys (on the second store those marked @store)',
  ...playwright(path.join(root, 'e2e'), 'browser'),
};

/** `npm run test:faults` kills many more. */
const kills: Step = {
  name: 'killed processes',
  command: script('faults.ts', 'kills', '--kills', '3'),
};

/**
 * Groups of lanes: lanes run side by side, groups one after the other. Each of the three long steps uses all cores by
 * itself, and side by side they only take room in memory and caches from each other.
 */
export const groups: readonly (readonly Lane[])[] = [
  [[types], [lint, boundaries, unusedCode]],
  // MongoDB is built meanwhile.
  [[lastReleaseBuilt]],
  [[nodeTests]],
  [[components]],
  // Each remote alone is part of its own check, and of `npm run test:deep`.
  [[standaloneJourneys('shop', 'in front of a site'), journeys], [kills]],
  [[answersBesideLastRelease]],
];
