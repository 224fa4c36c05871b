import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import type { Technology } from './technology.ts';
import { TechnologySheet } from './technology-sheet.tsx';

/** The two exports of a technology's page, made from its content. */
export const technologyPage = (technology: Technology) => ({
  Component: () => <TechnologySheet technology={technology} />,
  head: ({ site }: { readonly site: SiteContext }): PageHead => ({
    title: technology.summary.title,
    description: `${technology.summary.description} Planned, installed and looked after in and around ${site.company.office.locality}.`,
    keywords: [...technology.keywords, site.company.office.locality],
  }),
});
