import { type Readable, Readable as Readables } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { failed, type Result, success } from '@app/result';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';

export type FormFields = Readonly<Record<string, string>>;

export type FormFailure =
  | { readonly kind: 'not-a-form' }
  | { readonly kind: 'file-too-large' }
  | { readonly kind: 'too-many-parts' }
  /** The visitor went away, or the form ends in its middle. */
  | { readonly kind: 'incomplete' };

export interface FilePart {
  readonly name: string;
  readonly fileName: string;
  /** Held back until it is read: what the client still has to send waits. */
  readonly bytes: Readable;
  /** Aborted when the form is given up; whatever reads `bytes` must then end. */
  readonly signal: AbortSignal;
}

interface FormOptions<Failure> {
  readonly fileLimitBytes: number;
  /** Takes the file, with the fields that came before it. A failure gives up the form. */
  readonly onFile: (
    file: FilePart,
    fields: FormFields,
  ) => Promise<Result<void, Failure | FormFailure>>;
}

/** Room for boundaries, headers and fields around the file. */
const AROUND_THE_FILE_BYTES = 64 * 1024;
const limits = { files: 1, fields: 10, parts: 12, fieldSize: 2048, headerPairs: 20 };

/**
 * Reads a multipart form with one file at most while it arrives, and holds no more of it than one
 * chunk. Faults of `onFile` are thrown on. A file input that was left empty counts as no file.
 */
export async function readMultipartForm<Failure>(
  c: Context,
  { fileLimitBytes, onFile }: FormOptions<Failure>,
): Promise<Result<FormFields, Failure | FormFailure>> {
  const parser = createParser(c.req.header('content-type'), fileLimitBytes);
  const { body } = c.req.raw;
  if (!parser || !body) return failed({ kind: 'not-a-form' });
  if (Number(c.req.header('content-length') ?? 0) > fileLimitBytes + AROUND_THE_FILE_BYTES) {
    return failed({ kind: 'file-too-large' });
  }
  const fields: Record<string, string> = {};
  const givingUp = new AbortController();
  let failure: Failure | FormFailure | undefined;
  const giveUp = (why: Failure | FormFailure) => {
    failure ??= why;
    givingUp.abort();
  };
  let filing: Promise<void> = Promise.resolve();

  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => giveUp({ kind: 'too-many-parts' }));
  }
  parser.on('file', (name, bytes, fileName) => {
    bytes.on('limit', () => giveUp({ kind: 'file-too-large' }));
    bytes.on('error', () => giveUp({ kind: 'incomplete' }));
    if (!fileName) return bytes.resume();
    filing = onFile({ name, fileName, bytes, signal: givingUp.signal }, { ...fields }).then(
      (taken) => {
        if (!taken.ok) giveUp(taken.failure);
      },
      (fault) => {
        givingUp.abort();
        throw fault;
      },
    );
    // Looked at below, once the form has ended too.
    filing.catch(() => {});
  });

  const source = Readables.fromWeb(body as WebStream<Uint8Array>);
  await pipeline(source, parser, { signal: givingUp.signal }).catch(() =>
    giveUp({ kind: 'incomplete' }),
  );
  await filing;
  return failure === undefined ? success(fields) : failed(failure);
}

function createParser(
  contentType: string | undefined,
  fileLimitBytes: number,
): BusboyInstance | undefined {
  if (!contentType || !/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  try {
    // The limit is hit by the first byte beyond it.
    const fileSize = fileLimitBytes;
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, fileSize },
    });
  } catch {
    return undefined;
  }
}
