import { readPrivateKey, readPublicKey } from '@app/federation/release-keys';
import { logLevels } from '@app/http-server/logger';
import {
  internalSettings,
  oneOf,
  portNumber,
  telemetrySettings,
  webOrigin,
  wholeNumber,
} from '@app/http-server/settings';
import * as v from 'valibot';

/** Settings of the page server by variable name; programs that contain it add their own. */
export const pageServerSettings = {
  ...internalSettings,
  ...telemetrySettings,
  PORT: v.optional(portNumber, '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  /** Origin under which visitors reach the site: canonical URLs, links in mails. */
  PUBLIC_ORIGIN: v.optional(webOrigin),
  /** Where the API is when it is not in the same process. */
  API_ORIGIN: v.optional(webOrigin),
  /**
   * URL template of the map pictures. It must need no secret key, because visitors' browsers load
   * it.
   */
  MAP_TILE_URL: v.optional(
    v.pipe(v.string(), v.check(isTileUrl, 'must look like https://tiles.example/{z}/{x}/{y}.png')),
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  /** Attribution that the map provider requires, and the address that it links to. */
  MAP_ATTRIBUTION: v.optional(v.string(), '© OpenStreetMap contributors'),
  MAP_ATTRIBUTION_URL: v.optional(
    v.pipe(v.string(), v.check(isWebAddress, 'must be a web address')),
    'https://www.openstreetmap.org/copyright',
  ),
  /** The API deletes leads older than this; the page server needs it for the privacy page. */
  RETENTION_MONTHS: v.optional(wholeNumber(0, 600), '0'),
  /** Processes that render pages. One remote uses at most all of them but one. */
  RENDER_PROCESSES: v.optional(wholeNumber(2, 32), '2'),
  /** Milliseconds that a page may take; then browsers render it. */
  RENDER_DEADLINE_MS: v.optional(wholeNumber(100, 60_000), '1000'),
  /** Limit of the JavaScript heap of each render process. */
  RENDER_HEAP_MB: v.optional(wholeNumber(64, 4096), '256'),
  /** Limit of the page cache, compressed copies included. */
  PAGE_CACHE_MB: v.optional(wholeNumber(1, 4096), '64'),
  /** Share of documents, in percent, that report web vitals. Faults are always reported. */
  VITALS_SAMPLE_PERCENT: v.optional(wholeNumber(0, 100), '0'),
  /**
   * Canaries, previews, health, automatic rollback, the owner's page of releases and `RELEASES_URL`.
   * Off: all visitors get the live releases.
   */
  RELEASE_CONTROL: v.optional(oneOf(['on', 'off']), 'on'),
  /** Takes a release back by itself when it fails more than the one before. */
  AUTO_ROLLBACK: v.optional(oneOf(['on', 'off']), 'on'),
  /** Program of a browser in which releases are opened that visitors report faults of. */
  BROWSER_PATH: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Signs the registry; absent: a key that the first start or release makes in `DATA_DIR`. */
  RELEASE_KEY: v.optional(
    v.pipe(v.string(), v.check(isKey(readPrivateKey), 'must be an Ed25519 private key in base64')),
  ),
  /** Checks the registry where releases are made on another machine. */
  RELEASE_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.check(isKey(readPublicKey), 'must be an Ed25519 public key in base64')),
  ),
  /** Folder of releases on a static host, which this server follows. */
  RELEASES_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isFolderUrl, 'must be a web address without user, query and fragment'),
    ),
  ),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  LOG_LEVEL: v.optional(oneOf(logLevels), 'info'),
};

function isKey(read: (text: string) => unknown) {
  return (text: string): boolean => {
    try {
      return Boolean(read(text));
    } catch {
      return false;
    }
  };
}

/**
 * True for one origin, as the content security policy names it, with {z}, {x} and {y} in path or
 * query.
 */
function isTileUrl(text: string): boolean {
  const url = isWebAddress(text) ? new URL(text) : undefined;
  const placeholders = [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name).sort();
  return url !== undefined && !/[{%]/.test(url.host) && placeholders.join() === 'x,y,z';
}

function isFolderUrl(text: string): boolean {
  return isWebAddress(text) && !/[?#]/.test(text);
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username;
}
