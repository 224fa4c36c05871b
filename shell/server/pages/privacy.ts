import type { Context } from 'hono';

/**
 * A secret page has a token in its address, so the address must not leak. A personal page shows
 * what a visitor typed, under a public address. It still sends referrers: without them browsers
 * would post its form with `Origin: null`.
 */
export type Privacy = 'public' | 'personal' | 'secret';

/** Headers that tell who may cache or index the answer, and which referrers it sends. */
export const privacyHeaders = (privacy: Privacy): Readonly<Record<string, string>> => ({
  ...(privacy === 'public' ? {} : { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
  ...(privacy === 'secret' ? { 'referrer-policy': 'no-referrer' } : {}),
});

/** Sets them. */
export function protect(c: Context, privacy: Privacy): void {
  for (const [name, value] of Object.entries(privacyHeaders(privacy))) c.header(name, value);
}
