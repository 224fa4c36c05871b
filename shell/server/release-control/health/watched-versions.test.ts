import type { RegisteredPart } from '@app/federation/registry';
import { versionOf } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { watchedVersions } from './watched-versions.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const change = (what: string, changes: Partial<{ at: string; from: string; to: string }> = {}) => ({
  at: '2026-03-01T11:30:00.000Z',
  who: 'thandi',
  what,
  from: versionOf(1),
  to: versionOf(2),
  ...changes,
});
const released: RegisteredPart = {
  active: versionOf(2),
  history: [versionOf(1)],
  madeLiveBy: 'release',
  changes: [change('release')],
};
const watch = (part: Partial<RegisteredPart>) =>
  watchedVersions({ parts: { shop: { ...released, ...part } } }, NOW);
const asReleased = {
  part: 'shop',
  version: versionOf(2),
  before: versionOf(1),
  earlier: [],
  isCanary: false,
};

test('a release of the last two days is compared with the version before', () => {
  expect(watch({})).toEqual([asReleased]);
});

test.each([-1, 1])('a clock that is wrong by %i day watches a release of today', (days) => {
  const at = new Date(NOW + days * 24 * 60 * 60_000).toISOString();
  expect(watch({ changes: [change('release', { at })] })).toEqual([asReleased]);
});

test('of releases minutes after each other, what was before them all is known', () => {
  const at = '2026-03-01T11:40:00.000Z';
  const changes = [
    change('release', { at: '2026-02-01T11:30:00.000Z', from: versionOf(8), to: versionOf(1) }),
    change('release'),
    change('release', { at, from: versionOf(2), to: versionOf(3) }),
  ];
  const history = [versionOf(8), versionOf(1), versionOf(2)];
  const third = { ...asReleased, version: versionOf(3), before: versionOf(2) };
  expect(watch({ active: versionOf(3), history, changes })).toEqual([
    { ...third, earlier: [versionOf(1)] },
  ]);
});

test('a release of what is live already changes nothing about that', () => {
  expect(
    watch({ changes: [change('release'), change('release', { from: versionOf(2) })] }),
  ).toEqual([asReleased]);
});

test('a promoted canary is compared with the version before, whatever was noted later', () => {
  const changes = [change('promote'), change('preview', { to: versionOf(7) })];
  expect(watch({ changes })).toEqual([asReleased]);
});

test('a canary is compared with the live version as long as it lasts', () => {
  const changes = [change('release', { at: '2026-02-01T11:30:00.000Z' })];
  expect(watch({ changes, canary: { version: versionOf(3), percent: 5 } })).toEqual([
    { part: 'shop', version: versionOf(3), before: versionOf(2), earlier: [], isCanary: true },
  ]);
});

test.each<[string, Partial<RegisteredPart>]>([
  ['more than two days old', { changes: [change('release', { at: '2026-02-27T11:59:00.000Z' })] }],
  ['live by a start', { madeLiveBy: 'start', changes: [change('start')] }],
  [
    'live again by a rollback, soon after its own release',
    {
      madeLiveBy: 'rollback',
      changes: [
        change('release'),
        change('release', { from: versionOf(2), to: versionOf(3) }),
        change('automatic', { from: versionOf(3), to: versionOf(2) }),
      ],
    },
  ],
  ['the first of its part', { history: [], changes: [{ ...change('release'), from: undefined }] }],
  ['from before there were notes', { changes: undefined }],
])('a version that is %s is not compared', (_, part) => {
  expect(watch(part)).toEqual([]);
});
