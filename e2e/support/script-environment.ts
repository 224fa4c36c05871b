import type { StoreSettings } from '@app/api/adapters/open-store';

/** Variables of a program on this store, whatever store the caller's own variables name. */
export const scriptEnvironment = (
  { DATA_DIR, MONGODB_URI = '' }: StoreSettings,
  others: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv => ({ ...process.env, LOG_LEVEL: 'warn', DATA_DIR, MONGODB_URI, ...others });
