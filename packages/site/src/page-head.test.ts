import { describe, expect, it } from 'vitest';
import { localBusiness, pageTitle } from './page-head.ts';
import { sampleSite as site } from './testing/sample-site.ts';

describe('the title of a page', () => {
  const titled = (title: string) => pageTitle({ title, description: '', keywords: [] }, site);

  it('ends with the company', () => {
    expect(titled('Contact')).toBe(`Contact | ${site.company.name}`);
  });

  it('does not name the company twice', () => {
    expect(titled(`Welcome to ${site.company.name}`)).toBe(`Welcome to ${site.company.name}`);
  });
});

it('describes the company to search engines', () => {
  expect(localBusiness(site)).toMatchObject({
    '@type': 'LocalBusiness',
    name: site.company.name,
    url: site.origin,
    telephone: '+27315550100',
    email: site.company.email,
    address: { addressLocality: 'Durban', addressCountry: 'ZA' },
  });
});
