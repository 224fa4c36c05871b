import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

const CHUNK_BYTES = 256 * 1024;
const MEGABYTE = 1024 * 1024;

/** The file cannot be unpacked. The message is for the owner. */
export class UnreadableDump extends Error {
  override readonly name = 'UnreadableDump';
}

export interface DumpFile {
  /** The text of the dump, unpacked when the file is compressed with gzip. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes of the file itself that have been read so far. */
  bytesRead(): number;
}

/**
 * Opens an SQL dump, plain or compressed; its first bytes decide which, not its name. Reading it
 * throws `UnreadableDump` when it is damaged or unpacks to more than the limit, which keeps a small
 * file from filling the disk.
 */
export async function openDumpFile(path: string, unpackedLimitBytes: number): Promise<DumpFile> {
  const compressed = await startsAsGzip(path);
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const bytesRead = () => file.bytesRead;
  if (!compressed) return { chunks: file, bytesRead };
  const unpacked = limitTo(unpackedLimitBytes);
  // A fault of any of these streams ends the last one and is thrown to its reader.
  pipeline(file, createGunzip({ chunkSize: CHUNK_BYTES }), unpacked, () => {});
  return { chunks: explained(unpacked), bytesRead };
}

async function startsAsGzip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { bytesRead, buffer } = await handle.read(new Uint8Array(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function limitTo(limitBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.length;
      if (bytes <= limitBytes) return done(null, chunk);
      const limit = `${Math.floor(limitBytes / MEGABYTE)} MB`;
      done(new UnreadableDump(`The file unpacks to more than ${limit}.`));
    },
  });
}

async function* explained(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code?.startsWith('Z_') !== true) throw fault;
    const text = 'The compressed file is damaged or cut off. Compress it and send it again.';
    throw new UnreadableDump(text, { cause: fault });
  }
}
