import type { SiteContext } from '@app/site/site-config';
import type { DescribedPages } from '../../src/bootstrap/describe-pages.ts';

/** The pages that search engines may have, and the site that they are of. */
export interface PublicPages extends DescribedPages {
  readonly site: SiteContext;
}
