import { expect, test } from 'vitest';
import { neededKit } from './needed-kit.ts';

test.each([
  ['^1.0.0', '^1.4.0'],
  ['^1.4.0', '^1.4.0'],
  ['^1.5.0', '^1.5.0'],
  ['^2.0.0', '^2.0.0'],
  ['^1.2.0 || ^2.1.0', '^1.4.0 || ^2.1.0'],
])('a remote that declares kit %s needs %s', (declared, needed) => {
  expect(neededKit(declared)).toBe(needed);
});
