import type { LiveRemote } from '@app/federation/registry';
import type { RemotePage } from '@app/federation/remote-module';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

const SCRIPT_TIMEOUT_MS = 6000;

/** The modules that remotes expose, as the federation runtime loads them. */
export interface RemoteModules {
  /** Drops the loaded modules of the remote; they run again from the container at `entry`. */
  replace(remote: LiveRemote, entry: string): void;
  /** @throws what the loader or the module itself throws. */
  load(remote: string, module: string): Promise<RemotePage<unknown> | null>;
  /** Fetches the files of a module, which does not run before `load`. @throws what the loader throws. */
  prefetch(remote: string, module: string): Promise<unknown>;
}

/** Call once in a tab: the runtime is global. */
export function federatedModules(remotes: readonly LiveRemote[]): RemoteModules {
  const hashes = new Map<string, string | undefined>();
  /** Notes what the browser has to find at the address of the container. */
  const checked = (remote: LiveRemote, entry: string) => {
    hashes.set(absolute(entry), remote.integrity);
    return federated(remote, entry);
  };
  registerPlugins([containerScripts(hashes)]);
  registerRemotes(remotes.map((remote) => checked(remote, remote.entry)));
  return {
    replace: (remote, entry) => registerRemotes([checked(remote, entry)], { force: true }),
    load: (remote, module) => loadRemote<RemotePage<unknown>>(idOf(remote, module)),
    prefetch: (remote, module) =>
      loadRemote(idOf(remote, module), { loadFactory: false, from: 'runtime' }),
  };
}

const idOf = (remote: string, module: string) => `${remote}/${module.slice(2)}`;

const federated = ({ name }: LiveRemote, entry: string) => ({
  name,
  entry,
  type: 'global' as const,
});

/** The runtime makes addresses absolute. */
const absolute = (url: string): string => new URL(url, window.location.href).href;

const containerScripts = (
  hashes: ReadonlyMap<string, string | undefined>,
): ModuleFederationRuntimePlugin => ({
  name: 'container-scripts',
  createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    script.src = url;
    if (!hashes.has(absolute(url))) throw new Error('No hash is known for a container');
    // Development has none.
    script.integrity = hashes.get(absolute(url)) ?? '';
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
});
