import { type ChunkedPart, loadChunks, type ModuleId } from './load-chunks.ts';
import { instances, ModuleFederation, type PartOptions } from './module-federation.ts';
import type { Factory, ShareConfig, SharedModule } from './share-scope.ts';

/** A shared module that a part offers, as the build of the federation plugin describes it. */
interface Offer {
  readonly name: string;
  readonly version: string;
  readonly factory: SharedModule['get'];
}

/**
 * `__webpack_require__` of a part: what the bundler and the federation plugin write into its entry,
 * for the settings in build-config.ts. Members without `readonly` are set by `startPart`.
 */
export interface BundlerRequire extends ChunkedPart {
  /** Modules that have run. */
  readonly c: Record<ModuleId, unknown>;
  /** What has to happen before the code of a chunk may run. */
  readonly f: ChunkedPart['f'] & {
    consumes?: (chunk: ModuleId, promises: Promise<unknown>[]) => void;
  };
  readonly federation: { instance?: ModuleFederation };
  readonly initializeSharingData?: {
    readonly uniqueName: string;
    readonly scopeToSharingDataMapping: Readonly<Record<string, readonly Offer[]>>;
  };
  /** Shared modules that the part uses: those of each chunk, and those that it needs to start. */
  readonly consumesLoadingData?: {
    readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<ModuleId, Consume>>;
    readonly initialConsumes?: readonly ModuleId[];
  };
  /** Absent in the shell, which is no container. */
  readonly initializeExposesData?: {
    readonly moduleMap: Readonly<Record<string, () => Promise<Factory>>>;
  };
  initContainer?: (scope: ModuleFederation['shareScopeMap']['default']) => void | Promise<void>;
  getContainer?: (module: string) => Promise<Factory>;
}

interface Consume extends ShareConfig {
  readonly shareKey: string;
  /** Loads a copy of the part's own; only what the shell provides to all has none. */
  readonly fallback?: SharedModule['get'];
}

/**
 * Starts a part: connects what the bundler generated for it with the shared modules of this tab. It
 * stands in for the start code of the federation plugin, which is for settings of all kinds, and for
 * its bundler runtime.
 */
export function startPart(part: BundlerRequire): ModuleFederation {
  const { initializeSharingData: sharing, initializeExposesData: exposes } = part;
  const instance = instanceOf({
    name: sharing?.uniqueName ?? '',
    shared: offersOf(Object.values(sharing?.scopeToSharingDataMapping ?? {}).flat()),
  });
  part.federation.instance = instance;
  // The shell, and containers for kit 1.4 to 1.6, have code for it.
  if (!part.f.j) loadChunks(part);
  consume(part, instance);
  if (exposes) {
    part.initContainer = (scope) => {
      instance.initShareScopeMap('default', scope);
      instance.initializeSharing();
    };
    part.getContainer = async (module) => {
      const load = exposes.moduleMap[module];
      if (!load) throw new Error(`${instance.name} has no module ${module}`);
      return load();
    };
  }
  return instance;
}

/** The instance of a part: that of its container before, or a new one. */
function instanceOf(options: PartOptions): ModuleFederation {
  const before = instances.find(({ name }) => name === options.name);
  if (before) {
    before.initOptions(options);
    return before;
  }
  const instance = new ModuleFederation(options);
  instances.push(instance);
  return instance;
}

function offersOf(offers: readonly Offer[]): NonNullable<PartOptions['shared']> {
  const shared: Record<string, Omit<SharedModule, 'from'>[]> = {};
  for (const { name, version, factory } of offers) {
    shared[name] ??= [];
    shared[name].push({ version, scope: ['default'], get: factory });
  }
  return shared;
}

function consume(part: BundlerRequire, instance: ModuleFederation): void {
  const { consumesLoadingData: consumes } = part;
  if (!consumes) return;
  const { chunkMapping, moduleIdToConsumeDataMapping: data, initialConsumes = [] } = consumes;
  /** Shared modules that this part has, or is loading. */
  const taken = new Map<ModuleId, Promise<void>>();

  const take = async (id: ModuleId): Promise<void> => {
    const { shareKey, fallback, ...shareConfig } = data[id] as Consume;
    try {
      const wanted = { customShareInfo: { shareConfig } };
      const factory = (await instance.loadShare(shareKey, wanted)) || (await fallback?.());
      if (!factory) throw new Error(`No part provides ${shareKey}`);
      run(id, factory);
    } catch (fault) {
      // The next chunk that needs it tries again.
      taken.delete(id);
      run(id, () => {
        throw fault;
      });
    }
  };

  /** Lets the bundler find the module by its number. */
  const run = (id: ModuleId, factory: Factory) => {
    part.m[id] = (module) => {
      delete part.c[id];
      module.exports = factory();
    };
  };

  part.f.consumes = (chunk, promises) => {
    for (const id of chunkMapping[chunk] ?? []) {
      const taking = taken.get(id) ?? take(id);
      taken.set(id, taking);
      promises.push(taking);
    }
  };
  for (const id of initialConsumes) {
    run(id, () => instance.loadShareSync((data[id] as Consume).shareKey)());
  }
}
