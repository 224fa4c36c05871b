import { expect, test } from 'vitest';
import { ownerOfPart } from './owner-of-part.ts';

test.each([
  ['shell', 'Frame'],
  ['shop', 'Shop'],
])('the owner of %s is the first team in its OWNERS', async (part, team) => {
  expect(await ownerOfPart(part)).toBe(team);
});

test('a part whose source is not here has no known owner', async () => {
  expect(await ownerOfPart('careers')).toBeUndefined();
});
