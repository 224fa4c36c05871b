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
  await write('button/button.tsx', 'button');
  await write('badge/badge.tsx', 'badge');
  return { write, hashes: () => designHashes(folder) };
}

/** Names of the hashes that differ. */
const changed = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) =>
  Object.keys({ ...a, ...b }).filter((name) => a[name] !== b[name]);

test('a changed component changes its hash and that of the design system, and no other', async () => {
  const { write, hashes } = await aDesign();
  const before = await hashes();
  expect(Object.keys(before).sort()).toEqual(['tokens', 'ui', 'ui/badge', 'ui/button']);
  await write('button/button.tsx', 'another button');
  expect(changed(before, await hashes())).toEqual(['ui', 'ui/button']);
  await write('button/button.tsx', 'button');
  await write('tokens.css', ':root { --space: 5px }');
  expect(changed(before, await hashes())).toEqual(['ui', 'tokens']);
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
