import type { Context } from 'hono';
import type { VisitorSet } from '../release-control/visitor-sets.ts';
import { releaseId, releasesOfPage } from '../releases/live-site.ts';

/** Headers that say what the page is made of, and for whom. */
export function announce(c: Context, { set, preview, varies }: VisitorSet, path: string): void {
  const named = preview ? `; preview=${releaseId({ ...preview, name: preview.part })}` : '';
  const madeBy = releasesOfPage(set.site, path).map(releaseId).join(', ');
  c.header('X-Releases', madeBy + named);
  c.header('Vary', varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
}
