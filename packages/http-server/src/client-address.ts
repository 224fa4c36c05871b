import { isIP } from 'node:net';

/**
 * The address of the visitor. Each trusted proxy appends the address it was called from to
 * `X-Forwarded-For`, so with N trusted hops the N-th entry from the right is the visitor. Entries
 * to the left of it are sent by the visitor and not trusted.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const forwarded = withoutPort(fromTrustedHop(forwardedFor, trustedHops) ?? '');
  return isIP(forwarded) === 0 ? (socketAddress ?? 'unknown') : forwarded;
}

/** Some proxies write `1.2.3.4:5678`, `[2001:db8::1]` or `[2001:db8::1]:5678`. */
export const withoutPort = (entry: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/** True when the visitor's side of the connection is encrypted. */
export const cameByHttps = (
  socketEncrypted: boolean,
  forwardedProto: string | undefined,
  trustedHops: number,
): boolean => socketEncrypted || fromTrustedHop(forwardedProto, trustedHops) === 'https';

/** A proxy that overwrites the header instead of appending leaves fewer entries than hops. */
function fromTrustedHop(list: string | undefined, trustedHops: number): string | undefined {
  if (trustedHops === 0 || !list) return undefined;
  const entries = list.split(',').map((entry) => entry.trim());
  return entries[Math.max(0, entries.length - trustedHops)];
}
