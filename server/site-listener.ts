import { type HttpServer, type ServeOptions, serveHttp } from '@app/http-server/serve-http';
import { listenerOptions } from '@app/http-server/settings';
import { CannotStart, type Settings } from './settings.ts';

export interface SiteListener {
  readonly port: number;
  /** Answers callers from now on. */
  serve(fetch: ServeOptions['fetch']): Promise<HttpServer>;
  /** Frees a port that nothing was served on. */
  giveUp(): void;
}

/**
 * The listener of the site. Pages call the API at its own port, so `PORT=0` is opened at once, and says 503
 * until the site serves. Any other port is opened last: visitors know it, and would come too early.
 */
export async function siteListener(settings: Settings): Promise<SiteListener> {
  let answer: ServeOptions['fetch'] = () => new Response(null, { status: 503 });
  const open = async (): Promise<HttpServer> => {
    const server = await serveHttp({
      fetch: (...call) => answer(...call),
      host: settings.HOST,
      port: settings.PORT,
      ...listenerOptions(settings),
    });
    if (!server.ok) throw new CannotStart(server.failure.message);
    return server.value;
  };
  const opened = settings.PORT === 0 ? await open() : undefined;
  return {
    port: opened?.port ?? settings.PORT,
    async serve(fetch) {
      answer = fetch;
      return opened ?? open();
    },
    giveUp: () => void opened?.stop(),
  };
}
