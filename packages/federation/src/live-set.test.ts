import { describe, expect, test } from 'vitest';
import { unmetNeed } from './live-set.ts';
import type { Release } from './registry.ts';
import { aRelease, aShell, versionOf } from './testing/built-release.ts';

const SHOP = `shop ${versionOf(1)}`;
const SHELL = `shell ${versionOf(1)}`;
const unmet = (needs: Partial<Release>, gives: Partial<Release>) =>
  unmetNeed(aRelease(needs), aShell(gives));

describe('a remote', () => {
  test('that finds everything in the shell is accepted', () => {
    const needs = { kit: '^1.3.0 || ^2.0.0', kitExports: ['Link'], shared: { react: '^19.0.0' } };
    const gives = { kitExports: ['Link', 'useSite'], shared: { react: '19.3.1', jotai: '3.0.1' } };
    expect(unmet(needs, { ...gives, kit: '1.3.0' })).toBeUndefined();
    expect(unmet(needs, { ...gives, kit: '2.0.0' })).toBeUndefined();
  });

  test('that needs another kit is refused with both versions', () => {
    expect(unmet({ kit: '^1.4.0 || ^2.0.0' }, { kit: '1.3.0' })).toBe(
      `${SHOP} needs kit ^1.4.0 || ^2.0.0, but the shell provides 1.3.0.`,
    );
  });

  test('that uses names which the kit does not have is refused with those names', () => {
    expect(unmet({ kitExports: ['Link', 'useCart', 'useWeather'] }, { kitExports: ['Link'] })).toBe(
      `${SHOP} uses useCart, useWeather of kit, which ${SHELL} does not have.`,
    );
  });

  test('that needs a module which the shell does not share is refused with its name', () => {
    expect(unmet({ shared: { 'jotai/utils': '^3.0.1' } }, { shared: { jotai: '3.0.1' } })).toBe(
      `${SHOP} needs jotai/utils ^3.0.1, which ${SHELL} does not provide.`,
    );
  });

  test.each(['18.3.1', '19.3.0', '20.0.0'])(
    'that needs react ^19.3.1 is refused by a shell with %s',
    (react) => {
      expect(unmet({ shared: { react: '^19.3.1' } }, { shared: { react } })).toBe(
        `${SHOP} needs react ^19.3.1, but ${SHELL} provides ${react}.`,
      );
    },
  );

  test('is checked by its kit alone when one of the two was released before the rest was described', () => {
    const needs = { kitExports: ['useWeather'], shared: { weather: '^1.0.0' } };
    expect(unmet(needs, {})).toBeUndefined();
    expect(unmet({}, { kitExports: [], shared: {} })).toBeUndefined();
  });
});
