import type { SiteConfig, SiteContext } from '@app/site/site-config';

const JOHANNESBURG_OFFSET_MS = 2 * 60 * 60 * 1000;

/** What pages know about the site. South Africa has one time zone and no summer time: UTC+2. */
export const siteContext = (config: SiteConfig, origin: string, now: Date): SiteContext => ({
  ...config,
  origin,
  year: new Date(now.getTime() + JOHANNESBURG_OFFSET_MS).getUTCFullYear(),
});
