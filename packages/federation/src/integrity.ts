import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RELEASE_FILE } from './release-paths.ts';

/** Ends the name of a compressed copy, which is checked by what it unpacks to. */
export const compressedCopy = /\.(br|gz)$/;

/** SHA-256 in the form of Subresource Integrity (https://www.w3.org/TR/sri-2/). */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The hash of each file in the folder of a build, by name, without its description. */
export async function integrityOfFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of (await readdir(folder)).sort()) {
    if (file === RELEASE_FILE || compressedCopy.test(file)) continue;
    hashes[file] = integrityOf(await readFile(path.join(folder, file)));
  }
  return hashes;
}

/** Far more than any file of a release has: what unpacks to more was not made by a build. */
const UNPACKED_LIMIT = 64 * 1024 * 1024;

/** True when these bytes of a file, unpacked when it is a compressed copy, have this hash. */
export function isIntact(file: string, bytes: Uint8Array, integrity: string): boolean {
  try {
    return integrityOf(unpacked(file, bytes)) === integrity;
  } catch {
    // It cannot be unpacked.
    return false;
  }
}

function unpacked(file: string, bytes: Uint8Array): Uint8Array {
  const options = { maxOutputLength: UNPACKED_LIMIT };
  if (file.endsWith('.br')) return brotliDecompressSync(bytes, options);
  return file.endsWith('.gz') ? gunzipSync(bytes, options) : bytes;
}
