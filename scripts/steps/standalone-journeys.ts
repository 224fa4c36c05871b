import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { playwright, type Step } from './step.ts';

/** The journeys of remotes that run alone: of all of them, or of the named one. */
export const standaloneJourneys = (remote?: string): Step => ({
  name: 'remotes alone',
  needsBrowser: true,
  ...playwright(
    path.join(root, 'packages/standalone'),
    'standalone',
    remote ? ['--project', remote] : [],
  ),
});
