import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '@app/contracts/endpoint';
import { endpoints } from '@app/contracts/endpoints';
import { type Contract, endpointContract } from '@app/contracts/snapshots/contract';
import { ReleaseRefused } from '@app/federation/releases';
import type { RemoteDeclaration } from '@app/federation/remote-module';
import { satisfies } from '@app/federation/version-range';
import { type Compilation, ExternalModule, type Module, NormalModule } from '@rspack/core';
import { type Call, callsIn, isOfContracts } from './contract-modules.ts';
import { modulesOf } from './modules-of.ts';
import { installedPackage, refuseRangeOfReact } from './own-react.ts';
import { type Part, root } from './parts.ts';
import { ARK, ARK_RANGE, KIT, ofShell, singletons } from './shared-modules.ts';

/** What a part needs of the other deployables, or what the shell provides. */
export interface Needs {
  /** Names of kit: those that a remote uses, or those that the shell has. Sorted. */
  readonly kitExports: readonly string[];
  /** Shared modules beside kit: with the range that a remote needs, or the version of the shell. */
  readonly shared: Readonly<Record<string, string>>;
  /** Version of the React that a remote brings. */
  readonly ownReact?: string;
  /** The contracts of the calls that its code makes, by name of the call. */
  readonly contracts: readonly Contract[];
}

const KIT_SOURCE = path.join(root, 'packages/kit/src/kit.tsx');
const ARK_FILE = /[\\/]node_modules[\\/]@ark-ui[\\/]react[\\/]/;
/** Name of the entry of a server build. */
const RUNTIME = 'server';

/**
 * Reads from a finished server build what the code really uses: names that the bundler has found
 * unused, such as those of types, are not among it.
 * @throws ReleaseRefused when a remote imports kit as a whole, so that nobody can tell what it uses, or is not
 * built with what it says it needs.
 */
export async function needsOf(
  compilation: Compilation,
  part: Part,
  remote?: Pick<RemoteDeclaration, 'shared' | 'ownReact'>,
): Promise<Needs> {
  const modules = modulesOf(compilation);
  const files = modules.filter((module) => module instanceof NormalModule);
  const usedOf = (module: Module) => compilation.moduleGraph.getUsedExports(module, RUNTIME);
  const contracts = await contractsOf(
    files.filter(({ resource }) => isOfContracts(resource)),
    usedOf,
  );
  if (part.name === 'shell') {
    const kit = files.find(({ resource }) => resource === KIT_SOURCE);
    const provided = kit && compilation.moduleGraph.getProvidedExports(kit);
    if (!Array.isArray(provided)) throw new Error('The build of the shell has no kit');
    return { kitExports: provided.sort(), shared: await providedModules(part), contracts };
  }
  const externals = modules.filter((module) => module instanceof ExternalModule);
  const taken = externals.filter((module) => isUsed(usedOf(module)));
  const kit = taken.filter(({ userRequest }) => (ofShell[userRequest] ?? userRequest) === KIT);
  const names = new Set(kit.flatMap((module) => namesOf(usedOf(module), part)));
  const kitExports = [...names].sort();
  if (remote?.ownReact) {
    refuseRangeOfReact(part);
    // Of the shell's React it uses what every version has.
    const ownReact = await installed('react', path.join(part.folder, 'package.json'));
    return { kitExports, shared: {}, contracts, ownReact };
  }
  const hasArk = files.some(({ resource }) => ARK_FILE.test(resource));
  const shared = {
    ...(await neededModules(part, remote?.shared ?? {}, taken, (module) =>
      compilation.moduleGraph.getIssuer(module),
    )),
    ...(hasArk ? { [ARK]: ARK_RANGE } : {}),
  };
  return { kitExports, shared, contracts };
}

/** Names, or `true` for all of them, or nothing that is used. */
type Used = ReturnType<Compilation['moduleGraph']['getUsedExports']>;

const isUsed = (used: Used): boolean => (Array.isArray(used) ? used.length > 0 : used === true);

function namesOf(used: Used, { name }: Part): readonly string[] {
  if (Array.isArray(used)) return used;
  throw new ReleaseRefused(
    `${name} imports all of ${KIT}. Import the names that it uses, so that a release can be checked.`,
  );
}

async function contractsOf(
  files: readonly NormalModule[],
  usedOf: (module: Module) => Used,
): Promise<readonly Contract[]> {
  const made: Call[] = [];
  for (const file of files) {
    const used = usedOf(file);
    if (!isUsed(used)) continue;
    for (const [name, call] of Object.entries(await callsIn(file.resource))) {
      if (!Array.isArray(used) || used.includes(name)) made.push(call);
    }
  }
  const isMade = (endpoint: Endpoint) =>
    made.some(({ path: of, method = 'GET' }) => of === endpoint.path && method === endpoint.method);
  return endpoints.filter(isMade).map(endpointContract);
}

/** Shared modules beside kit, which has a version and names of its own. */
const others = singletons.filter((name) => name !== KIT);

async function providedModules(shell: Part): Promise<Record<string, string>> {
  const from = path.join(shell.folder, 'package.json');
  const versions = [...others, ARK].map(async (name) => [name, await installed(name, from)]);
  return Object.fromEntries(await Promise.all(versions));
}

/** A remote needs the version that it was built with, or a later compatible one, or what it says. */
async function neededModules(
  part: Part,
  declared: Readonly<Record<string, string>>,
  taken: readonly ExternalModule[],
  importerOf: (module: Module) => Module | null,
): Promise<Record<string, string>> {
  const ranges = taken
    .filter(({ userRequest }) => userRequest !== KIT)
    .map(async (module): Promise<[string, string]> => {
      const importer = importerOf(module);
      // A shared package may be what imports it, and the part does not have it.
      if (!(importer instanceof NormalModule))
        throw new Error(`${module.userRequest} has no importer`);
      const own = path.join(part.folder, 'package.json');
      const from = installedPackage(packageOf(module.userRequest), own) ? own : importer.resource;
      const version = await installed(module.userRequest, from);
      const range = declared[packageOf(module.userRequest)] ?? `^${version}`;
      if (satisfies(version, range)) return [module.userRequest, range];
      throw new ReleaseRefused(
        `${part.name} says that it needs ${module.userRequest} ${range}, and is built with ${version}.`,
      );
    });
  return Object.fromEntries((await Promise.all(ranges)).sort());
}

/** @param from the file that imports the module. */
async function installed(module: string, from: string): Promise<string> {
  const name = packageOf(module);
  const file = installedPackage(name, from);
  if (!file) throw new Error(`${module} is not installed for ${from}`);
  return JSON.parse(await readFile(file, 'utf8')).version;
}

const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
