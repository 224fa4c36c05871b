import { CREDENTIAL_LIMIT } from '@app/contracts/admin-credentials';
import { logLevels } from '@app/http-server/logger';
import {
  flag,
  internalSettings,
  oneEmailAddress,
  oneOf,
  webOrigin,
  wholeNumber,
} from '@app/http-server/settings';
import * as v from 'valibot';
import { isWebhookSecret, isWebhookUrl } from './adapters/webhook/webhook-sender.ts';

/** Shortest password of the upload page. */
export const ADMIN_PASSWORD_LENGTH = 8;
const atMostCharacters = `must have at most ${CREDENTIAL_LIMIT} characters`;

/**
 * Settings of the API by variable name, as entries, so that programs that contain it can add their
 * own.
 */
export const apiSettings = {
  ...internalSettings,
  /** Folder of the embedded store. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** A MongoDB to use instead of the embedded store. */
  MONGODB_URI: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^mongodb(\+srv)?:\/\/[^/\s]/, 'must start with mongodb:// or mongodb+srv://'),
    ),
  ),
  /**
   * The mail server, with `user:password@` when it needs a login, which is sent only over TLS
   * unless the server is on this machine. Unset: mails are written to files.
   */
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.check(isSmtpUrl, 'must look like smtps://user:password@host:465')),
  ),
  /** Sender of every mail; the company's address when unset. */
  MAIL_FROM: v.optional(oneEmailAddress),
  /** Where notices to the staff go; the company's address when unset. */
  STAFF_EMAIL: v.optional(oneEmailAddress),
  /** A second way to the staff for what is urgent: where, and the secret that signs it. */
  STAFF_WEBHOOK_URL: v.optional(
    v.pipe(v.string(), v.check(isWebhookUrl, 'must be an https address without a login')),
  ),
  STAFF_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.check(isWebhookSecret, 'must be whsec_ and 24 to 64 bytes in base64')),
  ),
  /** Origin under which visitors reach the site, when a proxy hides it. */
  PUBLIC_ORIGIN: v.optional(webOrigin),
  /** Number of proxies in front whose `X-Forwarded-For` entries are trusted. */
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  LOG_LEVEL: v.optional(oneOf(logLevels), 'info'),
  /** The owner's name at the upload page. */
  ADMIN_USERNAME: v.optional(
    v.pipe(v.string(), v.maxLength(CREDENTIAL_LIMIT, atMostCharacters)),
    'admin',
  ),
  /** Unset: a password is generated at the first start and kept as a hash in DATA_DIR. */
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(ADMIN_PASSWORD_LENGTH, `must have at least ${ADMIN_PASSWORD_LENGTH} characters`),
      v.maxLength(CREDENTIAL_LIMIT, atMostCharacters),
    ),
  ),
  /** Largest price list that is accepted. */
  MAX_UPLOAD_MB: v.optional(wholeNumber(1, 10_000), '100'),
  /** Folder whose folders are backups. */
  BACKUP_DIR: v.optional(v.string(), 'backups'),
  /** Restores the newest of them every night, to see whether that works. */
  BACKUP_VERIFY: v.optional(oneOf(['on', 'off']), 'on'),
  /** Leads are deleted when they are this old; 0 keeps them. */
  RETENTION_MONTHS: v.optional(wholeNumber(0, 600), '0'),
  /**
   * Orders and messages from one client in ten minutes; 0: no limit. Each reads up to this many rows.
   * Ten times as many requests for reports are kept.
   */
  LEADS_PER_TEN_MINUTES: v.optional(wholeNumber(0, 1_000), '30'),
  /**
   * Reports that one client may ask for in ten minutes; 0: no limit. Past it a request is kept and its
   * report comes by mail.
   */
  REPORTS_PER_TEN_MINUTES: v.optional(wholeNumber(0, 1_000), '10'),
  /** Security plans that one client may ask for in ten minutes; 0: no limit. Each reads as many rows. */
  PLANS_PER_TEN_MINUTES: v.optional(wholeNumber(0, 1_000), '60'),
  /** Plans that one client may save in ten minutes; 0: no limit. */
  SAVED_PLANS_PER_TEN_MINUTES: v.optional(wholeNumber(0, 1_000), '20'),
  /** The same an hour for all clients together. */
  SAVED_PLANS_PER_HOUR_IN_TOTAL: v.optional(wholeNumber(0, 5_000), '600'),
  /** Mails an hour to one address that visitors typed in; more wait. 0 sends any number. */
  MAILS_PER_HOUR_TO_ONE_ADDRESS: v.optional(wholeNumber(0, 1_000), '10'),
  /** The same to all such addresses together. Each mail reads as many rows. */
  MAILS_PER_HOUR_TO_VISITORS: v.optional(wholeNumber(0, 5_000), '500'),
  /**
   * Wrong passwords from all clients together before a sign-in is refused; devices of the owner are not
   * counted. One client has 5% of it.
   */
  SIGN_IN_FAILURES_PER_15_MINUTES: v.optional(wholeNumber(10, 1_000), '100'),
  /** Key of a language model that reads requests for reports. Without key and address, none is asked. */
  OPENAI_API_KEY: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  /** Address of a compatible server, such as `http://localhost:11434/v1`. Unset: OpenAI. */
  OPENAI_BASE_URL: v.optional(
    v.pipe(v.string(), v.check(isWebAddress, 'must look like https://host/v1')),
  ),
  OPENAI_MODEL: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), 'gpt-5-mini'),
  /** It also rewords reports and plans. */
  MODEL_REWORDS: v.optional(flag, 'false'),
  /** For rewording one report, with a retry; then the words of the rules stand. */
  MODEL_TIMEOUT_SECONDS: v.optional(wholeNumber(1, 60), '20'),
  MODEL_CONCURRENCY: v.optional(wholeNumber(1, 32), '4'),
  /** Reports, and plans that it rewords, of all processes, and requests of this one; 0 asks none. */
  MODEL_REQUESTS_PER_HOUR: v.optional(wholeNumber(0, 100_000), '120'),
  /** Leaves `Cost` out of every product on the wire. */
  CATALOGUE_HIDE_COST: v.optional(flag, 'false'),
};

const ApiSettings = v.object(apiSettings);
export type ApiConfig = v.InferOutput<typeof ApiSettings>;

/** A webhook is never called unsigned. */
export const hasWebhookSecret = (
  settings: Pick<ApiConfig, 'STAFF_WEBHOOK_URL' | 'STAFF_WEBHOOK_SECRET'>,
): boolean =>
  settings.STAFF_WEBHOOK_URL === undefined || settings.STAFF_WEBHOOK_SECRET !== undefined;
export const NEEDS_WEBHOOK_SECRET = 'need STAFF_WEBHOOK_SECRET beside STAFF_WEBHOOK_URL';

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}
