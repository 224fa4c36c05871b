import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { playwrightCounts } from '../test-counts.ts';
import { bin, reports, type Step } from './step.ts';

/** The journeys of remotes that run alone: of all of them, or of the named one. */
export function standaloneJourneys(remote?: string): Step {
  const folder = path.join(root, 'packages/standalone');
  const report = path.join(reports, 'standalone.json');
  return {
    name: 'remotes alone',
    command: [
      bin('playwright', folder),
      'test',
      '--reporter=list,json',
      ...(remote ? ['--project', remote] : []),
    ],
    cwd: folder,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    counts: () => playwrightCounts(report),
  };
}
