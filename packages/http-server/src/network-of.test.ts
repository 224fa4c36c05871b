import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['196.21.3.4', '196.21.3.0/24'],
  ['196.21.3.250:5678', '196.21.3.0/24'],
  ['::ffff:196.21.3.4', '196.21.3.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['[2001:db8:1:ffff::3]:80', '2001:db8:1::/48'],
  ['fe80:1:2:3::1%eth0', 'fe80:1:2::/48'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
