import type { StoreSettings } from '@app/api/adapters/open-store';

/**
 * Variables of a program on this store, whatever store the caller's own variables name. All of
 * its visitors have one address, so it takes any number of their orders and messages.
 */
export const scriptEnvironment = (
  { DATA_DIR, MONGODB_URI = '' }: StoreSettings,
  others: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv => ({
  ...process.env,
  LOG_LEVEL: 'warn',
  LEADS_PER_TEN_MINUTES: '0',
  SHUTDOWN_DELAY_SECONDS: '0',
  DATA_DIR,
  MONGODB_URI,
  ...others,
});
