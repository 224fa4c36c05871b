import type { ServerEnv } from '@app/http-server/request-context';
import type { Context } from 'hono';

/**
 * A cookie for all pages that no script can read. Over an encrypted connection it has the prefix `__Host-`,
 * with which no other host and no unencrypted page can set it.
 */
export const cookieOf = (c: Context<ServerEnv>, name: string) =>
  ({
    name: c.get('cameByHttps') ? `__Host-${name}` : name,
    path: '/',
    secure: c.get('cameByHttps'),
    httpOnly: true,
    sameSite: 'Lax',
  }) as const;
