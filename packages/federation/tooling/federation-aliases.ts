import path from 'node:path';
import { rspack } from '@rspack/core';

const runtimeFolder = path.join(import.meta.dirname, '../src/runtime');

/** The start code that the federation plugin generates for a part, by the beginning of its request. */
const GENERATED_START = /^@module-federation\/runtime\/rspack\.js!=!data:/;

/**
 * What replaces modules of the federation runtime in a release
 * (docs/decisions/0039-federation-runtime.md). Development has the whole runtime.
 */
export const federationAliases = {
  '@module-federation/enhanced/runtime$': path.join(runtimeFolder, 'enhanced-runtime.ts'),
};

/**
 * Starts a part with our code in place of that of the plugin.
 * @param host for the shell; else for a remote, which takes its runtime from the shell.
 */
export const startOfPart = (host: boolean) =>
  new rspack.NormalModuleReplacementPlugin(
    GENERATED_START,
    path.join(runtimeFolder, host ? 'start-shell.ts' : 'start-remote.ts'),
  );
