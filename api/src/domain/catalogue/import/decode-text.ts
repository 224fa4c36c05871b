import { CHARSET_SEARCH_BYTES, encodingOf } from './dump-charset.ts';
import { type StructureFailure, structureFailure } from './structure-failure.ts';

/**
 * Bytes that are decoded at a time, so that the text of a huge chunk is never in memory as a whole.
 */
const PIECE = 64 * 1024;

/** First two bytes of files that cannot be read as they are, and what the owner should do. */
const signatures = new Map([
  [0x1f8b, 'The file is compressed twice. Unpack it and send it again.'],
  [0x504b, 'The file is a zip archive. Unpack it and send the .sql file.'],
  [0xfffe, 'The file is text in UTF-16. Export it again as UTF-8.'],
  [0xfeff, 'The file is text in UTF-16. Export it again as UTF-8.'],
]);

/**
 * The text of a dump in pieces, without a byte order mark, in the charset that the dump declares,
 * or else in UTF-8. Bytes that are not valid in that charset become U+FFFD. A file that is clearly
 * not a dump yields one failure and ends. `onProgress` gets the bytes read after each chunk.
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onProgress?: (bytesRead: number) => void,
): AsyncGenerator<string | StructureFailure> {
  let decoder: TextDecoder | undefined;
  let opening: Uint8Array = new Uint8Array();
  let bytesRead = 0;
  for await (const chunk of chunks) {
    bytesRead += chunk.length;
    if (decoder !== undefined) {
      yield* decoded(decoder, chunk);
    } else {
      opening = Buffer.concat([opening, chunk]);
      if (opening.length >= CHARSET_SEARCH_BYTES) {
        const begun = begin(opening);
        if ('kind' in begun) return yield begun;
        decoder = begun;
        yield* decoded(decoder, opening);
      }
    }
    onProgress?.(bytesRead);
  }
  if (decoder === undefined) {
    const begun = begin(opening);
    if ('kind' in begun) return yield begun;
    decoder = begun;
    yield* decoded(decoder, opening);
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

function begin(opening: Uint8Array): TextDecoder | StructureFailure {
  const problem = signatures.get((opening[0] ?? 0) * 256 + (opening[1] ?? 0));
  if (problem !== undefined) return structureFailure(undefined, problem);
  const encoding = encodingOf(opening.subarray(0, CHARSET_SEARCH_BYTES));
  return encoding.ok ? new TextDecoder(encoding.value) : encoding.failure;
}

function* decoded(decoder: TextDecoder, bytes: Uint8Array): Generator<string> {
  for (let from = 0; from < bytes.length; from += PIECE) {
    const text = decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
    if (text !== '') yield text;
  }
}
