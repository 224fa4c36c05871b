import * as core from '@module-federation/runtime-core';
import { bundlerRuntimeWith } from './bundler-runtime.ts';
import { BUNDLER_RUNTIME_GLOBAL } from './bundler-runtime-global.ts';
import { instances, ModuleFederation, type PartOptions } from './module-federation.ts';

/** The instance of a remote: that of its container before, or a new one. */
function initRemote(options: PartOptions): ModuleFederation {
  const before = instances.find(({ name }) => name === options.name);
  if (before) {
    before.initOptions(options);
    return before;
  }
  const instance = new ModuleFederation(options);
  instances.push(instance);
  return instance;
}

/**
 * Plugin of the shell's federation runtime that makes the runtime available to remotes, which are
 * built without it.
 */
export default function forRemotes() {
  const target = globalThis as Record<string, unknown>;
  target[BUNDLER_RUNTIME_GLOBAL] = () => bundlerRuntimeWith(initRemote);
  // Remotes that were built for kit 1.3 or older carry a bundler runtime and take the rest from here.
  target._FEDERATION_RUNTIME_CORE = { ...core };
  return { name: 'for-remotes' };
}
