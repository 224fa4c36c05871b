import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { teamOf, teamOfPart } from './team-of.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'team-of-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the team of a part', () => {
  test.each([
    ['the first that OWNERS names', '# Who is asked.\nShop\nPlatform\n', 'Shop'],
    ['read without spaces and Windows line ends', '\r\n  Site visits \r\n', 'Site visits'],
    ['unknown when OWNERS has only comments', '# Nobody yet.\n', undefined],
  ])('is %s', async (_, text, team) => {
    await writeFile(path.join(folder, 'OWNERS'), text);
    expect(await teamOf({ folder })).toBe(team);
  });

  test('is unknown without OWNERS', async () => {
    expect(await teamOf({ folder })).toBeUndefined();
  });
});

test.each([
  ['shell', 'Frame'],
  ['shop', 'Shop'],
])('the team of the part %s is the first in the OWNERS of its folder', async (part, team) => {
  expect(await teamOfPart(part)).toBe(team);
});

test('a part whose source is not here has no known team', async () => {
  expect(await teamOfPart('careers')).toBeUndefined();
});
