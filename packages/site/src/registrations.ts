import type { SiteConfig } from './site-config.ts';

/** The company's registration numbers, for the footers of pages and mails. */
export const registrations = (
  company: SiteConfig['company'],
): readonly { readonly label: string; readonly number: string }[] =>
  [
    { label: 'PSiRA registration', number: company.psiraNumber },
    { label: 'Company registration', number: company.companyNumber },
    { label: 'VAT number', number: company.vatNumber },
    { label: 'SAIDSA membership', number: company.saidsaNumber },
  ].filter(({ number }) => number !== '');
