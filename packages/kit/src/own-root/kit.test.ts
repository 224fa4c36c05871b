import { expect, test } from 'vitest';
import * as shared from '../kit.tsx';
import * as own from './kit.tsx';

test('kit for pages with a React of their own has the names of kit, and the same types', () => {
  const kit: typeof shared = own;
  expect(Object.keys(kit).sort()).toEqual(Object.keys(shared).sort());
});
