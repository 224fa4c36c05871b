import { expect, test } from 'vitest';
import { looksAutomated } from './submission.ts';

test.each([
  [{}, false],
  [{ website: '' }, false],
  [{ website: 'https://spam.example' }, true],
  [{ elapsedMs: 1499 }, true],
  [{ elapsedMs: 1500 }, false],
  [{ website: 'x', elapsedMs: 60_000 }, true],
])('a submission with %j looks automated: %j', (signals, expected) => {
  expect(looksAutomated(signals)).toBe(expected);
});
