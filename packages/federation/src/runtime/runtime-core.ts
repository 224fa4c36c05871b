import { instances, type ModuleFederation } from './module-federation.ts';

export { ModuleFederation } from './module-federation.ts';

/**
 * Stands in for `@module-federation/runtime-core` in the shell of a release: the rest of the
 * federation runtime imports these names. It is a tenth of the whole, and enough for what our shell
 * and remotes call. docs/decisions/0039-federation-runtime.md says what is missing, and what an
 * upgrade of the federation packages has to check.
 */
export const CurrentGlobal = globalThis;

export const setGlobalFederationInstance = (instance: ModuleFederation): void => {
  instances.push(instance);
};

/** The whole runtime lets a developer's tool replace the class; this one does not. */
export const getGlobalFederationConstructor = (): undefined => undefined;
export const setGlobalFederationConstructor = (): void => {};

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Read, but not called, by the code of a container. */
export const helpers = { global: {}, share: {}, utils: {} };

function missing(): never {
  throw new Error('The shell has no such part of the federation runtime');
}

export {
  missing as getRemoteEntry,
  missing as getRemoteInfo,
  missing as loadScript,
  missing as loadScriptNode,
  missing as Module,
  missing as registerGlobalPlugins,
  missing as satisfy,
};
