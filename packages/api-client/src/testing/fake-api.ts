import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  /** Path and query, as they came over the wire. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeApi {
  readonly origin: string;
  readonly received: readonly Received[];
  /** Answers the next requests. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A real HTTP server on a free port that records what it gets. */
export async function startFakeApi(): Promise<FakeApi> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body });
    api.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api: FakeApi = {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (response) => response.end('{}'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

export const json =
  (value: unknown, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  };
