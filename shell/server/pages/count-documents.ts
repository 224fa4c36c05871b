import { networkOf } from '@app/http-server/network-of';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context } from 'hono';
import type { Health } from '../health/version-health.ts';
import { type LiveSite, servedPage } from '../releases/live-site.ts';

/** Counts a document for the releases that it is made of. */
export function countSent(
  health: Pick<Health, 'pageLoad'> | undefined,
  c: Context<ServerEnv>,
  live: LiveSite,
  path: string,
): void {
  const network = networkOf(c.get('clientAddress'));
  for (const of of releasesOf(live, path)) health?.pageLoad(of, network);
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
  for (const of of releasesOf(live, path)) health?.render(of);
}

/** The shell, and the remote that serves the path. */
function releasesOf(live: LiveSite, path: string) {
  const served = servedPage(live, path)?.release ?? live.shell;
  return [...new Set([live.shell, served])].map(({ name, version }) => ({ part: name, version }));
}
