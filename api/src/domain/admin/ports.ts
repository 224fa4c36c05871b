import type { Result } from '@app/result';

/** A file that is being received. */
export interface ReceivedFile {
  /** Path of the file for the import. */
  readonly path: string;
  /**
   * Writes the received bytes. Fails with `incomplete` when the sender stops early or the signal
   * aborts it; rejects when the disk cannot be written.
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
