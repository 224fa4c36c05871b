import { type ServerProcess, startServer } from '@app/testing/site/server-process';
import manifest from '../../package.json' with { type: 'json' };

const HOST = '127.0.0.1';
const [, , ...options] = manifest.scripts.serve.split(' ');

/** For thousands of orders that come from one address, and whose mails all have to be sent. */
export const noLimits = {
  LEADS_PER_TEN_MINUTES: '0',
  MAILS_PER_HOUR_TO_ONE_ADDRESS: '0',
  MAILS_PER_HOUR_TO_VISITORS: '0',
} as const;

/** Starts the whole site as `npm run serve` does, without limits, on any free port unless `PORT` is set. */
export const serveSite = (
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<ServerProcess> =>
  startServer(options, {
    // As packages/toolchain/with-toolchain.mjs sets it.
    MALLOC_ARENA_MAX: '2',
    PATH: process.env.PATH,
    HOST,
    PORT: '0',
    LOG_LEVEL: 'error',
    ...noLimits,
    ...settings,
  });
