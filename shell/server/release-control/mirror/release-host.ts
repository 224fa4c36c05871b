import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { failed, type Result, success } from '@app/result';

/** What a request may cost. */
export interface Limits {
  readonly bytes: number;
  /** For the whole answer. */
  readonly ms: number;
}

/** What the host has under a path, or that it is what we have. */
export type Answer = { readonly bytes: Buffer; readonly etag: string | undefined } | 'unchanged';

/** Asks for a file; the failure is one line. Bytes are those that were sent, not unpacked. */
export type ReleaseHost = (
  path: string,
  limits: Limits,
  etag?: string,
) => Promise<Result<Answer, string>>;

/**
 * A static host of releases.
 * @param url the address of its folder.
 * @param stopped ends requests that are under way.
 */
export function createReleaseHost(url: string, stopped: AbortSignal): ReleaseHost {
  const folder = url.endsWith('/') ? url : `${url}/`;
  return async (path, limits, etag) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(limits.ms)]);
    try {
      const answer = await ask(folder + path, etag, signal);
      if (answer.statusCode === 200) return await read(answer, path, limits);
      answer.destroy();
      if (answer.statusCode === 304 && etag) return success('unchanged');
      return failed(`${path}: the host answers with status ${answer.statusCode}`);
    } catch (fault) {
      return failed(`${path}: ${whyOf(fault, signal, limits)}`);
    }
  };
}

/** Not by `fetch`, which unpacks what a host calls compressed, and follows it elsewhere. */
async function ask(url: string, etag: string | undefined, signal: AbortSignal) {
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const headers = { 'accept-encoding': 'identity', ...(etag ? { 'if-none-match': etag } : {}) };
  const request = send(url, { headers, signal });
  request.on('response', resolve).on('error', reject).end();
  return answered;
}

/** Rejects when the connection ends before the answer does. */
async function read(
  answer: IncomingMessage,
  path: string,
  { bytes: limit }: Limits,
): Promise<Result<Answer, string>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) return failed(`${path}: the host sends more than ${limit} bytes`);
  }
  return success({ bytes: Buffer.concat(chunks), etag: answer.headers.etag });
}

function whyOf(fault: unknown, { reason }: AbortSignal, { ms }: Limits): string {
  if (reason?.name === 'TimeoutError') return `the host did not answer within ${ms / 1000} s`;
  const { code, message } = fault as NodeJS.ErrnoException;
  return `the host cannot be reached (${code ?? message})`;
}
