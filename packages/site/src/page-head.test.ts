import { describe, expect, test } from 'vitest';
import { localBusiness, pageTitle } from './page-head.ts';
import { sampleSite as site } from './testing/sample-site.ts';

describe('the title of a page', () => {
  const titled = (title: string) => pageTitle({ title, description: '', keywords: [] }, site);

  test('ends with the name of the company', () => {
    expect(titled('Contact')).toBe(`Contact | ${site.company.name}`);
  });

  test('is unchanged if it names the company already', () => {
    expect(titled(`Welcome to ${site.company.name}`)).toBe(`Welcome to ${site.company.name}`);
  });
});

describe('the structured data about the company', () => {
  const { company } = site;

  test('has its name, contact details, address and position', () => {
    expect(localBusiness(site)).toMatchObject({
      '@type': 'LocalBusiness',
      name: company.name,
      url: site.origin,
      telephone: company.phone.dialled,
      email: company.email,
      address: {
        addressLocality: company.office.locality,
        addressCountry: company.office.country,
      },
      geo: { '@type': 'GeoCoordinates', ...company.office.position },
    });
  });

  test('has its opening hours without the days on which it is closed', () => {
    const days = ['Monday', 'Wednesday'] as const;
    const changed = {
      ...company,
      openingHours: [
        { days: [...days], open: { from: '07:30', to: '16:00' } },
        { days: ['Sunday' as const] },
      ],
    };
    expect(localBusiness({ ...site, company: changed })).toMatchObject({
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '07:30', closes: '16:00' },
      ],
    });
  });

  test('has its social profiles, and no empty list if there are none', () => {
    const url = 'https://social.example/acme';
    const sameAs = (social: typeof company.social) =>
      localBusiness({ ...site, company: { ...company, social } });
    expect(sameAs([{ name: 'Social', url }])).toMatchObject({ sameAs: [url] });
    expect(sameAs([])).not.toHaveProperty('sameAs');
  });
});
