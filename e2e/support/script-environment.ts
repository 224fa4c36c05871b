import type { StoreSettings } from '@app/api/adapters/open-store';

/**
 * Environment variables for a program on this store, which replaces a store in the caller's
 * variables. The limits are off, because all visitors in tests have the same address.
 */
export const scriptEnvironment = (
  { DATA_DIR, MONGODB_URI = '' }: StoreSettings,
  others: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv => ({
  ...process.env,
  LOG_LEVEL: 'warn',
  LEADS_PER_TEN_MINUTES: '0',
  REPORTS_PER_TEN_MINUTES: '0',
  MAILS_PER_HOUR_TO_ONE_ADDRESS: '0',
  MAILS_PER_HOUR_TO_VISITORS: '0',
  SHUTDOWN_DELAY_SECONDS: '0',
  DATA_DIR,
  MONGODB_URI,
  ...others,
});
