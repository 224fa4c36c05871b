import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './parts.ts';

/**
 * The versions for which src/runtime was written. After an upgrade go through the list in
 * docs/upgrades.md, and then change them here.
 */
const FEDERATION = '2.9.2';
const RSPACK = '2.3.2';

const require = createRequire(import.meta.url);
/** The start code that rspack writes into a part, and start-part.ts stands in for. */
const generated = readFileSync(
  path.join(path.dirname(require.resolve('@rspack/core')), 'moduleFederationDefaultRuntime.js'),
  'utf8',
);

/** What a pattern with one group finds in all of the sources, each once, sorted. */
const found = (pattern: RegExp, sources: readonly string[]): string[] =>
  [
    ...new Set(sources.flatMap((code) => [...code.matchAll(pattern)].map(([, one = '']) => one))),
  ].sort();

test('the packages of the federation are those for which the runtime in src/runtime was written', () => {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  expect(found(/^ {2}'@module-federation\/[\w-]+@([^('\n]+)/gm, [lock])).toEqual([FEDERATION]);
  expect(found(/^ {2}'@rspack\/core@([^('\n]+)/gm, [lock])).toEqual([RSPACK]);
  const catalog = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  expect(found(/"@module-federation\/[\w-]+": (.+)/g, [catalog])).toEqual([FEDERATION]);
});

test('start code of the plugin uses what start-part.ts knows of the bundler, and settings that no part has', () => {
  expect(found(/\bruntimeRequire(?:\.|,")(\w+)/g, [generated])).toEqual([
    'I',
    'R',
    'S',
    'consumesLoadingData',
    'f',
    'federation',
    'getContainer',
    'initContainer',
    'initializeExposesData',
    'initializeSharingData',
    'remotesLoadingData',
  ]);
});
