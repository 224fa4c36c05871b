import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { fileSizes } from '@app/federation/file-sizes';
import { moduleNameOf } from '@app/federation/module-name';
import type { Release } from '@app/federation/registry';
import { type BuiltRelease, RELEASE_FILE, ReleaseRefused } from '@app/federation/releases';
import type { RemoteDeclaration } from '@app/federation/remote-module';
import { conflictOfPaths, type PathsOfPart } from '@app/federation/served-paths';
import { clientConfig, type PartBuild, serverConfig } from '@app/federation/tooling/build-config';
import { KIT_VERSION } from '@app/kit/version';
import { type Compilation, type Configuration, rspack, type Stats } from '@rspack/core';
import { hashOfInputs } from './build-inputs.ts';
import { neededKit } from './needed-kit.ts';
import { type Needs, needsOf } from './needs-of-build.ts';
import { type Part, parts } from './parts.ts';

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
 * Each build has its own temporary folder, which is renamed when it is complete, so that concurrent
 * builds do not disturb each other and a build that was killed is never reused.
 * @throws ReleaseRefused when parts declare paths that cannot be served together.
 */
export async function buildPart(part: Part, { force = false } = {}): Promise<BuiltPart> {
  await checkDeclaredPaths(part);
  const dist = path.join(part.folder, 'dist');
  const inputs = (await hashOfInputs(part)).slice(0, 12);
  const output = path.join(dist, `${BUILT}${inputs}`);
  if (!force && existsSync(output)) {
    const description = await readFile(path.join(output, RELEASE_FILE), 'utf8');
    // Old builds are removed by age, and this one is in use again.
    await utimes(output, new Date(), new Date());
    return { release: JSON.parse(description), folder: output, rebuilt: false };
  }
  await mkdir(dist, { recursive: true });
  const partial = await mkdtemp(path.join(dist, `${BUILT}partial-`));
  const release = await buildInto(partial, part, inputs);
  await rm(output, { recursive: true, force: true });
  await rename(partial, output).catch(async (cause) => {
    // Another process has just finished the same build.
    await rm(partial, { recursive: true });
    if (!existsSync(output)) throw cause;
  });
  await removeOldBuilds(dist);
  return { release, folder: output, rebuilt: true };
}

const BUILT = 'built-';
/** More than one, because another process may still be copying the one before. */
const KEPT_BUILDS = 3;

async function buildInto(output: string, part: Part, inputs: string): Promise<Release> {
  const remote = await declarationOf(part);
  const build: PartBuild = { ...part, output, inputs, ...(remote ? { remote } : {}) };
  await compile(clientConfig(build), () => undefined);
  const needs = await compile(serverConfig(build), (compilation) => needsOf(compilation, part));
  const described = await describe(part, remote, output, needs);
  await compressAll(output);
  const release = { ...described, files: await fileSizes(output) };
  await writeFile(path.join(output, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

async function removeOldBuilds(dist: string): Promise<void> {
  const builds = await Promise.all(
    (await readdir(dist))
      .filter((name) => name.startsWith(BUILT))
      .map(async (name) => {
        const folder = path.join(dist, name);
        return { folder, at: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 };
      }),
  );
  const old = builds.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}

export async function declarationOf(part: Part): Promise<RemoteDeclaration | undefined> {
  if (part.name === 'shell') return undefined;
  const module = await import(path.join(part.folder, 'src/routes.ts'));
  return module.default as RemoteDeclaration;
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
  const ofRemote = (remote?.routes ?? []).map(({ path: route, query = [] }) => {
    const module = moduleNameOf(route);
    const exposed = manifest.exposes.find(({ name }) => `./${name}` === module);
    if (!exposed) throw new Error(`${part.name} does not expose ${module}`);
    const { js, css } = exposed.assets;
    const lateCss = css.async.filter((file) => !css.sync.includes(file));
    return { path: route, module, js: js.sync, css: css.sync, lateCss, query: [...query] };
  });
  // The shell exposes no modules: the chunks of its pages have the names of their modules.
  const ofShell = (remote ? [] : await ownPathsOf(part)).map((route) => {
    const module = moduleNameOf(route);
    const chunk = `^${module.slice(2)}\\.\\w+\\.`;
    const [js, css] = [only(new RegExp(`${chunk}js$`)), only(new RegExp(`${chunk}css$`))];
    if (js.length === 0) throw new Error(`${part.name} has no chunk for ${module}`);
    return { path: route, module, js, css, query: [] };
  });
  // The plugin writes a manifest for other tools; this site reads the release description.
  await rm(manifestFile);
  await rm(path.join(output, 'mf-stats.json'), { force: true });
  if (!remote) await rm(path.join(output, 'remoteEntry.js'), { force: true });
  const entry = remote ? manifest.metaData.remoteEntry.name : only(/^main\.\w+\.js$/)[0];
  if (!entry) throw new Error(`${part.name} has no entry script`);
  return {
    name: part.name,
    version: `${version}-${await hashOf(output, [remote?.routes ?? [], needs])}`,
    kit: remote ? neededKit(remote.kit) : KIT_VERSION,
    entry,
    server: 'server.mjs',
    css: remote ? [] : only(/^main\.\w+\.css$/),
    fonts: remote ? [] : only(/^schibsted-grotesk-latin-wght.*\.woff2$/),
    routes: remote ? ofRemote : ofShell,
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
