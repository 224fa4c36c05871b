import type { SiteConfig } from './site-config.ts';

/** The company's registered name and numbers, for the footers of pages and mails; without the empty ones. */
export const registrations = (
  company: SiteConfig['company'],
): readonly { readonly label: string; readonly number: string }[] =>
  [
    { label: 'Registered name', number: company.legalName ?? '' },
    { label: 'PSiRA registration', number: company.psiraNumber },
    { label: 'Company registration', number: company.companyNumber },
    { label: 'VAT number', number: company.vatNumber },
    { label: 'SAIDSA membership', number: company.saidsaNumber },
  ].filter(({ number }) => number !== '');
