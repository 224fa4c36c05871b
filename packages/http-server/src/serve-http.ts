import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failed, type Result, success } from '@app/result';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

export interface HttpServer {
  readonly port: number;
  /** `http://host:port`, as a person would type it. */
  readonly url: string;
  /**
   * Stops accepting and resolves when every request in flight has its answer, or after ten seconds.
   * Answers given meanwhile say `Connection: close`. Calling it again waits for the same end.
   */
  stop(): Promise<void>;
}

/** `message` is one line that can be shown to the operator as it is. */
export interface ListenFailure {
  readonly kind: 'address-in-use' | 'not-permitted' | 'unknown-host';
  readonly message: string;
}

export interface ServeOptions {
  readonly fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** How long `stop` waits for requests in flight. */
  readonly drainMs?: number;
}

/**
 * Node waits 60 s for headers, which lets slow senders hold connections for too long. The limit of
 * a whole request is that of an upload, 100 MB at 1 Mbit/s; other bodies have a shorter limit (see
 * body.ts).
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const DRAIN_MS = 10_000;

/**
 * Starts an HTTP server. Throws only faults that have nothing to do with the operator's settings.
 */
export async function serveHttp(options: ServeOptions): Promise<Result<HttpServer, ListenFailure>> {
  const server = createAdaptorServer({
    fetch: options.fetch as (request: Request, env: unknown) => Response | Promise<Response>,
    hostname: options.host,
    serverOptions: timeouts,
  }) as Server;
  const stop = drainable(server, options.drainMs ?? DRAIN_MS);
  const listening = await listen(server, options.host, options.port);
  if (!listening.ok) return listening;
  const port = listening.value;
  return success({ port, url: `http://${hostInUrl(options.host)}:${port}`, stop });
}

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function listen(
  server: Server,
  host: string,
  port: number,
): Promise<Result<number, ListenFailure>> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const failure = listenFailure(error, host, port);
      if (failure) resolve(failed(failure));
      else reject(error);
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve(success((server.address() as AddressInfo).port));
    });
  });
}

function listenFailure(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
): ListenFailure | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return {
        kind: 'address-in-use',
        message: `Port ${port} on ${host} is already in use. Set PORT to a free port.`,
      };
    case 'EACCES':
      return {
        kind: 'not-permitted',
        message: `This user may not listen on port ${port}. Set PORT to 1024 or above.`,
      };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        kind: 'unknown-host',
        message: `This machine has no address "${host}". Set HOST to one of its addresses.`,
      };
    default:
      return undefined;
  }
}

function drainable(server: Server, drainMs: number): () => Promise<void> {
  const inFlight = new Set<ServerResponse>();
  let stopped: Promise<void> | undefined;
  // Prepended, because a handler may answer before later listeners run.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (stopped) response.setHeader('Connection', 'close');
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      // An answer that had begun before the stop could not say that it is the last one.
      if (stopped) setImmediate(() => server.closeIdleConnections());
    });
  });
  return () => {
    stopped ??= drain(server, inFlight, drainMs);
    return stopped;
  };
}

function drain(server: Server, inFlight: Set<ServerResponse>, drainMs: number): Promise<void> {
  for (const response of inFlight) {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
