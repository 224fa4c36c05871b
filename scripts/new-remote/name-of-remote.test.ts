import { expect, test } from 'vitest';
import { isNameOfRemote } from './name-of-remote.ts';

test.each(['careers', 'shop', 'visits'])('a remote can be called %s', (name) => {
  expect(isNameOfRemote(name)).toBe(true);
});

test.each([
  ...['site-visits', 'Careers', 'a', 'careers2', '', 'x'.repeat(32)],
  ...['history', 'location', 'new', 'default', 'let', 'shell'],
])('a remote cannot be called %j', (name) => {
  expect(isNameOfRemote(name)).toBe(false);
});
