import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundlerRuntimeWith } from '@app/federation/runtime/bundler-runtime';
import { ModuleFederation } from '@app/federation/runtime/module-federation';
import * as runtimeCore from '@app/federation/runtime/runtime-core';
import { expect, test } from 'vitest';
import { root } from './parts.ts';

/**
 * The versions for which src/runtime was written. After an upgrade go through the list in
 * docs/decisions/0039-federation-runtime.md, and then change them here.
 */
const FEDERATION = '2.9.2';
const RSPACK = '2.3.2';

const require = createRequire(import.meta.url);
const bundlerRuntime = require.resolve('@module-federation/webpack-bundler-runtime');
const runtime = createRequire(bundlerRuntime).resolve('@module-federation/runtime');
const rspack = require.resolve('@rspack/core');

/** The files of the bundler runtime that containers and the shell run. */
const bundlerRuntimeFiles = [
  'attachShareScopeMap',
  'consumes',
  'init',
  'initContainerEntry',
  'initializeSharing',
  'installInitialConsumes',
  'updateOptions',
].map((name) => source(bundlerRuntime, `${name}.js`));
const runtimeFiles = ['index', 'utils', 'helpers'].map((name) => source(runtime, `${name}.js`));
/** What rspack writes into the entry of shell and containers. */
const generated = source(rspack, 'moduleFederationDefaultRuntime.js');

function source(beside: string, file: string): string {
  return readFileSync(path.join(path.dirname(beside), file), 'utf8');
}

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

test('runtime-core exports what the rest of the federation runtime imports from it', () => {
  const sources = [...runtimeFiles, ...bundlerRuntimeFiles];
  const lists = found(/import \{([^}]*)\} from "@module-federation\/runtime-core"/g, sources);
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  expect(Object.keys(runtimeCore).sort()).toEqual([...new Set(names)].sort());
});

test('a part has the members that the federation runtime uses of it', () => {
  const shell = new ModuleFederation({ name: 'shell' });
  const sources = [...runtimeFiles, ...bundlerRuntimeFiles];
  const used = found(/\b(?:federationI|mfI|FederationI|i)nstance\??\.(\w+)/g, sources);
  // Nothing in the shell calls it: documents name what a page preloads.
  expect(used.filter((member) => !(member in shell))).toEqual(['preloadRemote']);
  expect(used).toEqual([
    'initOptions',
    'initShareScopeMap',
    'initializeSharing',
    'loadRemote',
    'loadShare',
    'loadShareSync',
    'name',
    'options',
    'preloadRemote',
    'registerPlugins',
    'registerRemotes',
    'registerShared',
    'shareScopeMap',
  ]);
});

test('a container gets from the shell what its generated code uses', () => {
  const given = bundlerRuntimeWith(() => undefined);
  const used = found(/bundlerRuntime\.(\w+)/g, [generated]);
  const missing = used.filter((member) => !given.bundlerRuntime[member as 'init']);
  expect(missing).toEqual([]);
  expect(found(/\bfederation\.(\w+)/g, [generated])).toEqual([
    'attachShareScopeMap',
    'bundlerRuntime',
    'bundlerRuntimeOptions',
    'consumesLoadingModuleToHandlerMapping',
    'initOptions',
    'instance',
    'libraryType',
    'sharedFallback',
  ]);
});
