import path from 'node:path';
import { releasesFolder } from '@app/federation/releases';
import type { Log } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig } from '@app/site/site-config';
import { Hono } from 'hono';
import { mountPublicFiles, mountReleaseFiles } from './assets.ts';
import { mountFaults } from './faults.ts';
import { asLiveRemote } from './live-site.ts';
import { mountPages } from './pages.ts';
import { openStages } from './stage.ts';

export interface PageServer {
  readonly app: Hono<ServerEnv>;
  close(): Promise<void>;
}

/**
 * Serves documents, release files and the list of live remotes.
 * @throws ReleaseRefused when the registry cannot be used.
 */
export async function startPageServer(options: {
  readonly dataDir: string;
  readonly site: SiteConfig;
  /** Canonical origin of the site. */
  readonly origin: string;
  /** Where render workers find the API. */
  readonly apiOrigin: string;
  readonly trustedHops: number;
  readonly log: Log;
}): Promise<PageServer> {
  const { log } = options;
  const releases = releasesFolder(path.resolve(options.dataDir));
  const stages = await openStages(releases, log);
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log, trustedHops: options.trustedHops }));
  app.get('/remotes.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(stages.current().site.remotes.map(asLiveRemote));
  });
  mountReleaseFiles(app, releases);
  mountPublicFiles(app, path.join(import.meta.dirname, '../public'));
  mountFaults(app, log);
  mountPages(app, { ...options, stage: stages.current });
  return { app, close: () => stages.close() };
}
