import { type StructureFailure, structureFailure } from './structure-failure.ts';

/**
 * Bytes that are decoded at a time, so that the text of a huge chunk is never in memory as a whole.
 */
const PIECE = 64 * 1024;

/** First two bytes of files that are not UTF-8 text, and what to do about them. */
const signatures = new Map([
  [0x1f8b, 'The file is compressed twice. Unpack it and send it again.'],
  [0x504b, 'The file is a zip archive. Unpack it and send the .sql file.'],
  [0xfffe, 'The file is text in UTF-16. Export it again as UTF-8.'],
  [0xfeff, 'The file is text in UTF-16. Export it again as UTF-8.'],
]);

/**
 * The text of UTF-8 chunks in pieces, without a byte order mark. Invalid bytes become U+FFFD. Bytes
 * that are plainly something else give a failure, and nothing after it. `onProgress` gets the bytes
 * read after each chunk.
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onProgress?: (bytesRead: number) => void,
): AsyncGenerator<string | StructureFailure> {
  const decoder = new TextDecoder();
  let bytesRead = 0;
  let firstByte = -1;
  for await (const chunk of chunks) {
    for (let at = 0; bytesRead + at < 2 && at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      const problem = bytesRead + at === 1 ? signatures.get(firstByte * 256 + byte) : undefined;
      if (problem !== undefined) return yield structureFailure(undefined, problem);
      firstByte = byte;
    }
    for (let from = 0; from < chunk.length; from += PIECE) {
      const text = decoder.decode(chunk.subarray(from, from + PIECE), { stream: true });
      if (text !== '') yield text;
    }
    bytesRead += chunk.length;
    onProgress?.(bytesRead);
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
