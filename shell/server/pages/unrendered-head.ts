import type { SiteContext } from '@app/site/site-config';
import { headElements } from '../../src/head/head-elements.ts';
import { notFoundHead } from '../../src/layout/not-found-head.ts';
import { servedPage } from '../releases/live-site.ts';
import type { ReleaseSet } from '../rendering/release-set.ts';
import type { DocumentHead } from './document.ts';

export interface UnrenderedHead extends DocumentHead {
  readonly noindex: boolean;
}

/**
 * Head of a page that could not be rendered, as its release described it when it went live. Search
 * engines and shared links then get the usual title and description. Undefined when the release did
 * not describe the page.
 */
export function unrenderedHead(
  { site: live, heads }: ReleaseSet,
  site: SiteContext,
  path: string,
  secret: boolean,
): UnrenderedHead | undefined {
  const known = servedPage(live, path) ? heads.of(path) : notFoundHead;
  if (!known) return undefined;
  const head = secret ? { ...known, secret } : known;
  return {
    ...headElements(head, site, path),
    noindex: (head.noindex || head.secret) ?? false,
  };
}
