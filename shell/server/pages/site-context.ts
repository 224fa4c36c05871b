import { clockInJohannesburg, yearInJohannesburg } from '@app/site/johannesburg-time';
import type { SiteConfig, SiteContext } from '@app/site/site-config';

/** Settings that every page gets, beside the facts of the company. */
export type SiteSettings = Pick<SiteContext, 'origin' | 'map' | 'retentionMonths'>;

/** The 31 days in which `openNow` looks for the next opening, and two weeks that a page may stay open. */
const HOLIDAYS_AHEAD_DAYS = 45;

/**
 * What pages know about the site: of public holidays the next ones, and the last, which says until when the list
 * holds.
 */
export const siteContext = (
  config: SiteConfig,
  { origin, map, retentionMonths }: SiteSettings,
  now: Date,
): SiteContext => {
  const year = yearInJohannesburg(now);
  const { date: today } = clockInJohannesburg(now);
  const { publicHolidays } = config.company;
  const { date: end } = clockInJohannesburg(now, HOLIDAYS_AHEAD_DAYS);
  const dates = publicHolidays.map(({ date }) => date).sort();
  return {
    ...config,
    company: {
      ...config.company,
      publicHolidays: publicHolidays.filter(
        ({ date }) => (date >= today && date <= end) || date === dates.at(-1),
      ),
    },
    origin,
    map,
    retentionMonths,
    year,
  };
};
