import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate as nextPoll } from 'node:timers/promises';
import { failed, type Result, success } from '@app/result';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { AnswerEarly } from './early-answers.ts';

export interface HttpServer {
  readonly port: number;
  /** `http://host:port`, as a person would type it. */
  readonly url: string;
  /**
   * Serves on for a while, so that a balancer that asks `/readyz` stops sending visitors. Then stops
   * accepting, and resolves when every request in flight has its answer, or after ten seconds;
   * answers given meanwhile say `Connection: close`. Calling it again waits for the same end.
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
  /** Answers before `fetch` does: see early-answers.ts. Absent: nothing is. */
  readonly early?: AnswerEarly;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** How long `stop` still accepts requests. */
  readonly lameDuckMs?: number;
  /** How long `stop` waits for requests in flight, once it accepts no more. */
  readonly drainMs?: number;
  /** Lets another process listen on the same port, so that it can take over without a gap. */
  readonly sharePort?: boolean;
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
/**
 * Connections that may wait to be accepted, which happens one a turn of the event loop. Node's 511
 * are full after a burst, and a caller beyond them tries again only seconds later.
 */
const BACKLOG = 4_096;
const DRAIN_MS = 10_000;

/**
 * Starts an HTTP server. Throws only faults that have nothing to do with the operator's settings.
 */
export async function serveHttp(options: ServeOptions): Promise<Result<HttpServer, ListenFailure>> {
  const { early, lameDuckMs = 0, drainMs = DRAIN_MS } = options;
  const fetch = options.fetch as (request: Request, env: unknown) => Response | Promise<Response>;
  const answer = getRequestListener(fetch, { hostname: options.host });
  const server = createServer(timeouts, (request, response) => {
    if (!early?.(request, response)) void answer(request, response);
  });
  const stop = drainable(server, { lameDuckMs, drainMs });
  const listening = await listen(server, options);
  if (!listening.ok) return listening;
  const port = listening.value;
  return success({ port, url: `http://${hostInUrl(options.host)}:${port}`, stop });
}

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function listen(
  server: Server,
  { host, port, sharePort = false }: ServeOptions,
): Promise<Result<number, ListenFailure>> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const failure = listenFailure(error, host, port);
      if (failure) resolve(failed(failure));
      else reject(error);
    });
    server.listen({ port, host, backlog: BACKLOG, reusePort: sharePort }, () => {
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

interface StopTimes {
  readonly lameDuckMs: number;
  readonly drainMs: number;
}

function drainable(server: Server, { lameDuckMs, drainMs }: StopTimes): () => Promise<void> {
  const inFlight = new Set<ServerResponse>();
  let draining = false;
  let stopped: Promise<void> | undefined;
  // Prepended, because a handler may answer before later listeners run.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  const stop = async () => {
    if (lameDuckMs > 0) await new Promise((resolve) => setTimeout(resolve, lameDuckMs));
    const closed = Promise.withResolvers<void>();
    await closeListener(server, closed.resolve);
    // Not before: callers that are told to close would come back to a listener that is closing.
    draining = true;
    for (const response of inFlight) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    // As long as callers have been told that they may use it again.
    const idleMs = lameDuckMs > 0 ? timeouts.keepAliveTimeout : 0;
    await drain(server, { inFlight, closed: closed.promise, idleMs, drainMs });
  };
  return () => {
    stopped ??= stop();
    return stopped;
  };
}

interface Draining {
  readonly inFlight: ReadonlySet<ServerResponse>;
  /** Resolves when the last connection is closed. */
  readonly closed: Promise<void>;
  /** How long idle connections are kept. */
  readonly idleMs: number;
  readonly drainMs: number;
}

/**
 * Closes each connection once it has had its last answer. A connection that is idle may just be
 * bringing a request, so it gets some time to do so and be told.
 */
async function drain(
  server: Server,
  { inFlight, closed, idleMs, drainMs }: Draining,
): Promise<void> {
  const closeIdle = () => {
    server.closeIdleConnections();
    // An answer that had begun before the stop could not say that it is the last one.
    for (const response of inFlight) {
      response.once('close', () => setImmediate(() => server.closeIdleConnections()));
    }
  };
  const idle = setTimeout(closeIdle, idleMs);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(idle);
  clearTimeout(deadline);
  // Ends the server's own timers; that it does not listen any more is known.
  server.close(() => {});
}

/** A turn of the event loop in which nothing happened takes far less. */
const QUIET_TURN_MS = 0.05;
/** Longest wait for a quiet turn, on a server that always has something to do. */
const QUIET_WITHIN_MS = 1_000;

/**
 * Closes the listener when no connection waits to be accepted, because those would be reset. The
 * event loop accepts one a turn, and more may come while the rest of a turn is worked off, so this
 * waits for a turn in which nothing happened. `onClosed` is called when all connections are closed.
 */
async function closeListener(server: Server, onClosed: () => void): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  // A turn that is already under way may not look for connections again.
  await nextPoll();
  const deadline = performance.now() + QUIET_WITHIN_MS;
  for (let began = performance.now(); began < deadline; ) {
    const before = accepted;
    await nextPoll();
    const ended = performance.now();
    if (accepted === before && ended - began < QUIET_TURN_MS) break;
    began = ended;
  }
  // Not `server.close`, which ends idle connections with it.
  NetServer.prototype.close.call(server, onClosed);
  server.off('connection', count);
}
