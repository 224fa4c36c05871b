import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '@app/http-server/accepted-codings';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Fast settings rather than small results: a visitor waits for this. */
export const compress = (bytes: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : deflate(bytes, { level: 6 });
