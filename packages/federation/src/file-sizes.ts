import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Bytes of each file in the folder of a release, by name. They become part of its description, so
 * that a server can detect a file that was damaged.
 */
export async function fileSizes(folder: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const file of (await readdir(folder)).sort()) {
    sizes[file] = (await stat(path.join(folder, file))).size;
  }
  return sizes;
}
