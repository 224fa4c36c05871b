/** The same values within this time is a repeat. */
const WINDOW_MS = 10 * 60_000;

/**
 * Idempotency key of a form that was posted without JavaScript, so that a second click or a
 * reload that posts it again records nothing twice. The page is cached and the same for all
 * visitors, so the key can only be made from the values. Runs on the server.
 */
export async function postKey(values: object, now = Date.now()): Promise<string> {
  const content = JSON.stringify([values, Math.floor(now / WINDOW_MS)]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
