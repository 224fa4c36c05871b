import type { AdminPart } from '@app/contracts/admin-releases';
import { expect, test } from 'vitest';
import { driftOf } from './design-drift.ts';
import { releaseTexts } from './release-texts.ts';
import { aShop, aVersion } from './testing/releases.ts';

const builtWith = (name: string, inputs: Record<string, string>): AdminPart =>
  aShop({
    name,
    versions: [
      aVersion(2, {
        standing: 'live',
        provenance: { commit: null, edited: false, builder: 'Node', inputs },
      }),
    ],
  });
const design = { ui: 'a', tokens: 'a', base: 'a', 'ui/button': 'a', 'ui/badge': 'a' };
const shell = builtWith('shell', design);

test('parts that were built with the design system of the shell do not drift', () => {
  expect(driftOf([shell, builtWith('shop', { ...design, sources: 'b' })])).toEqual([]);
});

test('a part with an older button and other tokens says so, by name', () => {
  const shop = builtWith('shop', { ...design, ui: 'b', tokens: 'b', 'ui/button': 'b' });
  expect(driftOf([shell, shop])).toEqual([
    { part: 'shop', hasOtherTokens: true, hasOtherBase: false, components: ['button'] },
  ]);
});

test('a part with other fonts and the same components says so', () => {
  const drift = driftOf([shell, builtWith('shop', { ...design, ui: 'b', base: 'b' })]);
  expect(drift.map(releaseTexts.drift)).toEqual([
    'Built with another design system than the shell: another base (fonts, plain elements). Release it again to have the same.',
  ]);
});

test('pictures are shown where both releases have them', () => {
  const withPictures = (part: AdminPart): AdminPart => ({
    ...part,
    versions: part.versions.map((one) => ({ ...one, pictures: `/r/${part.name}/design.svg` })),
  });
  const shop = builtWith('shop', { ...design, ui: 'b', 'ui/button': 'b' });
  const pictures = { own: '/r/shop/design.svg', shell: '/r/shell/design.svg' };
  expect(driftOf([withPictures(shell), withPictures(shop)])).toMatchObject([{ pictures }]);
  expect(driftOf([shell, withPictures(shop)])[0]).not.toHaveProperty('pictures');
});

test('a component that one of both lacks is named', () => {
  const shop = builtWith('shop', { ui: 'b', tokens: 'a', base: 'a', 'ui/button': 'a' });
  expect(driftOf([shell, shop])).toEqual([
    { part: 'shop', hasOtherTokens: false, hasOtherBase: false, components: ['badge'] },
  ]);
});

test('releases from before it was recorded are left out', () => {
  expect(driftOf([shell, builtWith('shop', { sources: 'b' })])).toEqual([]);
  expect(driftOf([aShop()])).toEqual([]);
});
