import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtPart } from '@app/testing/site/built-parts';
import { expect, test } from 'vitest';
import { releasedAsset } from './asset.ts';

/** JavaScript of the site drawing with its geometry, which the plan page loads last. */
const DRAWING_BUDGET = 15 * 1024;
/** What only the drawing says; the plan without scripts shares the file that has the first. */
const MARKS = ['Not to scale: drawn from your answers', 'Move mode. Arrow keys move'];

test('the drawing of a plan has files of its own, together at most 15 KB', async () => {
  const { folder } = await builtPart('proposal');
  const hasMark = (mark: string) => (file: string) =>
    readFileSync(path.join(folder, file), 'utf8').includes(mark);
  const all = globSync('*.js', { cwd: folder });
  const files = [...new Set(MARKS.flatMap((mark) => all.filter(hasMark(mark))))];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(file).not.toMatch(/remoteEntry|expose/);
  const assets = await Promise.all(files.map((file) => releasedAsset(folder, file)));
  const bytes = assets.reduce((sum, asset) => sum + asset.bytes, 0);
  console.log(`Site drawing: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(DRAWING_BUDGET);
});
