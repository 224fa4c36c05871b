import type { SiteSettings } from '@app/shell/server/pages/site-context';
import type { Settings } from './settings.ts';

/** Where this process reaches the site that has these settings. */
export function ownOrigin({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Settings that every page gets. */
export const siteSettingsOf = (settings: Settings): SiteSettings => ({
  origin: settings.PUBLIC_ORIGIN ?? ownOrigin(settings),
  map: {
    tileUrl: settings.MAP_TILE_URL,
    attribution: { text: settings.MAP_ATTRIBUTION, url: settings.MAP_ATTRIBUTION_URL },
  },
  retentionMonths: settings.RETENTION_MONTHS,
});
