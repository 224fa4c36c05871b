import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { declarationOf } from '@app/federation/tooling/declared-paths';
import type { Part } from '@app/federation/tooling/parts';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { OWN_PAGES_SCRIPT, ownPagesScript, siteProxy } from './site-proxy.ts';
import { standaloneConfig } from './standalone-config.ts';

export interface RunningRemote {
  /** Origin, such as `http://localhost:3000`. */
  readonly url: string;
  /** Its paths, the first page first. */
  readonly paths: readonly string[];
  stop(): Promise<void>;
}

/**
 * Serves one remote alone, and builds it again when a file changes.
 * @param port 0 for a free one.
 * @param site when given, calls of the API and the pages of other parts come from there.
 */
export async function serveStandalone(
  part: Part,
  { port, site }: { readonly port: number; readonly site?: URL | undefined },
): Promise<RunningRemote> {
  const remote = await declarationOf(part);
  if (!remote) throw new Error(`${part.name} is not a remote`);
  const paths = remote.routes.map(({ path }) => path);
  const compiler = rspack(standaloneConfig({ part, remote, api: site ? 'site' : 'examples' }));
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      client: { overlay: true, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings', index: false },
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [
        documents(paths, site !== undefined),
        ...middlewares,
        ...(site ? [siteProxy(site)] : []),
      ],
    },
    compiler,
  );
  await server.start();
  // A server that has started listens on a port, not on a pipe.
  const address = server.server?.address() as AddressInfo | undefined;
  return { url: `http://localhost:${address?.port}`, paths, stop: () => server.stop() };
}

/**
 * Sends the document of the thin frame for the pages of the remote, and for every other page when no
 * site serves those.
 */
const documents =
  (paths: readonly string[], othersElsewhere: boolean) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    if (pathname === OWN_PAGES_SCRIPT) {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      return void response.end(ownPagesScript(paths));
    }
    const forBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (forBrowser && (paths.includes(pathname) || !othersElsewhere)) request.url = '/index.html';
    next();
  };
