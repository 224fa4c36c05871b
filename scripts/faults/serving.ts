import { freePorts } from '../processes/free-ports.ts';
import { type ServerProcess, startServer } from '../processes/server-process.ts';

const HOST = '127.0.0.1';

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(HOST, 1);
  return port;
}

/**
 * Starts the whole site as `npm run serve` does. No limits are set, because all visitors of a run
 * come from one address.
 */
export const serveSite = (
  port: number,
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<ServerProcess> =>
  startServer('server/serve.ts', {
    PATH: process.env.PATH,
    HOST,
    PORT: String(port),
    LOG_LEVEL: 'error',
    LEADS_PER_TEN_MINUTES: '0',
    MAILS_PER_HOUR_TO_ONE_ADDRESS: '0',
    MAILS_PER_HOUR_TO_VISITORS: '0',
    ...settings,
  });
