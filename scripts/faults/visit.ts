import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Visit {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A whole answer, or how the connection failed, such as ECONNRESET. */
export type Answer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: string;
      /** The same, as it was sent. */
      readonly bytes: Buffer;
      readonly ms: number;
    }
  | {
      readonly kind: 'broken';
      readonly code: string;
      /** Whether the connection had answered a request before. */
      readonly wasKept: boolean;
      readonly ms: number;
    };

const ANSWER_MS = 30_000;

/**
 * One request that is not repeated, whatever happens to it: unlike `fetch` and a browser, which try
 * again when a kept connection was closed. `agent: false` takes a connection of its own.
 */
export function visit(origin: string, agent: Agent | false, wanted: Visit): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body = '' } = wanted;
  const started = performance.now();
  const since = () => performance.now() - started;
  return new Promise((resolve) => {
    const broken = (code: string) => {
      resolve({ kind: 'broken', code, wasKept: sent.reusedSocket, ms: since() });
    };
    const fail = ({ code, message }: NodeJS.ErrnoException) => broken(code ?? message);
    const sent = request(origin + path, { method, agent, headers, timeout: ANSWER_MS });
    sent.on('error', fail);
    sent.on('timeout', () => {
      broken(`no answer within ${ANSWER_MS / 1000} s`);
      sent.destroy();
    });
    sent.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      response.toArray().then((chunks) => {
        const bytes = Buffer.concat(chunks);
        const { headers: sentBack } = response;
        const text = bytes.toString();
        resolve({ kind: 'answer', status, headers: sentBack, body: text, bytes, ms: since() });
      }, fail);
    });
    sent.end(body);
  });
}
