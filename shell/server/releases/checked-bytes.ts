import { readFile } from 'node:fs/promises';
import { isIntact } from '@app/federation/integrity';
import type { Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';
import { LRUCache } from 'lru-cache';

/** More than the files of the live releases with their compressed copies. */
const REMEMBERED_BYTES = 24 * 1024 * 1024;

/** Reads a file of a release, or a compressed copy of it (`suffix`). */
export type ReadChecked = (
  release: Release,
  file: string,
  suffix: string,
) => Promise<Buffer<ArrayBuffer> | 'missing' | 'damaged'>;

/**
 * Reads files and compares them with the hash in their release. What is sent is what was compared: the
 * bytes are kept in memory, and not read again.
 */
export function createCheckedBytes(releases: string): ReadChecked {
  const checked = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  return async (release, file, suffix) => {
    const integrity = release.integrity?.[file];
    if (!integrity) return 'missing';
    const found = checked.get(integrity + suffix);
    if (found) return found;
    const stored = storedFile(releases, release, file + suffix);
    const bytes = await readFile(stored).catch((fault: NodeJS.ErrnoException) => fault.code);
    if (bytes === 'ENOENT') return 'missing';
    // A file that cannot be read, such as one of bad blocks, is as good as damaged.
    if (!Buffer.isBuffer(bytes) || !isIntact(stored, bytes, integrity)) return 'damaged';
    checked.set(integrity + suffix, bytes);
    return bytes;
  };
}
