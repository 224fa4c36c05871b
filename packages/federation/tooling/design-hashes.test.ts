import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { designHashes } from './design-hashes.ts';
import { objectivesOf } from './objectives-of.ts';

async function aDesign() {
  const folder = await temporaryFolder();
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await write('tokens.css', ':root { --space: 4px }');
  await write('base.css', 'body { margin: 0 }');
  await write('fonts/letters.woff2', 'letters');
  await write('online/use-online.ts', 'hook');
  await write('brand/brand.tsx', 'brand');
  await write('button/button.tsx', 'button');
  await write('badge/badge.tsx', 'badge');
  const logo = path.join(await temporaryFolder(), 'brand-mark.ts');
  await writeFile(logo, 'bird');
  return { write, logo, hashes: () => designHashes(folder, logo) };
}

/** Names of the hashes that differ. */
const changed = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) =>
  Object.keys({ ...a, ...b }).filter((name) => a[name] !== b[name]);

test.each([
  ['button/button.tsx', 'ui/button'],
  ['tokens.css', 'tokens'],
  ['base.css', 'base'],
  ['fonts/letters.woff2', 'base'],
  ['online/use-online.ts', 'base'],
])(
  'a changed %s changes the hash of %s and that of the design system, and no other',
  async (file, name) => {
    const { write, hashes } = await aDesign();
    const before = await hashes();
    const names = ['base', 'tokens', 'ui', 'ui/badge', 'ui/brand', 'ui/button'];
    expect(Object.keys(before).sort()).toEqual(names);
    await write(file, 'another');
    expect(changed(before, await hashes()).sort()).toEqual([name, 'ui'].sort());
  },
);

test('another logo is another brand', async () => {
  const { logo, hashes } = await aDesign();
  const before = await hashes();
  await writeFile(logo, 'another bird');
  expect(changed(before, await hashes())).toEqual(['ui', 'ui/brand']);
});

test('tests of components are no design', async () => {
  const { write, hashes } = await aDesign();
  const before = await hashes();
  await write('button/button.browser.test.tsx', 'test');
  await write('button/testing/site.tsx', 'test');
  expect(await hashes()).toEqual(before);
});

test('objectives that cannot be promised stop a build with the name of the file', async () => {
  const folder = await temporaryFolder();
  expect(await objectivesOf({ folder })).toBeUndefined();
  const promised = { availablePercent: 100, faultFreePercent: 99.5, lcpMs: 2500, inpMs: 200 };
  await writeFile(path.join(folder, 'objectives.json'), JSON.stringify(promised));
  await expect(objectivesOf({ folder })).rejects.toThrow(/objectives\.json: availablePercent /);
});
