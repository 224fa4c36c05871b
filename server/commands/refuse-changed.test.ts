import type { Registry } from '@app/federation/registry';
import { aRelease, versionOf } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { refuseChanged } from './refuse-changed.ts';

const [one, two, three] = [1, 2, 3].map(versionOf) as [string, string, string];
const at = '2026-11-28T10:00:00.000Z';
const live = (versions: Readonly<Record<string, string>>, what = 'release'): Registry => ({
  parts: Object.fromEntries(
    Object.entries(versions).map(([name, active]) => [
      name,
      { active, history: [], changes: [{ at, who: 'Thabo', what, to: active }] },
    ]),
  ),
});
const built = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions).map(([name, version]) => ({ release: aRelease({ name, version }) }));

test.each([
  ['nothing changed', { shop: one }, { shop: one }],
  ['another part changed', { shop: one, proposal: one }, { shop: one, proposal: two }],
  ['the same version went live', { shop: one }, { shop: three }],
  ['the part is new', {}, {}],
])('a build goes live when %s', (_, before, now) => {
  expect(() => refuseChanged(live(before), live(now), built({ shop: three }))).not.toThrow();
});

test.each([
  ['a release', { shop: two }, 'release', `shop ${two} went live (Thabo, ${at})`],
  ['a rollback by itself', { shop: two }, 'automatic', `shop ${two} went live (Thabo, ${at})`],
  ['a retired remote', {}, 'release', 'shop was taken off the site'],
  [
    'a release of two parts',
    { shop: two, proposal: two },
    'release',
    `shop ${two} went live (Thabo, ${at}), and proposal ${two} went live (Thabo, ${at})`,
  ],
])('of builds that %s was faster than none goes live', (_, now, what, told) => {
  const before = live({ shop: one, proposal: one });
  const after = live({ proposal: one, ...now }, what);
  expect(() => refuseChanged(before, after, built({ shop: three, proposal: three }))).toThrow(
    `While this was built ${told}. Look at what is live, then release again.`,
  );
});
