import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtPart } from '@app/testing/site/built-parts';
import { expect, test } from 'vitest';
import { releasedAsset } from './asset.ts';

/** JavaScript of the site drawing with its geometry, which the plan page loads last. */
const DRAWING_BUDGET = 15 * 1024;
/** What only the drawing says. */
const DRAWING_MARKS = ['Move mode. Arrow keys move'];
/** The same for the drawing as an editor, with all that it loads but pdf.js. */
const EDITOR_BUDGET = 45 * 1024;
const EDITOR_MARKS = [
  'With the keyboard: Tab goes from corner to corner',
  'Picture: set the scale',
  'own-site-pictures',
  'pdf.worker',
];
/** Loaded when the first PDF is chosen: pdf.js and its worker, which has the decoders of scans. */
const PDF_BUDGET = 580 * 1024;

async function weigh(marks: readonly string[]) {
  const { folder } = await builtPart('proposal');
  const all = globSync('*.js', { cwd: folder }).filter((file) => !file.startsWith('pdf.'));
  const texts = new Map(all.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  const marked = marks.map((mark) => {
    const found = all.filter((file) => texts.get(file)?.includes(mark));
    expect(found.length, mark).toBeGreaterThan(0);
    return found;
  });
  const files = [...new Set(marked.flat())];
  for (const file of files) expect(file).not.toMatch(/remoteEntry|expose/);
  return { folder, bytes: await bytesOf(folder, files) };
}

async function bytesOf(folder: string, files: readonly string[]): Promise<number> {
  const assets = await Promise.all(files.map((file) => releasedAsset(folder, file)));
  return assets.reduce((sum, asset) => sum + asset.bytes, 0);
}

test('the drawing of a plan has files of its own, together at most 15 KB', async () => {
  const { bytes } = await weigh(DRAWING_MARKS);
  console.log(`Site drawing: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(DRAWING_BUDGET);
});

test('the editor of a site has files of its own, together at most 45 KB without pdf.js', async () => {
  const { folder, bytes } = await weigh(EDITOR_MARKS);
  const pdf = globSync('pdf.*.js', { cwd: folder });
  expect(pdf.map((file) => file.replace(/\.\w+\.js$/, '')).sort()).toEqual([
    'pdf.min',
    'pdf.worker.min',
  ]);
  const pdfBytes = await bytesOf(folder, pdf);
  console.log(`Site editor: ${bytes} bytes, pdf.js: ${pdfBytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(EDITOR_BUDGET);
  expect(pdfBytes).toBeLessThanOrEqual(PDF_BUDGET);
});
