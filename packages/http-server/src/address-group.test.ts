import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroup } from './address-group.ts';

test.each([
  ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
  ['an IPv4 address with a port', '203.0.113.9:443', '203.0.113.9'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv4 address written as IPv6 in hex', '::FFFF:cb00:7109', '203.0.113.9'],
  ['an IPv4 address written as IPv6, with a port', '[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a short IPv6 address', '2001:DB8::6', '2001:db8::/64'],
  ['an IPv6 address in brackets', '[2001:db8::6]', '2001:db8::/64'],
  ['an IPv6 address with a port', '[2001:db8:0:1::6]:443', '2001:db8:0:1::/64'],
  ['an IPv6 address with a zone', 'fe80::1%eth0.100', 'fe80::/64'],
  ['the IPv6 loopback', '::1', '::/64'],
  ['an unknown address', 'unknown', 'unknown'],
  ['an empty text', '', ''],
])('%s is counted by its group', (_, address, group) => {
  expect(addressGroup(address)).toBe(group);
});

describe('any address', () => {
  const hextets = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const network = hextets.filter((parts) => parts.some((part) => part !== 0));
  const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');

  test('every address of a /64 is the same one, however it is written', () => {
    fc.assert(
      fc.property(network, hextets, hextets, fc.nat(65_535), (prefix, host, other, port) => {
        const group = addressGroup(written([...prefix, ...host]));
        const padded = [...prefix, ...other].map((part) => part.toString(16).padStart(4, '0'));
        expect(addressGroup(`[${padded.join(':').toUpperCase()}]:${port}`)).toBe(group);
        expect(addressGroup(`${written([...prefix, ...other])}%eth0`)).toBe(group);
      }),
    );
  });

  test('two /64 networks are never the same', () => {
    fc.assert(
      fc.property(network, network, hextets, (one, another, host) => {
        fc.pre(written(one) !== written(another));
        expect(addressGroup(written([...one, ...host]))).not.toBe(
          addressGroup(written([...another, ...host])),
        );
      }),
    );
  });

  test('an IPv4 address is itself, with a port or written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
        for (const text of [address, `${address}:${port}`, `::ffff:${address}`]) {
          expect(addressGroup(text)).toBe(address);
        }
      }),
    );
  });

  test('any text has a group and never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.ipV6()), (text) => void addressGroup(text)));
  });
});
