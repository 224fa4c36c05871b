import { describe, expect, test } from 'vitest';
import { hasToken, readQuery } from './query.ts';

describe('the part of a query that a page reads', () => {
  test.each([
    ['', ['q'], ''],
    ['?', ['q'], ''],
    ['?utm_source=x', ['q'], ''],
    ['?utm_source=x', [], ''],
    ['?q=gate%20motor&utm_source=x&page=2', ['q', 'page'], '?q=gate%20motor&page=2'],
    ['?page=2&q=a', ['q', 'page'], '?page=2&q=a'],
    ['?%71=a', ['q'], '?%71=a'],
    ['?q=a&q=b', ['q'], '?q=a&q=b'],
    ['?q', ['q'], '?q'],
    ['?xq=a&=q', ['q'], ''],
    ['?%E0%A4%A=1&q=a', ['q'], '?q=a'],
  ])('%s for %j is %j', (search, names, read) => {
    expect(readQuery(search, names)).toBe(read);
  });

  test('is all of it for a page that does not declare its parameters', () => {
    expect(readQuery('?a=1&b', undefined)).toBe('?a=1&b');
  });
});

describe('a token', () => {
  test.each(['?order=x', '?a=1&plan=x', '?resume=x', '?cart=', '?%6Frder=x', '?cart'])(
    'is found in %s',
    (search) => {
      expect(hasToken(search)).toBe(true);
    },
  );

  test.each(['', '?', '?orders=x', '?q=order=x', '?a=order'])('is not found in %s', (search) => {
    expect(hasToken(search)).toBe(false);
  });
});
