import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

export interface Part {
  readonly name: string;
  readonly folder: string;
}

/**
 * The front-end deployables of this tree: the shell, when it is here, and every folder
 * `mfe-<name>` with a package. The shell comes first, because remotes are checked against its kit.
 */
export const parts: readonly Part[] = [
  ...(existsSync(path.join(root, 'shell/package.json'))
    ? [{ name: 'shell', folder: path.join(root, 'shell') }]
    : []),
  ...globSync('mfe-*/package.json', { cwd: root })
    .map((file) => path.dirname(file))
    .sort()
    .map((folder) => ({ name: folder.replace(/^mfe-/, ''), folder: path.join(root, folder) })),
];

/** The part of this name; `mfe-shop` is another way to say `shop`. */
export const partNamed = (name: string | undefined): Part | undefined =>
  parts.find((part) => part.name === name?.replace(/^mfe-/, ''));
