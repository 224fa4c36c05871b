import type { Context } from 'hono';
import { type LiveSite, releaseId, servedPage } from '../releases/live-site.ts';
import type { VisitorSet } from '../visitors/visitor-sets.ts';

/** Headers that say what the page is made of, and for whom. */
export function announce(c: Context, { set, preview, varies }: VisitorSet, path: string): void {
  const named = preview ? `; preview=${releaseId({ ...preview, name: preview.part })}` : '';
  c.header('X-Releases', madeBy(set.site, path) + named);
  c.header('Vary', varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
}

/** The releases that a page is made of: the shell, and the remote that serves its path. */
function madeBy(live: LiveSite, path: string): string {
  const served = servedPage(live, path)?.release;
  return [...new Set([live.shell, served ?? live.shell])].map(releaseId).join(', ');
}
