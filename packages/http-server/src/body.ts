import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';

export type JsonObject = Readonly<Record<string, unknown>>;

export type BodyFailure =
  | { readonly kind: 'unsupported-media-type' }
  | { readonly kind: 'too-large'; readonly limitBytes: number }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'not-an-object' }
  /** The visitor disconnected before the body was complete. */
  | { readonly kind: 'incomplete' };

/**
 * The JSON object of a request. The limit is checked while the body streams in, whether or not its
 * length was announced, so that no client can make the process hold more.
 */
export async function readJson(
  c: Context,
  limitBytes: number,
): Promise<Result<JsonObject, BodyFailure>> {
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (!isJson(c.req.header('content-type')) || encoding !== 'identity') {
    return failed({ kind: 'unsupported-media-type' });
  }
  if (Number(c.req.header('content-length') ?? 0) > limitBytes) {
    return failed({ kind: 'too-large', limitBytes });
  }
  const bytes = await readBytes(c.req.raw.body, limitBytes);
  if (!bytes.ok) return bytes;
  const parsed = parse(bytes.value);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  return isObject(value) ? success(value) : failed({ kind: 'not-an-object' });
}

const isJson = (contentType: string | undefined): boolean =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longest that a body may take to arrive, unless it is an upload. */
const BODY_DEADLINE_MS = 30_000;

/**
 * The bytes of a body. Reading stops as soon as they are more than the limit or later than the
 * deadline.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  deadlineMs = BODY_DEADLINE_MS,
): Promise<Result<Uint8Array, BodyFailure>> {
  if (!body) return success(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  let late = false;
  const deadline = setTimeout(() => {
    late = true;
    reader.cancel().catch(() => undefined);
  }, deadlineMs);
  for (;;) {
    const step = await reader.read().catch(() => undefined);
    if (!step || step.done) clearTimeout(deadline);
    if (!step || late) return failed({ kind: 'incomplete' });
    if (step.done) return success(Buffer.concat(chunks, length));
    length += step.value.byteLength;
    if (length > limitBytes) {
      clearTimeout(deadline);
      await reader.cancel().catch(() => undefined);
      return failed({ kind: 'too-large', limitBytes });
    }
    chunks.push(step.value);
  }
}

function parse(bytes: Uint8Array): Result<unknown, BodyFailure> {
  try {
    return success(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return failed({ kind: 'malformed' });
  }
}
