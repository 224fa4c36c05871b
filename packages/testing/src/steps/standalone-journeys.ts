import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { playwright, type Step } from './step.ts';

/** The journeys of remotes that run alone, and of other projects of `packages/standalone`. */
export const standaloneJourneys = (...projects: readonly string[]): Step => ({
  name: 'remotes alone',
  needsBrowser: true,
  ...playwright(path.join(root, 'packages/standalone'), 'standalone', [
    ...projects.flatMap((project) => ['--project', project]),
    // A run deletes what is in its folder.
    ...['--output', path.join(root, '.cache/standalone-results', projects.join('-'))],
  ]),
});
