import type { SiteConfig } from './site-config.ts';

/** The registration numbers that the company has, as footers of pages and mails name them. */
export const registrations = (
  company: SiteConfig['company'],
): readonly { readonly label: string; readonly number: string }[] =>
  [
    { label: 'PSiRA registration', number: company.psiraNumber },
    { label: 'Company registration', number: company.companyNumber },
    { label: 'VAT number', number: company.vatNumber },
    { label: 'SAIDSA membership', number: company.saidsaNumber },
  ].filter(({ number }) => number !== '');
