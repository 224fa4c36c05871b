import { globSync } from 'node:fs';
import { builtPart } from '@app/testing/site/built-parts';
import { expect, test } from 'vitest';
import { releasedAsset } from './asset.ts';

/** JavaScript that a document with web vitals loads when the browser has nothing else to do. */
const VITALS_BUDGET = 3 * 1024;
/** JavaScript that every document loads when the browser has nothing else to do, to tell that it works. */
const HEARTBEAT_BUDGET = 1024;
/** JavaScript that the first fault loads. */
const FAULTS_BUDGET = 1024;

test.each([
  ['web-vitals', VITALS_BUDGET],
  ['fault-reports', FAULTS_BUDGET],
  ['heartbeat', HEARTBEAT_BUDGET],
])(
  'the code of %s is a file of its own, which no page names, of at most %i bytes',
  async (name, budget) => {
    const { folder, release } = await builtPart('shell');
    const [file, ...others] = globSync(`${name}.*.js`, { cwd: folder });
    if (!file) throw new Error(`The shell has no file for ${name}`);
    expect(others).toEqual([]);
    expect(release.routes.flatMap(({ js }) => js)).not.toContain(file);
    const { bytes } = await releasedAsset(folder, file);
    console.log(`${name}: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(budget);
  },
);
