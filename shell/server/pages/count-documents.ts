import { networkOf } from '@app/http-server/network-of';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context } from 'hono';
import type { Health } from '../release-control/health/version-health.ts';
import { type LiveSite, releasesOfPage } from '../releases/live-site.ts';

/** Counts a document for the releases that it is made of. */
export function countSent(
  health: Pick<Health, 'pageLoad'> | undefined,
  c: Context<ServerEnv>,
  live: LiveSite,
  path: string,
): void {
  const network = networkOf(c.get('clientAddress'));
  for (const of of versionsOf(live, path)) health?.pageLoad(of, network);
}

/**
 * Counts a page without a query that was rendered for an earlier visitor. The renderer counts what it
 * renders itself.
 */
export function countKept(
  health: Pick<Health, 'render'> | undefined,
  live: LiveSite,
  path: string,
): void {
  for (const of of versionsOf(live, path)) health?.render(of);
}

const versionsOf = (live: LiveSite, path: string) =>
  releasesOfPage(live, path).map(({ name, version }) => ({ part: name, version }));
