import type { Context } from 'hono';

/**
 * A secret page has an address that nobody else may know. A personal one shows what somebody typed,
 * under an address that everybody knows; told to send no referrer, browsers would send the form on
 * it with `Origin: null`.
 */
export type Privacy = 'public' | 'personal' | 'secret';

/** Says in the headers of an answer who may keep it, and what its links may tell. */
export function protect(c: Context, privacy: Privacy): void {
  if (privacy === 'public') return;
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  if (privacy === 'secret') c.header('Referrer-Policy', 'no-referrer');
}
