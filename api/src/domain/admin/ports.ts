import type { Result } from '@app/result';

/** A file that is being received. */
export interface ReceivedFile {
  /** Path of the file for the import. */
  readonly path: string;
  /**
   * Writes what arrives. Fails with `incomplete` when the sender stops early or the signal ends it;
   * rejects when the disk refuses, with `StoreDown` when it is full.
   */
  receive(
    bytes: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): Promise<Result<void, { readonly kind: 'incomplete' }>>;
  /** Bytes that were written so far. */
  size(): number;
  /** Removes it; safe to call more than once. */
  remove(): Promise<void>;
}

/** The folder of uploads while they are received and imported. */
export interface UploadFolder {
  create(): ReceivedFile;
}
