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
  // The test runner sets it; with NO_COLOR it makes Node print a warning.
  FORCE_COLOR: undefined,
  LOG_LEVEL: 'warn',
  // Journeys break releases on purpose.
  AUTO_ROLLBACK: 'off',
  BROWSER_PATH: undefined,
  LEADS_PER_TEN_MINUTES: '0',
  REPORTS_PER_TEN_MINUTES: '0',
  MAILS_PER_HOUR_TO_ONE_ADDRESS: '0',
  MAILS_PER_HOUR_TO_VISITORS: '0',
  SHUTDOWN_DELAY_SECONDS: '0',
  DATA_DIR,
  MONGODB_URI,
  ...others,
});
