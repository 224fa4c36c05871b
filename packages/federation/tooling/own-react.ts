import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { ReleaseRefused } from '@app/federation/releases';
import { type Part, root } from './parts.ts';

/** The `package.json` of what is installed for a file; undefined when it is not. */
export function installedPackage(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, from);
  } catch {
    return undefined;
  }
}

function installedFolder(name: string, folder: string): string {
  const file = installedPackage(name, path.join(folder, 'package.json'));
  if (file) return path.dirname(file);
  throw new ReleaseRefused(`${folder} brings a React of its own: add ${name} to its package.json.`);
}

/**
 * A part that has React has that of its own `package.json`, also in the packages that it bundles: those may be
 * installed with another one, while parts go to a new version one after the other.
 */
export const reactOf = (folder: string): Readonly<Record<string, string>> => ({
  react: installedFolder('react', folder),
  'react-dom': installedFolder('react-dom', folder),
});

/** `20.0.0`, `20.0.0-rc.1`, or such a version under another name. */
const EXACT = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

/**
 * A range has no prerelease of the next major version, and lets an installation decide what visitors get.
 * @param workspace file with the catalogs; each version of React in it has to be exact.
 * @throws ReleaseRefused when a part asks for a range of React.
 */
export function refuseRangeOfReact(
  { name, folder }: Part,
  workspace = path.join(root, 'pnpm-workspace.yaml'),
): void {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const module of ['react', 'react-dom']) {
    const asked: string | undefined = dependencies[module];
    if (asked === undefined) continue;
    const inCatalogs = new RegExp(`^ +${module}: *(.+)$`, 'gm');
    const versions = asked.startsWith('catalog:')
      ? [...readFileSync(workspace, 'utf8').matchAll(inCatalogs)].map(([, version = '']) => version)
      : [asked];
    const range = versions.find((version) => !EXACT.test(version));
    if (range === undefined) continue;
    throw new ReleaseRefused(
      `${name} brings a React of its own, and ${module} is ${range}: write one version, such as 20.0.0.`,
    );
  }
}

/** What a remote with a React of its own has in place of the kit of the shell. */
export const kitOfOwnRoot = path.join(import.meta.dirname, '../../kit/src/own-root/kit.tsx');

/** The file that has React and the router, which all pages of a remote with a React of its own need. */
export const ownReactFile = {
  react: {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    chunks: 'all' as const,
    enforce: true,
    priority: 20,
  },
};
