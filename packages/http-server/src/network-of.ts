import { isIP } from 'node:net';
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
  if (isIP(bare) === 0) return address;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv6') {
    return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${bits.ipv6}`)}/${bits.ipv6}`;
  }
  if (bits.ipv4 === 32) return parsed.toString();
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${bits.ipv4}`)}/${bits.ipv4}`;
}
