import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A file that a page loads. `bytes` is its size compressed with brotli, quality 11. */
export interface Asset {
  readonly file: string;
  readonly bytes: number;
}

/** A file of a release, with the size of its compressed copy, which is what visitors download. */
export async function releasedAsset(folder: string, file: string): Promise<Asset> {
  return { file, bytes: (await stat(`${folder}/${file}.br`)).size };
}

/** A file without a compressed copy: it is compressed here. */
export async function compressedAsset(folder: string, file: string): Promise<Asset> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { file, bytes: (await compress(await readFile(`${folder}/${file}`), { params })).length };
}

/** Compressed size of a script without its list of chunks with their hashes. */
export async function bytesWithoutHashes(folder: string, file: string): Promise<number> {
  const code = await readFile(`${folder}/${file}`, 'utf8');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return (await compress(code.replaceAll(/"?\w+"?:"sha256-[\w+/]{43}=",?/g, ''), { params }))
    .length;
}

export const bytesOf = (assets: readonly Asset[], ending: '.js' | '.css'): number =>
  assets.filter(({ file }) => file.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
