import type { Release } from './registry.ts';
import { storedFile } from './release-paths.ts';

/** A file of a release, or a compressed copy of one, as the folder of releases has it. */
export interface StoredFile {
  /** Below the folder of releases, with slashes. */
  readonly path: string;
  /** Hash of the file itself; a compressed copy is compared by what it unpacks to. */
  readonly integrity: string;
  /** Most bytes that it can have. */
  readonly limit: number;
}

/** Films are far smaller; older descriptions do not say sizes. */
const LARGEST_FILE = 64 * 1024 * 1024;
/** What packing may add to a file that it cannot make smaller. */
const PACKING = 1024;

/** All files of a release with their compressed copies, without its description. */
export function storedFiles(release: Release): readonly StoredFile[] {
  const { integrity = {}, files: sizes = {} } = release;
  return Object.entries(integrity).flatMap(([file, hash]) => {
    const copies = ['', '.br', '.gz'].filter((suffix) => !suffix || sizes[file + suffix]);
    const limit = (sizes[file] ?? LARGEST_FILE) + PACKING;
    return copies.map((suffix) => ({
      path: storedFile('', release, file + suffix).replaceAll('\\', '/'),
      integrity: hash,
      limit,
    }));
  });
}

/** Where the description of a version is, below the folder of releases, with slashes. */
export const descriptionPath = (name: string, version: string): string =>
  `${name}/${version}/release.json`;
