/** The address of the file. */
export const SECURITY_TXT = '/.well-known/security.txt';
const VALID_DAYS = 180;

/**
 * Where a vulnerability is reported: https://www.rfc-editor.org/rfc/rfc9116. It expires about half a
 * year after it was read, because the RFC advises less than a year; at midnight UTC, so that the file
 * and its ETag are the same all day.
 */
export function securityTxt(email: string, origin: string, now: Date): string {
  const expires = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + VALID_DAYS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
