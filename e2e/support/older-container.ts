import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientConfig } from '@app/federation/tooling/build-config';
import { declarationOf } from '@app/federation/tooling/declared-paths';
import { federationAliases } from '@app/federation/tooling/federation-aliases';
import { partNamed } from '@app/federation/tooling/parts';
import { type Configuration, rspack } from '@rspack/core';

export interface OlderShop {
  /** Folder of its browser files; the caller deletes it. */
  readonly files: string;
  /** The code of its container. */
  readonly container: string;
}

/**
 * The shop as releases for kit 1.3 had it: its container has a bundler runtime of its own, which takes
 * only the core of the federation runtime from the shell.
 */
export async function buildOlderShop(): Promise<OlderShop> {
  const part = partNamed('shop');
  const remote = part && (await declarationOf(part));
  if (!part || !remote) throw new Error('There is no shop to build');
  const files = await mkdtemp(path.join(tmpdir(), 'older-shop-'));
  await compile(withOwnBundlerRuntime(clientConfig({ ...part, remote, output: files })));
  const entry = (await readdir(files)).find((file) => /^remoteEntry\.\w+\.js$/.test(file));
  if (!entry) throw new Error('The build has no container');
  return { files, container: await readFile(path.join(files, entry), 'utf8') };
}

function withOwnBundlerRuntime(config: Configuration): Configuration {
  const ofNow = Object.keys(federationAliases(false));
  const alias = Object.entries(config.resolve?.alias || {}).filter(([key]) => !ofNow.includes(key));
  return { ...config, resolve: { ...config.resolve, alias: Object.fromEntries(alias) } };
}

function compile(config: Configuration): Promise<void> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((fault, stats) => {
      compiler.close(() => {
        if (fault) reject(fault);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
}
