import { openingLines } from '@app/site/opening-hours';
import { registrations } from '@app/site/registrations';
import type { SiteConfig } from '@app/site/site-config';

/**
 * Texts that identify a company, as they appear in pages, mails and files. Opening hours are
 * included in words and as structured data.
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

/** The facts that occur in a text, in any letter case and also if they are escaped for HTML. */
export function tracesIn(text: string, facts: readonly string[]): readonly string[] {
  const plain = unescaped(text).toLowerCase();
  return facts.filter((fact) => plain.includes(fact.toLowerCase()));
}

const unescaped = (text: string): string =>
  text
    // React puts this between adjacent pieces of text.
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
