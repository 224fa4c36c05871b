import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const runtimeFolder = path.join(import.meta.dirname, '../src/runtime');

/**
 * The federation plugin imports its runtime by this file. It is the CommonJS build, which cannot be
 * tree-shaken and would be bundled beside the ES build that the shell imports.
 */
const bundlerRuntime = require.resolve('@module-federation/webpack-bundler-runtime');

/**
 * What replaces modules of the federation runtime in a release
 * (docs/decisions/0039-federation-runtime.md). Development has the whole runtime.
 * @param host for the shell; else for a remote, which takes its runtime from the shell.
 */
export const federationAliases = (host: boolean): Record<string, string> =>
  host
    ? {
        [bundlerRuntime]: bundlerRuntime.replace(/index\.cjs$/, 'bundler.js'),
        '@module-federation/runtime-core$': path.join(runtimeFolder, 'runtime-core.ts'),
      }
    : { [bundlerRuntime]: path.join(runtimeFolder, 'from-shell.ts') };
