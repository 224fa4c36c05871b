import { instances, type ModuleFederation } from './module-federation.ts';

/** Stands in for `@module-federation/enhanced/runtime` in the shell of a release: the shell is the first part of a tab. */
const shell = (): ModuleFederation => {
  const [first] = instances;
  if (!first) throw new Error('The shell has not started');
  return first;
};

export const loadRemote: ModuleFederation['loadRemote'] = (...args) => shell().loadRemote(...args);

export const registerPlugins: ModuleFederation['registerPlugins'] = (plugins) =>
  shell().registerPlugins(plugins);

export const registerRemotes: ModuleFederation['registerRemotes'] = (...args) =>
  shell().registerRemotes(...args);
