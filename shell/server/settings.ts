import { logLevels } from '@app/http-server/logger';
import { internalSettings, oneOf, webOrigin, wholeNumber } from '@app/http-server/settings';
import * as v from 'valibot';

/** Settings of the page server by variable name; a bigger program adds its own. */
export const pageServerSettings = {
  ...internalSettings,
  /** Not 0: canonical URLs and render processes need to know it before the site listens. */
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  /** Origin under which visitors reach the site: canonical URLs, links in mails. */
  PUBLIC_ORIGIN: v.optional(webOrigin),
  /** Where the API is when it is not in the same process. */
  API_ORIGIN: v.optional(webOrigin),
  /** Map pictures. Without a key: visitors' browsers ask for them. */
  MAP_TILE_URL: v.optional(
    v.pipe(v.string(), v.check(isTileUrl, 'must look like https://tiles.example/{z}/{x}/{y}.png')),
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  /** What the provider of the map wants to be said beside it, and where that leads. */
  MAP_ATTRIBUTION: v.optional(v.string(), '© OpenStreetMap contributors'),
  MAP_ATTRIBUTION_URL: v.optional(
    v.pipe(v.string(), v.check(isWebAddress, 'must be a web address')),
    'https://www.openstreetmap.org/copyright',
  ),
  /** Leads older than this are deleted by the API; here the privacy page says so. */
  RETENTION_MONTHS: v.optional(wholeNumber(0, 600), '0'),
  /** Processes that render pages. One remote has all but one of them at most. */
  RENDER_PROCESSES: v.optional(wholeNumber(2, 32), '2'),
  /** Limit of the JavaScript heap of each of them. */
  RENDER_HEAP_MB: v.optional(wholeNumber(64, 4096), '256'),
  /** Most that is kept of rendered pages, their compressed copies included. */
  PAGE_CACHE_MB: v.optional(wholeNumber(1, 4096), '64'),
  DATA_DIR: v.optional(v.string(), '.data'),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  LOG_LEVEL: v.optional(oneOf(logLevels), 'info'),
};

/** One origin, as the content security policy names it, and the three numbers in path or query. */
function isTileUrl(text: string): boolean {
  const url = isWebAddress(text) ? new URL(text) : undefined;
  const placeholders = [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name).sort();
  return url !== undefined && !/[{%]/.test(url.host) && placeholders.join() === 'x,y,z';
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username;
}
