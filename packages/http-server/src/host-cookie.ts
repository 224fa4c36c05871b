/** Where a cookie of this site lies in a browser. */
export interface CookiePlace {
  readonly name: string;
  readonly path: string;
  readonly secure: boolean;
}

/**
 * Over an encrypted connection a cookie has the prefix `__Host-`, with which no other host and no
 * unencrypted page can set it. Browsers take that prefix on encrypted connections, and with the path `/`,
 * only.
 * @param path where it is sent over a connection that is not encrypted.
 */
export const cookieAt = (cameByHttps: boolean, name: string, path: string): CookiePlace =>
  cameByHttps ? { name: `__Host-${name}`, path: '/', secure: true } : { name, path, secure: false };
