import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfInputs } from '@app/federation/tooling/build-inputs';
import { parts } from '@app/federation/tooling/parts';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { type Asset, compressedAsset } from '../asset.ts';
import { type MonolithKind, monolithConfig } from './monolith-config.ts';
import { chunkOf, declaredPages, type Replacements, writeSources } from './write-sources.ts';

const bench = path.join(import.meta.dirname, '..');
const dist = path.join(bench, 'dist');

/** What a page loads first in each kind of monolith. */
export interface MonolithPage {
  readonly split: readonly Asset[];
  readonly single: readonly Asset[];
}
type Monolith = Readonly<Record<string, MonolithPage>>;

/**
 * Builds the pages of all remotes as one application without federation. The result, by path, is
 * cached in `bench/dist` until one of its source files changes.
 */
export async function buildMonolith(): Promise<Monolith> {
  const kept = path.join(dist, 'monolith.json');
  const inputs = await hashOfEverything();
  const last = JSON.parse(await readFile(kept, 'utf8').catch(() => '{}'));
  if (last.inputs === inputs) return last.monolith;
  await rm(dist, { recursive: true, force: true });
  const replacements = await writeSources(path.join(dist, 'sources'));
  const [split, single] = await Promise.all([
    compile('split', replacements),
    compile('single', replacements),
  ]);
  const monolith: Record<string, MonolithPage> = {};
  for (const { route: page } of await declaredPages()) {
    const chunk = await split.assets(chunkOf(page));
    const main = await split.assets('main');
    monolith[page] = { split: [...main, ...chunk], single: await single.assets('main') };
  }
  await writeFile(kept, JSON.stringify({ inputs, monolith }));
  return monolith;
}

async function hashOfEverything(): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(await hashOfInputs(part));
  const own: string[] = [];
  for await (const file of glob(['monolith/*.ts', 'asset.ts'], { cwd: bench })) own.push(file);
  for (const file of own.sort()) hash.update(await readFile(path.join(bench, file)));
  return hash.digest('hex');
}

/** Builds one kind of monolith. `assets` gives the files of a chunk with their sizes. */
async function compile(kind: MonolithKind, replacements: Replacements) {
  const folder = path.join(dist, kind);
  const { config, check } = monolithConfig(kind, folder, replacements);
  const stats = await run(config);
  check();
  const measured = new Map<string, Promise<Asset>>();
  const measure = (file: string) => {
    const asset = measured.get(file) ?? compressedAsset(folder, file);
    measured.set(file, asset);
    return asset;
  };
  return {
    assets(chunk: string): Promise<Asset[]> {
      const group = stats.namedChunkGroups?.[chunk];
      if (!group) throw new Error(`The ${kind} monolith has no chunk ${chunk}`);
      return Promise.all((group.assets ?? []).map(({ name }) => measure(name)));
    },
  };
}

function run(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((fault, stats) => {
      const result = stats?.toJson({ all: false, chunkGroups: true });
      compiler.close(() => {
        if (fault) reject(fault);
        else if (!result || stats?.hasErrors())
          reject(new Error(stats?.toString({ preset: 'errors-only' })));
        else resolve(result);
      });
    });
  });
}
