import { expect, test } from 'vitest';
import { parts } from './parts.ts';
import { sideEffectsOf } from './side-effects-of.ts';

test('no two parts declare the same key of the storage or the same global', async () => {
  const declared = await Promise.all(parts.map(sideEffectsOf));
  const names = declared.flatMap(({ storage, globals }) => [
    ...Object.keys(storage),
    ...Object.keys(globals),
  ]);
  expect(names).toContain('localStorage draft:1:contact');
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a part without a declaration leaves nothing', async () => {
  const { storage, styles } = await sideEffectsOf({ folder: '/nowhere' });
  expect([storage, styles]).toEqual([{}, {}]);
});
