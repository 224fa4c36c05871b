import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { integrityOfFiles } from '@app/federation/integrity';
import { moduleNameOf } from '@app/federation/module-name';
import { MenuEntry, Release } from '@app/federation/registry';
import { replaceFile } from '@app/federation/registry-store';
import { type BuiltRelease, RELEASE_FILE, ReleaseRefused } from '@app/federation/releases';
import type { RemoteDeclaration } from '@app/federation/remote-module';
import { conflictOfPaths, type PathsOfPart } from '@app/federation/served-paths';
import { clientConfig, type PartBuild, serverConfig } from '@app/federation/tooling/build-config';
import { KIT_VERSION } from '@app/kit/version';
import { type Compilation, type Configuration, rspack, type Stats } from '@rspack/core';
import * as v from 'valibot';
import { hashOfInputs } from './build-inputs.ts';
import { neededKit } from './needed-kit.ts';
import { type Needs, needsOf } from './needs-of-build.ts';
import { type Part, parts } from './parts.ts';
import { provenanceOf } from './provenance-of.ts';
import { ownersOf, teamOf } from './team-of.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface BuiltPart extends BuiltRelease {
  /** False when nothing had changed since a build before. */
  readonly rebuilt: boolean;
}

/**
 * Builds one part alone: browser files, server bundle, compressed copies and the release
 * description. The version is the package's version and a hash of the files, so the same code is
 * always the same release.
 *
 * Each build has a folder of its own, so that builds at the same time share no file. Its description is
 * written last: a build that was killed is never reused.
 * @throws ReleaseRefused when parts declare paths that cannot be served together.
 */
export async function buildPart(part: Part, { force = false } = {}): Promise<BuiltPart> {
  await checkDeclaredPaths(part);
  const dist = path.join(part.folder, 'dist');
  const sources = await hashOfInputs(part);
  const inputs = sources.slice(0, 12);
  const signers = (await ownersOf(part))?.signers;
  const signed = {
    provenance: await provenanceOf(part, sources),
    ...(signers ? { signers } : {}),
  };
  const found = force ? undefined : await builtBefore(dist, inputs);
  if (found) return { ...found, ...signed, rebuilt: false };
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(path.join(dist, `${BUILT}${inputs}-`));
  const release = await buildInto(folder, part);
  await removeOldBuilds(dist);
  return { release, folder, ...signed, rebuilt: true };
}

const BUILT = 'built-';
const KEPT_BUILDS = 3;
/** Another process may still be building into a younger folder, or copying it. */
const OLD_MS = 60 * 60 * 1000;

/** The last complete build of the same source. The description is written last. */
async function builtBefore(dist: string, inputs: string): Promise<BuiltRelease | undefined> {
  for (const folder of await newestFirst(dist, `${BUILT}${inputs}`)) {
    const file = path.join(folder, RELEASE_FILE);
    if (!existsSync(file)) continue;
    const release = v.parse(Release, JSON.parse(await readFile(file, 'utf8')));
    // Old builds are removed by age, and this one is in use again.
    await utimes(folder, new Date(), new Date());
    return { release, folder };
  }
  return undefined;
}

