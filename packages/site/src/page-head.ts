import type { SiteContext } from './site-config.ts';

/** Metadata of a page for the document's head. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The page above this one in the breadcrumbs, unless that is the home page. */
  readonly parent?: { readonly name: string; readonly path: string };
  /** The service that this page offers, in a few words. */
  readonly service?: string;
  /** Path with query of the page, where its path alone is another page. */
  readonly address?: string;
  /** More schema.org blocks: what the page is about. */
  readonly structured?: readonly object[];
  /** For pages behind an unguessable link or a sign-in: not indexed, not stored, no referrer. */
  readonly secret?: boolean;
  /** What the address names does not exist: the page says so, with the status 404. */
  readonly missing?: boolean;
  /** Not indexed, but not secret either. */
  readonly noindex?: boolean;
}

export const pageTitle = (head: PageHead, site: SiteContext): string =>
  head.title.includes(site.company.name) ? head.title : `${head.title} | ${site.company.name}`;

/** Id of the company in structured data, to which other blocks refer. */
export const businessId = ({ origin }: SiteContext): string => `${origin}/#business`;

/** schema.org LocalBusiness for every page. */
export function localBusiness(site: SiteContext): object {
  const { company, origin } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name: company.name,
    ...(company.legalName ? { legalName: company.legalName } : {}),
    url: origin,
    telephone: company.phone.dialled,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.office.street,
      addressLocality: company.office.locality,
      addressRegion: company.office.region,
      postalCode: company.office.postalCode,
      addressCountry: company.office.country,
    },
    geo: { '@type': 'GeoCoordinates', ...company.office.position },
    openingHoursSpecification: company.openingHours.flatMap(({ days, open }) =>
      open
        ? {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days,
            opens: open.from,
            closes: open.to,
          }
        : [],
    ),
    ...(company.social.length > 0 ? { sameAs: company.social.map(({ url }) => url) } : {}),
  };
}
