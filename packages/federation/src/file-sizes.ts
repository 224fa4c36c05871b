import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Bytes of each file in the folder of a release, by name, for whoever weighs a release. Servers from
 * before the hashes detect damage by them.
 */
export async function fileSizes(folder: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const file of (await readdir(folder)).sort()) {
    sizes[file] = (await stat(path.join(folder, file))).size;
  }
  return sizes;
}
