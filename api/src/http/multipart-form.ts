import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
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
/**
 * How long the rest of a refused form is read and thrown away. A browser reads no answer before it
 * has sent everything, and an answer on a closed connection may never reach it.
 */
const LINGER_MS = 20_000;
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
  const reader = body.getReader();
  let linger: NodeJS.Timeout | undefined;
  let failure: Failure | FormFailure | undefined;
  const giveUp = (why?: Failure | FormFailure) => {
    failure ??= why;
    givingUp.abort();
    const drop = () => void reader.cancel().catch(() => {});
    // Of what is too large there may be no end.
    if (isTooLarge(why)) drop();
    else linger ??= setTimeout(drop, LINGER_MS);
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
        giveUp();
        throw fault;
      },
    );
    // Looked at below, once the form has ended too.
    filing.catch(() => {});
  });

  parser.on('error', () => giveUp({ kind: 'incomplete' }));
  await feed(reader, parser, givingUp.signal).catch(() => giveUp({ kind: 'incomplete' }));
  clearTimeout(linger);
  await filing;
  return failure === undefined ? success(fields) : failed(failure);
}

/** Hands the body to the parser, or throws it away once the form is given up. */
async function feed(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
  givingUp: AbortSignal,
): Promise<void> {
  for (;;) {
    const step = await reader.read();
    if (step.done) break;
    if (givingUp.aborted || parser.write(step.value)) continue;
    await once(parser, 'drain', { signal: givingUp }).catch(() => {});
  }
  if (givingUp.aborted) return;
  parser.end();
  await finished(parser, { signal: givingUp });
}

const isTooLarge = (why: unknown): boolean =>
  typeof why === 'object' && why !== null && 'kind' in why && why.kind === 'file-too-large';

/** The parser waits for ever for an empty boundary: RFC 2046 asks for 1 to 70 characters. */
const withBoundary =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i;

function createParser(
  contentType: string | undefined,
  fileLimitBytes: number,
): BusboyInstance | undefined {
  if (!contentType || !withBoundary.test(contentType)) return undefined;
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
