import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aRelease, temporaryFolder, writeBuilt } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { createStyleSheets } from './style-sheets.ts';

const style = 'a{b:url(c.png)}@font-face{src:url(text.woff2);font-display:swap}';

async function releaseWith(css: string) {
  const releases = await temporaryFolder();
  const described = aRelease({ fonts: ['text.woff2'] });
  const folder = path.join(releases, described.name, described.version);
  const { release } = await writeBuilt(folder, described, { 'a.css': css });
  return { releases, release, file: path.join(folder, 'a.css') };
}

test('a style sheet is read with addresses that hold anywhere, and the font of all pages in time or not at all', async () => {
  const { releases, release } = await releaseWith(style);
  const base = `/r/${release.name}/${release.version}`;
  expect(createStyleSheets(releases)(release, 'a.css')).toMatchObject([
    { body: `{b:url(${base}/c.png)}` },
    { text: `@font-face{src:url(${base}/text.woff2);font-display:optional}` },
  ]);
});

test('one that is damaged, missing, in development or would end its element is linked', async () => {
  const { releases, release } = await releaseWith('a{b:"</style>"}');
  const read = (of = release, name = 'a.css') => createStyleSheets(releases)(of, name);
  expect(read()).toBeUndefined();
  expect(read({ ...release, name: 'other' })).toBeUndefined();
  const good = await releaseWith(style);
  expect(createStyleSheets(good.releases)(good.release, 'b.css')).toBeUndefined();
  const inDevelopment = { ...good.release, origin: 'http://localhost:1' };
  expect(createStyleSheets(good.releases)(inDevelopment, 'a.css')).toBeUndefined();
  await writeFile(good.file, `${style}a{}`);
  expect(createStyleSheets(good.releases)(good.release, 'a.css')).toBeUndefined();
});
