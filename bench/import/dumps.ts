import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import {
  type DumpDialect,
  dumpDialects,
  dumpOf,
} from '@app/api/testing/generated-list/generated-dumps';

/** As many bytes as the import reads from a file at once. */
const CHUNK_BYTES = 256 * 1024;

export interface Dialect {
  readonly name: DumpDialect;
  /** The dump of products, made while it is read. */
  dump(products: Iterable<StoredProduct>): Generator<Uint8Array>;
}

export const dialects: readonly Dialect[] = dumpDialects.map((name) => ({
  name,
  dump: (products) => inChunks(dumpOf(name, products)),
}));

function* inChunks(pieces: Iterable<string>): Generator<Uint8Array> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_BYTES) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
