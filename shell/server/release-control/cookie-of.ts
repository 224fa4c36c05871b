import { cookieAt } from '@app/http-server/host-cookie';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context } from 'hono';

/** A cookie for all pages that no script can read. */
export const cookieOf = (c: Context<ServerEnv>, name: string) =>
  ({
    ...cookieAt(c.get('cameByHttps'), name, '/'),
    httpOnly: true,
    sameSite: 'Lax',
  }) as const;
