import type { SiteConfig } from '@app/site/site-config';
import { sampleConfig, sampleSite } from '@app/site/testing/sample-site';
import { expect, test } from 'vitest';
import { siteContext } from './site-context.ts';

const settings = { origin: 'https://x.example', map: sampleSite.map, retentionMonths: 24 };

const withHolidays = (publicHolidays: SiteConfig['company']['publicHolidays']): SiteConfig => ({
  ...sampleConfig,
  company: { ...sampleConfig.company, publicHolidays },
});

test.each([
  ['2026-06-01T12:00:00Z', 2026],
  ['2026-12-31T21:59:59Z', 2026],
  ['2026-12-31T22:00:00Z', 2027],
])('the year of the site context at %s is %i, as in South Africa', (now, year) => {
  const context = siteContext(withHolidays([]), settings, new Date(now));
  expect(context).toEqual({ ...withHolidays([]), ...settings, year });
});

test('pages know the public holidays of the next 45 days, and the last of the list', () => {
  const dates = ['2026-06-16', '2026-08-09', '2026-09-23', '2026-09-24', '2028-01-01'];
  const { company } = siteContext(
    withHolidays(dates.map((date) => ({ date, name: 'Holiday' }))),
    settings,
    new Date('2026-08-08T23:00:00Z'),
  );
  const known = company.publicHolidays.map(({ date }) => date);
  expect(known).toEqual(['2026-08-09', '2026-09-23', '2028-01-01']);
});
