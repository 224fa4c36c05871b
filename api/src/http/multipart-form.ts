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
  /** The visitor disconnected, or the form ends too early. */
  | { readonly kind: 'incomplete' };

export interface FilePart {
  readonly name: string;
  readonly fileName: string;
  /** The client can send no faster than this is read. */
  readonly bytes: Readable;
  /** Aborted when the form is refused; reading of `bytes` must then stop. */
  readonly signal: AbortSignal;
}

interface FormOptions<Failure> {
  readonly fileLimitBytes: number;
  /** Longest wait for the next bytes. */
  readonly idleMs?: number;
  /** Takes the file, with the fields that came before it. A failure refuses the form. */
  readonly onFile: (
    file: FilePart,
    fields: FormFields,
  ) => Promise<Result<void, Failure | FormFailure>>;
}

/** Room for boundaries, headers and fields around the file. */
const AROUND_THE_FILE_BYTES = 64 * 1024;
/**
 * How long the rest of a refused form is read and discarded. A browser reads the answer only after
 * it has sent everything, and an answer on a closed connection may never reach it.
 */
const LINGER_MS = 20_000;
/** A form that stops on its way would be held until the time of a whole upload is over. */
const IDLE_MS = 30_000;
const limits = { files: 1, fields: 10, parts: 12, fieldSize: 2048, headerPairs: 20 };

/**
 * Reads a multipart form with at most one file while it arrives, and keeps no more of it in memory
 * than one chunk. Faults of `onFile` are rethrown. A file input that was left empty counts as no
 * file.
 */
export async function readMultipartForm<Failure>(
  c: Context,
  { fileLimitBytes, idleMs = IDLE_MS, onFile }: FormOptions<Failure>,
): Promise<Result<FormFields, Failure | FormFailure>> {
  const parser = createParser(c.req.header('content-type'), fileLimitBytes);
  const { body } = c.req.raw;
  if (!parser || !body) return failed({ kind: 'not-a-form' });
  if (Number(c.req.header('content-length') ?? 0) > fileLimitBytes + AROUND_THE_FILE_BYTES) {
    return failed({ kind: 'file-too-large' });
  }
  const fields: Record<string, string> = {};
  const refused = new AbortController();
  const reader = body.getReader();
  let linger: NodeJS.Timeout | undefined;
  let failure: Failure | FormFailure | undefined;
  const drop = () => void reader.cancel().catch(() => {});
  const refuse = (why?: Failure | FormFailure) => {
    failure ??= why;
    refused.abort();
    // A file that is too large may never end, so its rest is not read.
    if (isTooLarge(why)) drop();
    else linger ??= setTimeout(drop, LINGER_MS);
  };
  let filing: Promise<void> = Promise.resolve();

  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => refuse({ kind: 'too-many-parts' }));
  }
  parser.on('file', (name, bytes, fileName) => {
    bytes.on('limit', () => refuse({ kind: 'file-too-large' }));
    bytes.on('error', () => refuse({ kind: 'incomplete' }));
    if (!fileName) return bytes.resume();
    filing = onFile({ name, fileName, bytes, signal: refused.signal }, { ...fields }).then(
      (taken) => {
        if (!taken.ok) refuse(taken.failure);
      },
      (fault) => {
        refuse();
        throw fault;
      },
    );
    // Prevents an unhandled rejection: `filing` is awaited below, once the form has ended too.
    filing.catch(() => {});
  });

  parser.on('error', () => refuse({ kind: 'incomplete' }));
  const giveUp = () => {
    refuse({ kind: 'incomplete' });
    drop();
  };
  const next = () => within(idleMs, reader.read(), giveUp);
  await feed(next, parser, refused.signal).catch(() => refuse({ kind: 'incomplete' }));
  clearTimeout(linger);
  await filing;
  return failure === undefined ? success(fields) : failed(failure);
}

/** Passes the body to the parser, or discards it once the form is refused. */
async function feed(
  next: () => Promise<ReadableStreamReadResult<Uint8Array>>,
  parser: BusboyInstance,
  refused: AbortSignal,
): Promise<void> {
  for (;;) {
    const step = await next();
    if (step.done) break;
    if (refused.aborted || parser.write(step.value)) continue;
    await once(parser, 'drain', { signal: refused }).catch(() => {});
  }
  if (refused.aborted) return;
  parser.end();
  await finished(parser, { signal: refused });
}

/** The same promise; calls `late` when it is not settled in time. */
function within<Value>(ms: number, promise: Promise<Value>, late: () => void): Promise<Value> {
  const timer = setTimeout(late, ms);
  return promise.finally(() => clearTimeout(timer));
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
    // Busboy reports the limit at the first byte beyond it.
    const fileSize = fileLimitBytes;
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...limits, fileSize },
    });
  } catch {
    return undefined;
  }
}
