import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientConfig } from '@app/federation/tooling/build-config';
import { declarationOf } from '@app/federation/tooling/declared-paths';
import { federationAliases } from '@app/federation/tooling/federation-aliases';
import { type Part, partNamed } from '@app/federation/tooling/parts';
import { singletons } from '@app/federation/tooling/shared-modules';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { type Asset, compressedAsset } from './asset.ts';

interface Assets {
  readonly js: { readonly sync: readonly string[] };
}

/** What the plugin writes about a build into `mf-manifest.json`. */
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly shared: readonly { readonly name: string; readonly assets: Assets }[];
  readonly exposes: readonly { readonly name: string; readonly assets: Assets }[];
}

/**
 * The scripts of the home page when the federation plugin shares the same modules and nothing else is
 * set: the whole runtime in shell and remote, and a file for each shared module.
 */
export async function homeWithDefaults(): Promise<Asset[]> {
  const output = await mkdtemp(path.join(tmpdir(), 'plugin-defaults-'));
  const shell = await build('shell', output);
  const marketing = await build('marketing', output);
  const shared = shell.manifest.shared.flatMap(({ name, assets }) =>
    singletons.some((singleton) => singleton === name) ? assets.js.sync : [],
  );
  const home = marketing.manifest.exposes.find(({ name }) => name === 'home');
  if (!home) throw new Error('Marketing does not expose the home page');
  const entry = marketing.manifest.metaData.remoteEntry.name;
  const assets = await Promise.all([
    ...['main.js', ...new Set(shared)].map((file) => compressedAsset(shell.folder, file)),
    ...[entry, ...home.assets.js.sync].map((file) => compressedAsset(marketing.folder, file)),
  ]);
  await rm(output, { recursive: true });
  return assets;
}

async function build(
  name: string,
  output: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const part = partNamed(name);
  if (!part) throw new Error(`There is no ${name}`);
  const folder = path.join(output, name);
  const compiler = rspack(await defaultConfig(part, folder));
  await new Promise<void>((resolve, reject) => {
    compiler.run((fault, stats) => {
      compiler.close(() => {
        if (fault) reject(fault);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
  return { folder, manifest: JSON.parse(await readFile(`${folder}/mf-manifest.json`, 'utf8')) };
}

async function defaultConfig(part: Part, folder: string): Promise<Configuration> {
  const remote = await declarationOf(part);
  const config = clientConfig({ ...part, output: folder, ...(remote ? { remote } : {}) });
  const ours = Object.keys(federationAliases);
  const alias = Object.entries(config.resolve?.alias || {}).filter(([key]) => !ours.includes(key));
  const exposes = (remote?.routes ?? []).map(({ path: route, page }) => [
    route === '/' ? './home' : `.${route}`,
    page.replace('./', './src/'),
  ]);
  const plugin = new ModuleFederationPlugin({
    name: part.name,
    filename: 'remoteEntry.js',
    ...(remote ? { exposes: Object.fromEntries(exposes) } : {}),
    shared: Object.fromEntries(
      singletons.map((name) => [name, { singleton: true, requiredVersion: false }]),
    ),
    manifest: true,
    dts: false,
    // Without it nothing that is not eager can be shared by an entry.
    experiments: { asyncStartup: true },
  });
  return {
    ...config,
    output: { ...config.output, filename: '[name].js' },
    resolve: { ...config.resolve, alias: Object.fromEntries(alias) },
    optimization: { ...config.optimization, splitChunks: { chunks: 'async' } },
    plugins: [plugin],
  };
}
