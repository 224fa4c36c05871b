import { type ServerProcess, startServer } from '@app/testing/site/server-process';

const HOST = '127.0.0.1';

/**
 * Starts the whole site as `npm run serve` does, on any free port unless `PORT` is set. No limits are set, because all visitors of a run
 * come from one address.
 */
export const serveSite = (
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<ServerProcess> =>
  startServer('server/serve.ts', {
    PATH: process.env.PATH,
    HOST,
    PORT: '0',
    LOG_LEVEL: 'error',
    LEADS_PER_TEN_MINUTES: '0',
    MAILS_PER_HOUR_TO_ONE_ADDRESS: '0',
    MAILS_PER_HOUR_TO_VISITORS: '0',
    ...settings,
  });
