import type { Log } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig } from '@app/site/site-config';
import { Hono } from 'hono';
import { mountDiscoveryFiles } from './discovery/discovery-files.ts';
import { publicPagesOf } from './discovery/public-pages.ts';
import { mountIcons } from './images/icons.ts';
import { createPainter } from './images/painter.ts';
import { mountShareImages } from './images/share-images.ts';
import { mountPages } from './pages/pages.ts';
import type { SiteSettings } from './pages/site-context.ts';
import { mountFaults } from './releases/fault-reports.ts';
import { asLivePart } from './releases/live-site.ts';
import { mountReleaseFiles } from './releases/release-files.ts';
import type { Stages } from './rendering/stage.ts';

export interface PageServer {
  readonly app: Hono<ServerEnv>;
  close(): Promise<void>;
}

/**
 * Serves documents, release files, images, and files for machines. Closing it closes the stages.
 */
export function startPageServer(
  options: SiteSettings & {
    /** Folder of the releases. */
    readonly releases: string;
    readonly stages: Stages;
    readonly site: SiteConfig;
    /** Where render workers find the API. */
    readonly apiOrigin: string;
    readonly trustedHops: number;
    readonly log: Log;
    /** In development: origins that serve the parts. */
    readonly devOrigins?: readonly string[];
  },
): PageServer {
  const { log, releases, stages } = options;
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log, trustedHops: options.trustedHops }));
  app.get('/remotes.json', (c) => {
    c.header('Cache-Control', 'no-store');
    const { shell, remotes } = stages.current().site;
    return c.json([shell, ...remotes].map(asLivePart));
  });
  mountReleaseFiles(app, releases);
  const publicPages = publicPagesOf({ ...options, stage: stages.current });
  const paint = createPainter();
  mountDiscoveryFiles(app, { ...options, publicPages });
  mountShareImages(app, publicPages, paint);
  mountIcons(app, options.site, paint);
  mountFaults(app, log);
  mountPages(app, { ...options, stage: stages.current });
  return { app, close: () => stages.close() };
}
