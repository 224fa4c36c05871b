import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { integrityOfFiles } from '@app/federation/integrity';
import { moduleNameOf } from '@app/federation/module-name';
import type { Release } from '@app/federation/registry';
import { replaceFile } from '@app/federation/registry-store';
import { RELEASE_FILE } from '@app/federation/releases';
import type { RemoteDeclaration } from '@app/federation/remote-module';
import { clientConfig, type PartBuild, serverConfig } from '@app/federation/tooling/build-config';
import { KIT_VERSION } from '@app/kit/version';
import { compile } from './compile.ts';
import { declarationOf, ownPathsOf } from './declared-paths.ts';
import { designHashes } from './design-hashes.ts';
import { designPictures } from './design-pictures.ts';
import { neededKit } from './needed-kit.ts';
import { type Needs, needsOf } from './needs-of-build.ts';
import { objectivesOf } from './objectives-of.ts';
import type { Part } from './parts.ts';
import { refuseCode } from './refuse-code.ts';
import { refuseSecondCopy } from './refuse-second-copy.ts';
import { teamOf } from './team-of.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Builds a part into a folder and describes it. In a file of its own, because the tools of a build take longer to load
 * than a site whose parts are built takes to start.
 */
export async function buildInto(output: string, part: Part): Promise<Release> {
  const remote = await declarationOf(part);
  const build: PartBuild = { ...part, output, ...(remote ? { remote } : {}) };
  await compile(clientConfig(build), (compilation) => {
    refuseSecondCopy(compilation, build);
    return refuseCode(compilation, build);
  });
  const needs = await compile(serverConfig(build), (compilation) => {
    refuseSecondCopy(compilation, build);
    return needsOf(compilation, part, remote);
  });
  // Part of the version: who builds a part with other components has another release.
  const pictures = await writePictures(output);
  const described = { ...(await describe(part, remote, output, needs)), pictures };
  await compressAll(output);
  const integrity = await integrityOfFiles(output);
  const release = { ...described, files: await fileSizes(output), integrity, byContent: true };
  await replaceFile(path.join(output, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Of the last build of this process: they are the same in all parts that are built from the same components. */
let drawn: { readonly of: string; readonly svg: Promise<string> } | undefined;

/** @returns the name of the file, by its content. */
async function writePictures(output: string): Promise<string> {
  const of = JSON.stringify(await designHashes());
  if (drawn?.of !== of) {
    drawn = { of, svg: designPictures() };
  }
  const svg = await drawn.svg;
  const name = `design.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
  await writeFile(path.join(output, name), svg);
  return name;
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
  const { kitExports, shared, contracts, ownReact } = needs;
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
  const objectives = await objectivesOf(part);
  return {
    name: part.name,
    version: `${version}-${await hashOf(output, [remote?.routes ?? [], needs, team, objectives])}`,
    team,
    kit: remote ? neededKit(remote.kit) : KIT_VERSION,
    entry,
    server: 'server.mjs',
    css: remote ? [] : [...only(/^fonts\.\w+\.css$/), ...only(/^main\.\w+\.css$/)],
    fonts: remote ? [] : only(/^schibsted-grotesk-basic-wght.*\.woff2$/),
    routes: remote ? ofRemote : ofShell,
    ...(remote ? {} : { trustedTypes: true, tellsAlive: true }),
    ...(objectives ? { objectives } : {}),
    kitExports: [...kitExports],
    shared: { ...shared },
    ...(ownReact ? { ownReact } : {}),
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
