/** Sent again within this time, the same message is the same one. */
const WINDOW_MS = 10 * 60_000;

/**
 * Idempotency key of a message that was posted without JavaScript: a second click, or a page that is
 * sent again by reloading it, records nothing twice. The page is the same for everybody, so the key
 * can only come from what was typed. Runs on the server.
 */
export async function postKey(values: object, now = Date.now()): Promise<string> {
  const content = JSON.stringify([values, Math.floor(now / WINDOW_MS)]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
