import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { withoutPort } from './client-address.ts';

/**
 * The network of an address, where one person with many addresses must not pass for many people: the
 * /24 of an IPv4 address, the /48 of an IPv6 one, which is what a site is given at most
 * (https://www.rfc-editor.org/rfc/rfc6177). A text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (isIP(bare) === 0) return address;
  const parsed = ipaddr.process(bare);
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/48`)}/48`;
}
