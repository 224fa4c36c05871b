import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync } from 'node:zlib';
import type { Release } from '@app/federation/registry';
import { LRUCache } from 'lru-cache';
import type { DescribedFiles } from './described-files.ts';

const compress = promisify(brotliCompress);

/** A script or style sheet by its content: its name, its hash, its extension. */
const NAMED = /^(\w[\w-]*)\.[0-9a-f]{8,}\.(js|css)$/;
/** What the bytes start with, before the SHA-256 of the dictionary: RFC 9842, section 4. */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);
/** SHA-256 as a byte sequence of RFC 9651, in which the header has it. */
const HASH = /^:([A-Za-z0-9+/]{43}=):$/;
/** Copies are far smaller than 2 KB. */
const REMEMBERED = 1000;

/** Reads a file of a release that is as its hash says. */
type Read = (release: Release, file: string) => Promise<Buffer<ArrayBuffer> | string>;

/**
 * Where a browser may use this file as a dictionary: the addresses of all versions of the file, relative to its own.
 * Undefined for files of one version only.
 */
export function dictionaryFor({ byContent }: Release, file: string): string | undefined {
  const [, stem, extension] = NAMED.exec(file) ?? [];
  return byContent && stem ? `match="${stem}.*.${extension}"` : undefined;
}

/** Packs files against an older version of theirs, which a browser has: the coding `dcb` of RFC 9842. */
export function createDictionaryCopies(described: DescribedFiles, read: Read) {
  const copies = new LRUCache<string, Promise<Buffer<ArrayBuffer> | undefined>>({
    max: REMEMBERED,
  });

  async function pack(release: Release, file: string, hash: string) {
    const before = await described.withHash(release.name, `sha256-${hash}`);
    const family = dictionaryFor(release, file);
    if (!before || !family || dictionaryFor(before.release, before.file) !== family) return;
    const [bytes, dictionary] = [
      await read(release, file),
      await read(before.release, before.file),
    ];
    if (!Buffer.isBuffer(bytes) || !Buffer.isBuffer(dictionary)) return;
    const packed = await compress(bytes, against(dictionary));
    return Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), packed]);
  }

  /**
   * The copy for the dictionary that the browser names; undefined when there is none, or it would not help. Made for
   * the first who asks, which takes some milliseconds, so nothing has to be stored, mirrored or deleted.
   * @param available the header `Available-Dictionary`.
   */
  return async (release: Release, file: string, available = '', accepted = '') => {
    const [, hash] = HASH.exec(available) ?? [];
    if (!hash || !canUseDictionaries || !/(?:^|,)\s*dcb\s*(?:,|$)/.test(accepted)) return undefined;
    const key = `${release.integrity?.[file]} ${hash}`;
    const known = copies.get(key);
    if (known) return known;
    // Without a copy the file is sent as before, and says then what is wrong with it.
    const copy = pack(release, file, hash).catch(() => undefined);
    copies.set(key, copy);
    return copy;
  };
}

/** Node before 24.21 ignores a dictionary, and what it packed would be taken for something else. */
const canUseDictionaries = usesDictionaries();

function usesDictionaries(): boolean {
  const random = Buffer.from('4f1c9a7be2d05836aa91c7e3f4086d5b2e7791d0c8b3fa64', 'hex');
  return brotliCompressSync(random, against(random)).length < random.length;
}

/** Types of Node do not have the option yet. */
function against(dictionary: Uint8Array): BrotliOptions {
  const options: BrotliOptions & { readonly dictionary: Uint8Array } = { dictionary };
  return options;
}
