import { isIP } from 'node:net';

/**
 * The address of the visitor. Each trusted proxy appends the address it was called from to
 * `X-Forwarded-For`, so with N trusted hops the N-th entry from the right is the visitor; entries
 * to the left of it are whatever the visitor sent and are not believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const forwarded = fromTrustedHop(forwardedFor, trustedHops);
  if (forwarded !== undefined && isIP(forwarded) !== 0) return forwarded;
  return socketAddress ?? 'unknown';
}

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
