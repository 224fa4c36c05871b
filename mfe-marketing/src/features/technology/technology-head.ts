import type { PageHead } from '@app/site/page-head';
import { paths } from '@app/site/paths';
import type { SiteContext } from '@app/site/site-config';
import type { TechnologySummary } from './technology.ts';

/** A page's head, made from its summary and more keywords that people search for. */
export const technologyHead =
  (summary: TechnologySummary, keywords: readonly string[]) =>
  ({ site }: { readonly site: SiteContext }): PageHead => ({
    title: summary.title,
    description: `${summary.description} Planned, installed and maintained in and around ${site.company.office.locality}.`,
    keywords: [...keywords, `${summary.title} ${site.company.office.locality}`],
    parent: { name: 'Technology', path: paths.explorer },
    service: summary.title,
  });
