import { yearInJohannesburg } from '@app/site/johannesburg-time';
import type { SiteConfig, SiteContext } from '@app/site/site-config';

/** Settings that every page gets, beside the facts of the company. */
export type SiteSettings = Pick<SiteContext, 'origin' | 'map' | 'retentionMonths'>;

/** What pages know about the site. */
export const siteContext = (
  config: SiteConfig,
  { origin, map, retentionMonths }: SiteSettings,
  now: Date,
): SiteContext => ({
  ...config,
  origin,
  map,
  retentionMonths,
  year: yearInJohannesburg(now),
});
