import type { ModuleFederation } from './module-federation.ts';

interface FederationGlobal {
  __FEDERATION__?: { __INSTANCES__?: ModuleFederation[] };
}

// The packages of the federation declare the variable with the class of the whole runtime.
const target = globalThis as unknown as FederationGlobal;
target.__FEDERATION__ ??= {};
target.__FEDERATION__.__INSTANCES__ ??= [];

/**
 * The parts that run in this tab. They are in the global variable of the whole federation runtime,
 * because a container looks there for the instance that its container before has left.
 */
export const instances = target.__FEDERATION__.__INSTANCES__;

export function removeInstance(name: string): void {
  const index = instances.findIndex((instance) => instance.name === name);
  if (index >= 0) instances.splice(index, 1);
}
