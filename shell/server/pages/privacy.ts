import type { Context } from 'hono';

/**
 * A secret page has a token in its address, so the address must not leak. A personal page shows
 * what a visitor typed, under a public address. It still sends referrers: without them browsers
 * would post its form with `Origin: null`.
 */
export type Privacy = 'public' | 'personal' | 'secret';

/** Sets the headers that tell who may cache or index the answer, and which referrers it sends. */
export function protect(c: Context, privacy: Privacy): void {
  if (privacy === 'public') return;
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  if (privacy === 'secret') c.header('Referrer-Policy', 'no-referrer');
}
