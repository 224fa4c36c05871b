import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { withoutPort } from './client-address.ts';

/**
 * What counts as one address where requests are limited: an IPv4 address, also when it is written as
 * an IPv6 one; else the /64 network of an IPv6 address, because a provider gives every customer that
 * many to choose from. Port, brackets and zone are left out. A text that is no address stays as it is.
 */
export function addressGroup(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (isIP(bare) === 0) return address;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`)}/64`;
}
