import { ANSWER_SECONDS, type Endpoint, IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import { readFailure } from '@app/contracts/failure';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';

export type CallFailure =
  /** The API answered with an error. `message` is the server's, when its body had one. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | undefined;
      readonly fields: Readonly<Record<string, string>>;
      /** `"{status}: {body or status text}"`, for the log only. */
      readonly detail: string;
    }
  /**
   * No answer: offline, aborted, or the connection broke. `timedOut` when there was none in time; the
   * server may have done what was asked. A member and not a kind, because released remotes know the
   * three kinds.
   */
  | { readonly kind: 'unreachable'; readonly timedOut?: true; readonly detail: string }
  /** An answer that does not have the agreed shape. */
  | { readonly kind: 'malformed'; readonly detail: string };

/**
 * A form is locked while it is sent, so after this time it fails and the visitor can try again. Longer
 * than the server itself waits, which can say more. Remotes from before `takesLong` have calls without it.
 */
const sendSeconds = ({ takesLong }: Pick<Endpoint, 'takesLong'>): number =>
  takesLong === false ? 2 * ANSWER_SECONDS.usual : ANSWER_SECONDS.long + 5;

/** What reading needs of an endpoint. */
type Readable = Pick<Endpoint, 'path' | 'response'>;
type Out<E extends Readable> = v.InferOutput<E['response']>;
type Body<E extends Endpoint> = E['request'] extends v.GenericSchema
  ? v.InferInput<E['request']>
  : undefined;

export interface ReadOptions {
  /** Values for `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly signal?: AbortSignal;
  /** True to send a request even when this page already has an answer. */
  readonly fresh?: boolean;
}

export interface ApiClient {
  /** Reads once per URL and keeps the answer for the life of the page; failures are not kept. */
  read<E extends Readable>(
    endpoint: E,
    options?: ReadOptions,
  ): Promise<Result<Out<E>, CallFailure>>;
  send<E extends Endpoint>(
    endpoint: E,
    /** A form for a call that takes files. */
    body: Body<E> | FormData,
    options?: { readonly idempotencyKey?: string; readonly signal?: AbortSignal },
  ): Promise<Result<Out<E>, CallFailure>>;
}

export function createApiClient({
  origin = '',
  fetch,
  headers = {},
}: {
  /** Empty in a browser, where the API has the page's own origin. */
  readonly origin?: string;
  readonly fetch: typeof globalThis.fetch;
  readonly headers?: Readonly<Record<string, string>>;
}): ApiClient {
  const kept = new Map<string, unknown>();
  const underWay = new Map<string, Promise<Result<unknown, CallFailure>>>();

  async function call<E extends Readable>(
    endpoint: E,
    url: string,
    init: RequestInit,
  ): Promise<Result<Out<E>, CallFailure>> {
    let status: number;
    let statusText: string;
    let text: string;
    try {
      const response = await fetch(origin + url, { credentials: 'include', ...init });
      ({ status, statusText } = response);
      text = await response.text();
    } catch (cause) {
      const late = isTimeout(cause) ? { timedOut: true as const } : {};
      return failed({ kind: 'unreachable', ...late, detail: String(cause) });
    }
    const body = parseJson(text);
    if (status < 200 || status > 299) {
      const detail = `${status}: ${text || statusText}`;
      return failed({ kind: 'refused', status, ...readFailure(body), detail });
    }
    const answer = v.safeParse(endpoint.response, body);
    return answer.success
      ? success(answer.output as Out<E>)
      : failed({ kind: 'malformed', detail: `${endpoint.path}: ${answer.issues[0].message}` });
  }

  return {
    async read(endpoint, { params, query, signal, fresh } = {}) {
      type Answer = Result<Out<typeof endpoint>, CallFailure>;
      const url = urlOf(endpoint.path, params, query);
      if (!fresh && kept.has(url)) return success(kept.get(url) as Out<typeof endpoint>);
      // A call that one reader may abort is not shared with others.
      const shared = !fresh && !signal;
      const earlier = shared && underWay.get(url);
      if (earlier) return (await earlier) as Answer;
      const asked = call(endpoint, url, {
        headers: { Accept: 'application/json', ...headers },
        ...(signal ? { signal } : {}),
      });
      if (shared) underWay.set(url, asked);
      const answer = await asked;
      if (shared) underWay.delete(url);
      if (answer.ok && !fresh) kept.set(url, answer.value);
      return answer;
    },
    send(endpoint, body, { idempotencyKey, signal } = {}) {
      const isForm = body instanceof FormData;
      return call(endpoint, endpoint.path, {
        method: endpoint.method,
        headers: {
          Accept: 'application/json',
          // The browser names the type of a form, with the boundary of its parts.
          ...(isForm ? {} : { 'Content-Type': 'application/json' }),
          ...(idempotencyKey ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {}),
          ...headers,
        },
        body: isForm ? body : JSON.stringify(body),
        signal: signal ?? AbortSignal.timeout(sendSeconds(endpoint) * 1000),
      });
    },
  };
}

const isTimeout = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

/** The text of a failure for the visitor: the server's message, or else the text of the page. */
export const visitorMessage = (failure: CallFailure, otherwise: string): string =>
  (failure.kind === 'refused' && failure.message) || otherwise;

function urlOf(
  path: string,
  params: ReadOptions['params'] = {},
  query: ReadOptions['query'] = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size ? `${filled}?${search}` : filled;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
