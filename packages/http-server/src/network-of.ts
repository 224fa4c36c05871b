import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { withoutPort } from './client-address.ts';

/** A prefix of this many bits, by kind of address. */
interface Bits {
  readonly ipv4: number;
  readonly ipv6: number;
}

/**
 * What counts as one client: an IPv4 address, or the /56 that a provider gives a home
 * (https://www.rfc-editor.org/rfc/rfc6177).
 */
export const clientOf = (address: string): string => prefixOf(address, { ipv4: 32, ipv6: 56 });

/**
 * The network of an address, where one person with many addresses must not pass for many people: the
 * /24 of an IPv4 address, the /48 of an IPv6 one, which is what a site is given at most.
 */
export const networkOf = (address: string): string => prefixOf(address, { ipv4: 24, ipv6: 48 });

/** The /16 of an IPv4 address, the /32 of an IPv6 one, which is what a registry gives a carrier. */
export const carrierOf = (address: string): string => prefixOf(address, { ipv4: 16, ipv6: 32 });

/**
 * An IPv4 address counts as one also when it is written as an IPv6 one. Port, brackets, zone and the
 * length of a prefix are left out. A text that is no address stays as it is.
 */
function prefixOf(address: string, bits: Bits): string {
  const bare = withoutPort(address).replace(/[%/].*$/, '');
  if (isIPv4(bare)) return prefixOfIpv4(bare, bits.ipv4);
  if (!isIPv6(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return prefixOfIpv4(parsed.toString(), bits.ipv4);
  const masked = parsed.parts.map((part, at) => part & (0xffff << bitsAfter(bits.ipv6, at)));
  return `${new ipaddr.IPv6(masked)}/${bits.ipv6}`;
}

/** How many of the 16 bits of a part of an IPv6 address come after the prefix. */
const bitsAfter = (prefix: number, part: number): number =>
  Math.min(16, Math.max(0, (part + 1) * 16 - prefix));

/** @param bits a multiple of 8. Written here, because every page counts its network: the library takes ten times as long. */
function prefixOfIpv4(address: string, bits: number): string {
  if (bits === 32) return address;
  const octets = address.split('.');
  return `${octets.map((octet, at) => (at * 8 < bits ? octet : '0')).join('.')}/${bits}`;
}
