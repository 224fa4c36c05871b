import { logLevels } from '@app/http-server/logger';
import { oneOf, webOrigin, wholeNumber } from '@app/http-server/settings';
import * as v from 'valibot';

/** Settings of the page server by variable name; a bigger program adds its own. */
export const pageServerSettings = {
  /** Not 0: canonical URLs and render workers need to know it before the site listens. */
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  /** Origin under which visitors reach the site: canonical URLs, links in mails. */
  PUBLIC_ORIGIN: v.optional(webOrigin),
  /** Where the API is when it is not in the same process. */
  API_ORIGIN: v.optional(webOrigin),
  DATA_DIR: v.optional(v.string(), '.data'),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  LOG_LEVEL: v.optional(oneOf(logLevels), 'info'),
};
