import { logLevels } from '@app/http-server/logger';
import { flag, oneOf, webOrigin, wholeNumber } from '@app/http-server/settings';
import * as v from 'valibot';

/** Shortest password of the upload page. */
export const ADMIN_PASSWORD_LENGTH = 8;

/** Settings of the API by variable name, as entries, so that a bigger program can add its own. */
export const apiSettings = {
  /** Folder of the embedded store. */
  DATA_DIR: v.optional(v.string(), '.data'),
  MONGODB_URI: v.optional(
    v.pipe(
      v.string(),
      v.check(() => false, 'is set, but MongoDB is not supported yet; unset it to use DATA_DIR'),
    ),
  ),
  /** Origin under which visitors reach the site, when a proxy hides it. */
  PUBLIC_ORIGIN: v.optional(webOrigin),
  /** Proxies in front whose `X-Forwarded-For` entries are believed. */
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  LOG_LEVEL: v.optional(oneOf(logLevels), 'info'),
  /** The owner's name at the upload page. */
  ADMIN_USERNAME: v.optional(v.string(), 'admin'),
  /** Unset: a password is made at the first start and kept as a hash in DATA_DIR. */
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(ADMIN_PASSWORD_LENGTH, `must have at least ${ADMIN_PASSWORD_LENGTH} characters`),
    ),
  ),
  /** Largest price list that is taken. */
  MAX_UPLOAD_MB: v.optional(wholeNumber(1, 10_000), '100'),
  /** Leads are deleted when they are this old; 0 keeps them. */
  RETENTION_MONTHS: v.optional(wholeNumber(0, 600), '0'),
  /** Leaves `Cost` out of every product on the wire. */
  CATALOGUE_HIDE_COST: v.optional(flag, 'false'),
};

const ApiSettings = v.object(apiSettings);
export type ApiConfig = v.InferOutput<typeof ApiSettings>;
