import type { Release } from '@app/federation/registry';

const COMPRESSED = /\.(br|gz)$/;

/** Bytes of a release as visitors receive them. */
export interface ReleaseWeight {
  /** Of the script that is loaded first. */
  readonly entry: number;
  /** Of all files for browsers. */
  readonly all: number;
}

/** Undefined for a release from before its files were weighed. */
export function weighRelease({ entry, server, files }: Release): ReleaseWeight | undefined {
  if (!files) return undefined;
  const sent = (file: string) => files[`${file}.br`] ?? files[file] ?? 0;
  const all = Object.keys(files)
    .filter((file) => !COMPRESSED.test(file) && file !== server)
    .reduce((sum, file) => sum + sent(file), 0);
  return { entry: sent(entry), all };
}
