import { findPackageJSON } from 'node:module';
import path from 'node:path';

const kitOfOwnRoot = path.join(import.meta.dirname, '../../kit/src/own-root/kit.tsx');

/**
 * A part has the React of its own `package.json`, also in the packages that it bundles: those are installed with
 * another one while parts go to a new version one after the other.
 * @throws when it has none.
 */
export function reactOf(folder: string): Readonly<Record<'react' | 'react-dom', string>> {
  const from = path.join(folder, 'package.json');
  const folderOf = (name: string) => {
    const file = findPackageJSON(name, from);
    if (!file) throw new Error(`${from} needs ${name} for a React of its own`);
    return path.dirname(file);
  };
  return { react: folderOf('react'), 'react-dom': folderOf('react-dom') };
}

/** Resolves React, and for a remote that brings it also kit, to that of the part. */
export const ownReactAliases = (folder: string, remote: boolean): Record<string, string> => ({
  ...reactOf(folder),
  ...(remote ? { '@app/kit$': kitOfOwnRoot } : {}),
});

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
