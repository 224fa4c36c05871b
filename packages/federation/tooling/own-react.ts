import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { ReleaseRefused } from '@app/federation/releases';

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
