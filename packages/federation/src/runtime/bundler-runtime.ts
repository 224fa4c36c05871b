import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * What the code that the federation plugin generates for a container takes from
 * `@module-federation/webpack-bundler-runtime`. Each container needs an object of its own, because it
 * writes into it.
 * @param init gives the part of the container its instance of `ModuleFederation`.
 */
export const bundlerRuntimeWith = <Options, Instance>(init: (options: Options) => Instance) => ({
  runtime: { init },
  bundlerRuntime: {
    ...bundlerRuntime,
    // The shell's own build leaves it out, because the shell is no container.
    initContainerEntry,
    S: {},
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
});
