import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPart } from '@app/federation/tooling/build-part';
import { partNamed } from '@app/federation/tooling/parts';
import { expect, test } from 'vitest';
import { releasedAsset } from './asset.ts';

/** JavaScript of the site drawing with its geometry, which the plan page loads last. */
const DRAWING_BUDGET = 15 * 1024;
/** The title block says it, and nothing else does. */
const SAID_ONCE = 'Not to scale: drawn from your answers';
const BUILD_TIMEOUT_MS = 60_000;

test(
  'the drawing of a plan is a file of its own of at most 15 KB',
  async () => {
    const part = partNamed('proposal');
    if (!part) throw new Error('No remote has the plan');
    const { folder } = await buildPart(part);
    const files = globSync('*.js', { cwd: folder }).filter((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes(SAID_ONCE),
    );
    const [file = ''] = files;
    expect(files).toEqual([expect.not.stringMatching(/remoteEntry|expose/)]);
    const { bytes } = await releasedAsset(folder, file);
    console.log(`Site drawing: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(DRAWING_BUDGET);
  },
  BUILD_TIMEOUT_MS,
);
