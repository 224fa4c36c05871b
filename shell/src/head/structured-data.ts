import { businessId, localBusiness, type PageHead } from '@app/site/page-head';
import { paths } from '@app/site/paths';
import type { SiteContext } from '@app/site/site-config';

/** schema.org blocks: the company, on home also the site, and what the page says of itself. */
export function structuredData(head: PageHead, site: SiteContext, path: string): object[] {
  return [
    localBusiness(site),
    ...(path === paths.home ? [webSite(site)] : []),
    ...(head.service ? [service(head.service, head, site, path)] : []),
    ...(head.parent ? [breadcrumbs(head.parent, head, site, path)] : []),
    ...(head.structured ?? []),
  ];
}

const webSite = (site: SiteContext) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.company.name,
  url: `${site.origin}/`,
  inLanguage: 'en-ZA',
  publisher: { '@id': businessId(site) },
});

const service = (name: string, { description }: PageHead, site: SiteContext, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  description,
  url: site.origin + path,
  provider: { '@id': businessId(site) },
  areaServed: {
    '@type': 'Place',
    name: `${site.company.office.locality}, ${site.company.office.region}`,
  },
});

const breadcrumbs = (
  parent: NonNullable<PageHead['parent']>,
  head: PageHead,
  { origin }: SiteContext,
  path: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [parent, { name: head.title, path }].map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.name,
    item: origin + page.path,
  })),
});
