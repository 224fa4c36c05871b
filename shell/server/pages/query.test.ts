import { aRelease, aShell } from '@app/federation/testing/built-release';
import { describe, expect, test } from 'vitest';
import { hasSecret, readQuery } from './query.ts';

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

const route = { path: '/page', module: './page', js: [], css: [] };
const aSite = (...secrets: readonly (string[] | undefined)[]) => ({
  shell: aShell(),
  remotes: secrets.map((secret) => aRelease({ routes: [{ ...route, secret }] })),
});

describe('a secret parameter', () => {
  const site = aSite(['order', 'cart'], ['plan'], []);

  test.each(['?order=x', '?a=1&plan=x', '?cart=', '?%6Frder=x', '?cart'])(
    'that any live release declares is found in %s',
    (search) => {
      expect(hasSecret(search, [site])).toBe(true);
    },
  );

  test.each(['', '?', '?orders=x', '?q=order=x', '?a=order', '?resume=x'])(
    'is not found in %s',
    (search) => {
      expect(hasSecret(search, [site])).toBe(false);
    },
  );

  test('stays secret when another release declares none', () => {
    expect(hasSecret('?plan=x', [aSite(['plan'], [])])).toBe(true);
    expect(hasSecret('?plan=x', [aSite([]), aSite(['plan'])])).toBe(true);
    expect(hasSecret('?plan=x', [aSite([])])).toBe(false);
  });

  test.each(['?order=x', '?plan=x', '?resume=x', '?cart=x'])(
    'of a release that does not say is found in %s',
    (search) => {
      expect(hasSecret(search, [aSite([], undefined)])).toBe(true);
    },
  );
});
