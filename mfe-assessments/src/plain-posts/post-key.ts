/** Without the moment of its page, the same values within this time are a repeat. */
const WINDOW_MS = 10 * 60_000;

/**
 * Idempotency key of a form that was posted without JavaScript, so that a second click or a reload that
 * posts it again records nothing twice. The page is cached and the same for all visitors, so the key is
 * made from the values, and from the moment at which the page was made: both clicks have the same. Runs
 * on the server.
 * @param madeAt as posted by the page; anything else than digits is ignored.
 */
export async function postKey(
  values: object,
  madeAt: FormDataEntryValue | null,
  now = Date.now(),
): Promise<string> {
  const isMoment = typeof madeAt === 'string' && /^\d{1,16}$/.test(madeAt);
  const content = JSON.stringify([values, isMoment ? madeAt : Math.floor(now / WINDOW_MS)]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
