import type { SiteConfig, SiteContext } from '@app/site/site-config';

const JOHANNESBURG_OFFSET_MS = 2 * 60 * 60 * 1000;

/** What the settings, beside the company's facts, tell every page. */
export type SiteSettings = Pick<SiteContext, 'origin' | 'map' | 'retentionMonths'>;

/** What pages know about the site. South Africa has one time zone and no summer time: UTC+2. */
export const siteContext = (
  config: SiteConfig,
  { origin, map, retentionMonths }: SiteSettings,
  now: Date,
): SiteContext => ({
  ...config,
  origin,
  map,
  retentionMonths,
  year: new Date(now.getTime() + JOHANNESBURG_OFFSET_MS).getUTCFullYear(),
});
