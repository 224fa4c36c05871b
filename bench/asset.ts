import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A file that a page loads, with its size as it travels: brotli, quality 11. */
export interface Asset {
  readonly file: string;
  readonly bytes: number;
}

/** Size of the compressed copy beside the file, which is what visitors get. */
export async function releasedAsset(folder: string, file: string): Promise<Asset> {
  return { file, bytes: (await stat(`${folder}/${file}.br`)).size };
}

/** The same for a file without a compressed copy. */
export async function compressedAsset(folder: string, file: string): Promise<Asset> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { file, bytes: (await compress(await readFile(`${folder}/${file}`), { params })).length };
}

export const bytesOf = (assets: readonly Asset[], ending: '.js' | '.css'): number =>
  assets.filter(({ file }) => file.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
