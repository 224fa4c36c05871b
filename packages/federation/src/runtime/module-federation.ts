import { type CreatedScript, plainScript } from './load-script.ts';
import { type Remote, RemoteContainers } from './remote-containers.ts';
import * as sharing from './share-scope.ts';

type Provided = Readonly<Record<string, readonly Omit<sharing.SharedModule, 'from'>[]>>;

export interface PartOptions {
  readonly name: string;
  readonly shareStrategy?: string;
  readonly plugins?: readonly RuntimePlugin[];
  readonly remotes?: readonly Remote[];
  readonly shared?: Provided;
}

/** How the code of a part asks for a shared module. */
interface Wanted {
  readonly customShareInfo?: { readonly shareConfig?: sharing.ShareConfig };
}

/**
 * A part that runs in this tab: the shell or a remote. It has those members of the class of this name
 * in `@module-federation/runtime-core` that our shell and the containers of our remotes use, for the
 * settings in build-config.ts: one scope, `loaded-first`, remotes that define a global variable.
 */
export class ModuleFederation {
  readonly name: string;
  readonly options: { readonly id: ''; readonly name: string; readonly shareStrategy: string };
  /** All parts share in the scope `default`. */
  readonly shareScopeMap: { default: sharing.ShareScope } = { default: {} };
  readonly #provided: [name: string, shared: sharing.SharedModule][] = [];
  readonly #plugins = new RuntimePlugins();
  readonly #remotes = new Map<string, Remote>();
  readonly #containers: RemoteContainers;

  constructor(options: PartOptions) {
    const { name, shareStrategy = 'loaded-first' } = options;
    this.name = name;
    this.options = { id: '', name, shareStrategy };
    this.#containers = new RemoteContainers(this.shareScopeMap.default, (url) =>
      this.#plugins.createScript(url),
    );
    this.initOptions(options);
  }

  /** Called again for the next container of a remote, which has the instance of the one before. */
  initOptions({ plugins = [], remotes = [], shared = {} }: PartOptions): void {
    this.registerPlugins(plugins);
    this.registerRemotes(remotes);
    this.registerShared(shared);
  }

  registerPlugins(plugins: readonly RuntimePlugin[]): void {
    for (const plugin of plugins) this.#plugins.register(plugin);
  }

  /** @param options `force` replaces a remote that is known: its script runs again. */
  registerRemotes(remotes: readonly Remote[], { force = false } = {}): void {
    for (const remote of remotes) {
      const known = this.#remotes.has(remote.name);
      if (known && !force) continue;
      if (known) this.#forget(remote.name);
      this.#remotes.set(remote.name, remote);
    }
  }

  registerShared(provided: Provided): void {
    for (const [name, versions] of Object.entries(provided)) {
      for (const shared of versions) this.#provided.push([name, { ...shared, from: this.name }]);
    }
  }

  initShareScopeMap(_name: string, scope: sharing.ShareScope): void {
    this.shareScopeMap.default = scope;
  }

  /** Offers what the part provides. Returns no promises: nothing has to be loaded for that. */
  initializeSharing(): [] {
    for (const [name, shared] of this.#provided) {
      sharing.offer(this.shareScopeMap.default, name, shared);
    }
    return [];
  }

  /** Resolves to false when no part provides the module in a version that fits. */
  async loadShare(name: string, wanted?: Wanted): Promise<sharing.Factory | false> {
    const shared = this.#choose(name, wanted);
    return shared ? sharing.loadShared(shared) : false;
  }

  /** For modules that are eager, or loaded already. */
  loadShareSync(name: string, wanted?: Wanted): sharing.Factory {
    const shared = this.#choose(name, wanted);
    const lib = shared?.lib ?? shared?.get();
    if (!shared || typeof lib !== 'function') throw new Error(`${name} is not loaded yet`);
    shared.lib = lib;
    return lib;
  }

  /**
   * @param id name of a remote and of its module, such as `shop/consulting`.
   * @param options without `loadFactory` the code is there afterwards, but has not run.
   */
  async loadRemote(id: string, { loadFactory = true } = {}): Promise<unknown> {
    const [name = '', module] = id.split('/');
    const remote = this.#remotes.get(name);
    if (!remote) throw new Error(`There is no remote ${name}`);
    const container = await this.#containers.open(remote);
    const factory = await container.get(`./${module}`);
    return loadFactory ? factory() : factory;
  }

  #choose(name: string, wanted: Wanted | undefined): sharing.SharedModule | undefined {
    this.initializeSharing();
    return sharing.chooseShared(
      this.shareScopeMap.default,
      name,
      wanted?.customShareInfo?.shareConfig,
    );
  }

  #forget(remote: string): void {
    this.#containers.forget(remote);
    removeInstance(remote);
    sharing.withdraw(this.shareScopeMap.default, remote);
  }
}

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

function removeInstance(name: string): void {
  const index = instances.findIndex((instance) => instance.name === name);
  if (index >= 0) instances.splice(index, 1);
}

interface RuntimePlugin {
  readonly name: string;
  readonly createScript?: (args: { readonly url: string }) => CreatedScript | undefined;
}

/** What a plugin may have. Only `createScript` is called: `beforeInit` has nothing to do here. */
const members = ['name', 'version', 'createScript', 'beforeInit'];

/** The plugins of one part. */
class RuntimePlugins {
  readonly #plugins = new Map<string, RuntimePlugin>();

  /** @throws when a plugin has a hook that would never be called. */
  register(plugin: RuntimePlugin): void {
    const unknown = Object.keys(plugin).find((member) => !members.includes(member));
    if (unknown) throw new Error(`The shell's federation runtime never calls ${unknown}`);
    this.#plugins.set(plugin.name, plugin);
  }

  createScript(url: string): CreatedScript {
    for (const { createScript } of this.#plugins.values()) {
      const created = createScript?.({ url });
      if (created) return created;
    }
    return plainScript(url);
  }
}
