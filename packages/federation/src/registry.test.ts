import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { moduleNameOf } from './module-name.ts';
import { LiveRemote, MenuEntry, Registry, Release } from './registry.ts';
import { aRelease, versionOf } from './testing/built-release.ts';

const isRelease = (changes: object) => v.is(Release, { ...aRelease(), ...changes });

describe('the description of a release', () => {
  test('is accepted as builds write it', () => {
    expect(isRelease({ css: ['main.ce1a8f5d.css'], fonts: ['a-b.woff2'] })).toBe(true);
  });

  test.each([
    '../server.mjs',
    'a/../../b.js',
    '..',
    '/etc/passwd',
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'a\\..\\b.js',
    'a.js?x',
    'a.js" onload="x',
    'a b.js',
    'a\u0000.js',
    'a.js\n',
    '',
    7,
  ])('is refused with the file %j anywhere', (file) => {
    const route = { path: '/consulting', module: './consulting', js: [], css: [] };
    for (const changes of [
      { entry: file },
      { server: file },
      { css: [file] },
      { fonts: [file] },
      { routes: [{ ...route, js: [file] }] },
      { routes: [{ ...route, css: [file] }] },
    ]) {
      expect(isRelease(changes)).toBe(false);
    }
  });

  test.each(['1.0.0', '1.0-0123456789ab', '1.0.0-0123456789AB', '1.0.0-0123456789abc', '../1', ''])(
    'is refused with the version %j',
    (version) => {
      expect(isRelease({ version })).toBe(false);
    },
  );

  test.each(['Shop', '1shop', '-shop', 'a/b', '..', 'a_b', '', 'a'.repeat(32)])(
    'is refused with the name %j',
    (name) => {
      expect(isRelease({ name })).toBe(false);
    },
  );

  test.each(['a', '../a', './a/b', './', './a.js'])('is refused with the module %j', (module) => {
    expect(isRelease({ routes: [{ path: '/a', module, js: [], css: [] }] })).toBe(false);
  });
});

describe('the registry', () => {
  const part = { active: versionOf(2), history: [versionOf(1)] };

  test.each([
    [{ parts: {} }, true],
    [{ parts: { shop: part } }, true],
    [{ parts: { shop: { ...part, madeLiveBy: 'start' } } }, true],
    [{ parts: { shop: { ...part, built: versionOf(3) } } }, true],
    [{ parts: { shop: { ...part, madeLiveBy: 'someone' } } }, false],
    [{ parts: { 'Not a name': part } }, false],
    [{ parts: { shop: { ...part, active: '../..' } } }, false],
    [{ parts: { shop: { ...part, history: ['latest'] } } }, false],
    [{ parts: { shop: { active: versionOf(1) } } }, false],
    [{ parts: [part] }, false],
    [[], false],
    [null, false],
  ])('%j is valid: %s', (registry, valid) => {
    expect(v.is(Registry, registry)).toBe(valid);
  });
});

test('the remotes in the data of a page are checked', () => {
  const live = { name: 'shop', version: versionOf(1), entry: '/r/shop/1/e.js', routes: [] };
  expect(v.is(LiveRemote, live)).toBe(true);
  expect(v.is(LiveRemote, { ...live, name: '__proto__' })).toBe(false);
  expect(v.is(LiveRemote, { ...live, entry: undefined })).toBe(false);
});

test.each([
  ['/', './home'],
  ['/contact', './contact'],
  ['/technology/access-control', './technology-access-control'],
])('the page of %s is exposed as %s', (path, module) => {
  expect(moduleNameOf(path)).toBe(module);
});

test.each([
  ['a label with markup', { label: '<b>Careers</b>', order: 1 }],
  ['a label that is too long for the bar', { label: 'A'.repeat(25), order: 1 }],
  ['a label of spaces', { label: '  ', order: 1 }],
  ['a label that reverses the text', { label: 'a\u202Eb', order: 1 }],
  ['an order that the frame does not have', { label: 'Careers', order: 0 }],
  ['a section that is all of the site', { label: 'Careers', order: 1, section: '/' }],
])('a menu entry with %s is no entry', (_, entry) => {
  expect(v.is(MenuEntry, entry)).toBe(false);
});

test('a menu entry is plain text with its place', () => {
  const entry = { label: 'Price Lists & Estimates', order: 99, under: '/a', section: '/a/b/' };
  expect(v.is(MenuEntry, entry)).toBe(true);
});
