import { openingLines } from '@app/site/opening-hours';
import { registrations } from '@app/site/registrations';
import type { SiteConfig } from '@app/site/site-config';

/**
 * What gives a company away, as it appears in pages, mails and files. Its opening hours are here as
 * people and as search engines read them.
 */
export function factsOf({ company, accent }: SiteConfig): readonly string[] {
  const { office, phone } = company;
  const facts = [
    company.name,
    company.shortName,
    company.blurb,
    company.email,
    new URL(company.website).hostname,
    phone.shown,
    phone.dialled,
    ...company.postalAddress,
    office.street,
    office.locality,
    office.region,
    String(office.position.latitude),
    String(office.position.longitude),
    ...openingLines(company.openingHours).flatMap(({ hours }) => (hours === 'Closed' ? [] : hours)),
    ...company.openingHours.flatMap(({ open }) =>
      open ? `"opens":"${open.from}","closes":"${open.to}"` : [],
    ),
    ...company.social.map(({ url }) => url),
    ...registrations(company).map(({ number }) => number),
    accent,
  ];
  return [...new Set(facts)];
}

/** Those of the facts that a text gives away, however it spells or escapes them. */
export function tracesIn(text: string, facts: readonly string[]): readonly string[] {
  const plain = unescaped(text).toLowerCase();
  return facts.filter((fact) => plain.includes(fact.toLowerCase()));
}

const unescaped = (text: string): string =>
  text
    // React's mark between two pieces of one text.
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
