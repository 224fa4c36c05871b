import { isNewer, satisfies } from '../version-range.ts';

/** Gives the exports of a shared module. */
export type Factory = () => unknown;

/** What a remote asks of a shared module; the build of the federation plugin writes it. */
export interface ShareConfig {
  readonly singleton?: boolean;
  /** A caret range; `false` and `*` are any version. */
  readonly requiredVersion?: string | false;
}

/** One version of a shared module, as the part that provides it describes it. */
export interface SharedModule {
  readonly version: string;
  readonly scope: readonly string[];
  /** Loads the module; at once, without a promise, when it is eager. */
  readonly get: () => Factory | Promise<Factory>;
  /** Name of the part that provides it. */
  readonly from: string;
  /** Present once the module was loaded. */
  lib?: Factory;
  loading?: Promise<Factory> | undefined;
}

/** Shared modules by name and version. Shell and remotes of a tab have one together. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** Offers a module to all parts; who comes first with a version provides it. */
export function offer(scope: ShareScope, name: string, shared: SharedModule): void {
  scope[name] ??= {};
  scope[name][shared.version] ??= shared;
}

/** The version to use, undefined if none fits: one that is loaded before any other, else the newest. */
export function chooseShared(
  scope: ShareScope,
  name: string,
  { singleton, requiredVersion = false }: ShareConfig = {},
): SharedModule | undefined {
  return Object.values(scope[name] ?? {})
    .filter(({ version }) => singleton || fits(version, requiredVersion))
    .reduce<SharedModule | undefined>(
      (best, one) => (best && !isBetter(one, best) ? best : one),
      undefined,
    );
}

const fits = (version: string, range: string | false): boolean =>
  range === false || range === '*' || satisfies(version, range);

const isBetter = (one: SharedModule, other: SharedModule): boolean =>
  inUse(one) === inUse(other) ? isNewer(one.version, other.version) : inUse(one);

const inUse = ({ lib, loading }: SharedModule): boolean => Boolean(lib ?? loading);

/** Loads the module once. After a failure the next call tries again. */
export async function loadShared(shared: SharedModule): Promise<Factory> {
  if (shared.lib) return shared.lib;
  shared.loading ??= fetchShared(shared);
  return shared.loading;
}

async function fetchShared(shared: SharedModule): Promise<Factory> {
  try {
    shared.lib = await shared.get();
    return shared.lib;
  } finally {
    shared.loading = undefined;
  }
}

/** Takes back what a part offers and nobody has loaded: its files may be what failed. */
export function withdraw(scope: ShareScope, from: string): void {
  for (const versions of Object.values(scope)) {
    for (const [version, shared] of Object.entries(versions)) {
      if (shared.from === from && !shared.lib) delete versions[version];
    }
  }
}
