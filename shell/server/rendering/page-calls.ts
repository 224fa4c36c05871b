import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import type { RenderRequest } from '../../src/bootstrap/render.tsx';
import type { ApiAnswer, ApiCall } from './render-messages.ts';

/** What a page says about its own call. All other headers are this process's. */
const HEADERS_OF_PAGES = ['accept', 'content-type', IDEMPOTENCY_HEADER.toLowerCase()];
/** An escaped letter could spell `admin` in a way that only the API reads as such. */
const PATH_FOR_PAGES = /^\/api\/(?!admin\b)[\w-]+(\.\w+)?(\/|$)/;

/** The calls of the API of one render. */
export interface PageCalls {
  answer(call: ApiCall): Promise<ApiAnswer>;
  /** Nobody waits for the answers any more. */
  stop(): void;
}

/**
 * Calls the API for a page, which runs without the network and without the secrets that a call needs. A page may read,
 * and post while a visitor has posted a form to it; a remote cannot make any other call.
 */
export function openPageCalls(request: RenderRequest): PageCalls {
  const { apiOrigin, apiHeaders, requestId, traceparent, form } = request;
  const stopped = new AbortController();
  const methods = form ? ['GET', 'POST'] : ['GET'];
  const ours = {
    ...apiHeaders,
    'X-Request-Id': requestId,
    ...(traceparent ? { traceparent } : {}),
  };

  async function call({ method, url, headers, body }: ApiCall) {
    const { origin, pathname, search } = new URL(url);
    const isApi = origin === new URL(apiOrigin).origin && PATH_FOR_PAGES.test(pathname);
    if (!isApi || !methods.includes(method)) throw new Error('a page may not make this call');
    const own = headers.filter(([name]) => HEADERS_OF_PAGES.includes(name));
    // Not by `fetch`, for which the API would pack its answer and this process unpack it.
    const send = apiOrigin.startsWith('https:') ? requestHttps : requestHttp;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    send(apiOrigin + pathname + search, {
      method,
      headers: { ...Object.fromEntries(own), ...ours },
      signal: stopped.signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body ?? undefined);
    const answer = await promise;
    const { statusCode: status = 502, statusMessage: statusText = '' } = answer;
    const type = answer.headers['content-type'];
    const contentType = type === undefined ? {} : { 'content-type': type };
    return { status, statusText, headers: contentType, text: await readText(answer) };
  }

  return {
    answer: async (asked) => {
      const told = await call(asked).catch((fault: unknown) => ({ fault: String(fault) }));
      return { kind: 'api-answer', id: asked.id, ...told };
    },
    stop: () => stopped.abort(),
  };
}
