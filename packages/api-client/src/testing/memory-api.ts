import { type Endpoint, IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import type { FailureBody } from '@app/contracts/failure';
import { type ApiClient, createApiClient } from '../api-client.ts';

/** A call as it would go over the wire. */
export interface ReceivedCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

type Answer = (call: ReceivedCall) => Response | Promise<Response>;

export interface MemoryApi extends ApiClient {
  /** Sets the answer to calls of an endpoint from now on. */
  answer(endpoint: Endpoint, answer: Answer): void;
  /** The calls to an endpoint so far. */
  received(endpoint: Endpoint): readonly ReceivedCall[];
}

/**
 * The real client on an API without a network, for components. A call without an answer fails the
 * test.
 */
export function memoryApi(): MemoryApi {
  const answers = new Map<Endpoint, Answer>();
  const calls: { endpoint: Endpoint; call: ReceivedCall }[] = [];

  const client = createApiClient({
    origin: 'https://api.test',
    async fetch(input, init = {}) {
      const { pathname, searchParams } = new URL(String(input));
      const found = [...answers].find(([{ method, path }]) => {
        const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
        return method === (init.method ?? 'GET') && pattern.test(pathname);
      });
      if (!found) {
        console.error(`No answer was given for ${init.method ?? 'GET'} ${pathname}`);
        throw new TypeError('Failed to fetch');
      }
      const [endpoint, answer] = found;
      const call: ReceivedCall = {
        path: pathname,
        query: searchParams,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
        idempotencyKey: new Headers(init.headers).get(IDEMPOTENCY_HEADER),
      };
      calls.push({ endpoint, call });
      const response = await answer(call);
      init.signal?.throwIfAborted();
      return response;
    },
  });

  return {
    ...client,
    answer: (endpoint, answer) => void answers.set(endpoint, answer),
    received: (endpoint) =>
      calls.filter((one) => one.endpoint === endpoint).map(({ call }) => call),
  };
}

export const gives = (value: unknown) => (): Response => Response.json(value);

export const refuses = (status: number, failure: FailureBody) => (): Response =>
  Response.json(failure, { status });

/** The connection breaks. */
export const breaks = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Holds an answer back until `release` is called. */
export function held(answer: Answer): { readonly answer: Answer; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: resolve,
    async answer(call) {
      await promise;
      return answer(call);
    },
  };
}