async function buildInto(output: string, part: Part): Promise<Release> {
  const remote = await declarationOf(part);
  const build: PartBuild = { ...part, output, ...(remote ? { remote } : {}) };
  await compile(clientConfig(build), () => undefined);
  const needs = await compile(serverConfig(build), (compilation) => needsOf(compilation, part));
  const described = await describe(part, remote, output, needs);
  await compressAll(output);
  const integrity = await integrityOfFiles(output);
  const release = { ...described, files: await fileSizes(output), integrity, byContent: true };
  await replaceFile(path.join(output, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

async function removeOldBuilds(dist: string): Promise<void> {
  for (const folder of (await newestFirst(dist, BUILT)).slice(KEPT_BUILDS)) {
    const isOld = (await changedAt(folder)) < Date.now() - OLD_MS;
    if (isOld) await rm(folder, { recursive: true, force: true });
  }
}

async function newestFirst(dist: string, prefix: string): Promise<string[]> {
  const names = await readdir(dist).catch(() => []);
  const found = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(dist, name));
  const dated = await Promise.all(
    found.map(async (folder) => ({ folder, at: await changedAt(folder) })),
  );
  return dated.sort((a, b) => b.at - a.at).map(({ folder }) => folder);
}

/** 0 for a folder that another process has just removed. */
const changedAt = async (folder: string): Promise<number> =>
  (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0;

/**
 * What a remote declares; undefined for the shell.
 * @throws ReleaseRefused when the frame could not show one of its menu entries.
 */
export async function declarationOf(part: Part): Promise<RemoteDeclaration | undefined> {
  if (part.name === 'shell') return undefined;
  const module = await import(path.join(part.folder, 'src/routes.ts'));
  const remote = module.default as RemoteDeclaration;
  for (const { path: route, menu } of remote.routes) {
    const [issue] = v.safeParse(v.optional(MenuEntry), menu).issues ?? [];
    if (issue) {
      throw new ReleaseRefused(
        `${part.name} has a wrong menu entry for ${route}: ${issue.message}.`,
      );
    }
  }
  return remote;
}

/** Paths of the pages that the shell serves itself, read from its folder like those of a remote. */
async function ownPathsOf(shell: Part): Promise<readonly string[]> {
  const module = await import(path.join(shell.folder, 'src/bootstrap/own-paths.ts'));
  return module.ownPaths as readonly string[];
}

/** A part and the paths that its source declares. */
export async function declaredPathsOf(part: Part): Promise<PathsOfPart> {
  const remote = await declarationOf(part);
  const paths = remote ? remote.routes.map((route) => route.path) : await ownPathsOf(part);
  return { name: part.name, routes: paths.map((served) => ({ path: served })) };
}

/** Refuses paths before the build that would be refused when it is made live. */
async function checkDeclaredPaths(part: Part): Promise<void> {
  const others = parts.filter(({ name }) => name !== part.name);
  const declared = await Promise.all([...others, part].map(declaredPathsOf));
  const conflict = conflictOfPaths(declared);
  if (conflict) throw new ReleaseRefused(conflict);
}

/** @param read looks at the finished build, which is gone afterwards. */
async function compile<Value>(
  config: Configuration,
  read: (compilation: Compilation) => Value | Promise<Value>,
): Promise<Value> {
  const compiler = rspack(config);
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((fault, finished) => (finished ? resolve(finished) : reject(fault)));
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
    return await read(stats.compilation);
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>>;
  }[];
}

async function describe(
  part: Part,
  remote: RemoteDeclaration | undefined,
  output: string,
  needs: Needs,
): Promise<Release> {
  const { kitExports, shared, contracts } = needs;
  const files = (await readdir(output)).sort();
  const manifestFile = path.join(output, 'mf-manifest.json');
  const manifest: FederationManifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const packageFile = await readFile(path.join(part.folder, 'package.json'), 'utf8');
  const { version } = JSON.parse(packageFile) as { version: string };
  const only = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const ofRemote = (remote?.routes ?? []).map(
    ({ path: route, query = [], secret = [], menu = null }) => {
      const module = moduleNameOf(route);
      const exposed = manifest.exposes.find(({ name }) => `./${name}` === module);
      if (!exposed) throw new Error(`${part.name} does not expose ${module}`);
      const { js, css } = exposed.assets;
      const lateCss = css.async.filter((file) => !css.sync.includes(file));
      const declared = { query: [...query, ...secret], secret: [...secret], menu };
      return { path: route, module, js: js.sync, css: css.sync, lateCss, ...declared };
    },
  );
  // The shell exposes no modules: the chunks of its pages have the names of their modules.
  const ofShell = (remote ? [] : await ownPathsOf(part)).map((route) => {
    const module = moduleNameOf(route);
    const chunk = `^${module.slice(2)}\\.\\w+\\.`;
    const [js, css] = [only(new RegExp(`${chunk}js$`)), only(new RegExp(`${chunk}css$`))];
    if (js.length === 0) throw new Error(`${part.name} has no chunk for ${module}`);
    return { path: route, module, js, css, query: [], secret: [], menu: null };
  });
  // The plugin writes a manifest for other tools; this site reads the release description.
  await rm(manifestFile);
  await rm(path.join(output, 'mf-stats.json'), { force: true });
  if (!remote) await rm(path.join(output, 'remoteEntry.js'), { force: true });
  const entry = remote ? manifest.metaData.remoteEntry.name : only(/^main\.\w+\.js$/)[0];
  if (!entry) throw new Error(`${part.name} has no entry script`);
  const team = await teamOf(part);
  return {
    name: part.name,
    version: `${version}-${await hashOf(output, [remote?.routes ?? [], needs, team])}`,
    team,
    kit: remote ? neededKit(remote.kit) : KIT_VERSION,
    entry,
    server: 'server.mjs',
    css: remote ? [] : [...only(/^fonts\.\w+\.css$/), ...only(/^main\.\w+\.css$/)],
    fonts: remote ? [] : only(/^schibsted-grotesk-basic-wght.*\.woff2$/),
    routes: remote ? ofRemote : ofShell,
    ...(remote ? {} : { trustedTypes: true }),
    kitExports: [...kitExports],
    shared: { ...shared },
    calls: Object.fromEntries(contracts.map((one) => [one.name, contractHash(one)])),
    contracts: contracts.map((one) => ({ ...one })),
  };
}

/** @param described what is in the release description but not in any file. */
async function hashOf(folder: string, described: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(described));
  for (const file of (await readdir(folder)).sort()) {
    hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Compressed once, at the highest setting, so that serving never compresses a release file. */
async function compressAll(folder: string): Promise<void> {
  const texts = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const target = path.join(folder, file);
      const bytes = await readFile(target);
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${target}.br`, await compressBrotli(bytes, brotli));
      await writeFile(`${target}.gz`, await compressGzip(bytes, { level: 9 }));
    }),
  );
}

/**
 * Bytes of each file in the folder of a release, by name, for whoever weighs a release. Servers from
 * before the hashes detect damage by them.
 */
async function fileSizes(folder: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const file of (await readdir(folder)).sort()) {
    sizes[file] = (await stat(path.join(folder, file))).size;
  }
  return sizes;
}
