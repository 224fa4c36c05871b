import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carrierOf, clientOf, networkOf } from './network-of.ts';

test.each([
  ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
  ['an IPv4 address with a port', '203.0.113.9:443', '203.0.113.9'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv4 address written as IPv6 in hex', '::FFFF:cb00:7109', '203.0.113.9'],
  ['an IPv4 address written as IPv6, with a port', '[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['an IPv6 address', '2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['a short IPv6 address', '2001:DB8::6', '2001:db8::/56'],
  ['an IPv6 address in brackets', '[2001:db8::6]', '2001:db8::/56'],
  ['an IPv6 address with a port', '[2001:db8:0:101::6]:443', '2001:db8:0:100::/56'],
  ['an IPv6 address with a zone', 'fe80::1%eth0.100', 'fe80::/56'],
  ['the IPv6 loopback', '::1', '::/56'],
  ['an unknown address', 'unknown', 'unknown'],
  ['an empty text', '', ''],
])('%s is counted by its client', (_, address, client) => {
  expect(clientOf(address)).toBe(client);
});

test.each([
  ['196.21.3.4', '196.21.3.0/24', '196.21.0.0/16'],
  ['196.21.3.250:5678', '196.21.3.0/24', '196.21.0.0/16'],
  ['::ffff:196.21.3.4', '196.21.3.0/24', '196.21.0.0/16'],
  ['2001:db8:1:2::3', '2001:db8:1::/48', '2001:db8::/32'],
  ['[2001:db8:1:ffff::3]:80', '2001:db8:1::/48', '2001:db8::/32'],
  ['fe80:1:2:3::1%eth0', 'fe80:1:2::/48', 'fe80:1::/32'],
  ['196.21.3.0/24', '196.21.3.0/24', '196.21.0.0/16'],
  ['2001:db8:1::/48', '2001:db8:1::/48', '2001:db8::/32'],
  ['unknown', 'unknown', 'unknown'],
])('the network of %s is %s, its carrier %s', (address, network, carrier) => {
  expect(networkOf(address)).toBe(network);
  expect(carrierOf(address)).toBe(carrier);
});

describe('any address', () => {
  const hextet = fc.integer({ min: 0, max: 0xffff });
  const hextets = fc.array(hextet, { minLength: 4, maxLength: 4 });
  const network = hextets.filter((parts) => parts.some((part) => part !== 0));
  const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');

  test('every address of a /56 is the same client, however it is written', () => {
    const within = fc.tuple(fc.integer({ min: 0, max: 0xff }), hextets);
    fc.assert(
      fc.property(network, hextets, within, fc.nat(65_535), (prefix, host, [low, other], port) => {
        const client = clientOf(written([...prefix, ...host]));
        const [a = 0, b = 0, c = 0, d = 0] = prefix;
        const neighbour = [a, b, c, (d & 0xff00) + low, ...other];
        fc.pre(neighbour.slice(0, 4).some((part) => part !== 0));
        const padded = neighbour.map((part) => part.toString(16).padStart(4, '0'));
        expect(clientOf(`[${padded.join(':').toUpperCase()}]:${port}`)).toBe(client);
        expect(clientOf(`${written(neighbour)}%eth0`)).toBe(client);
      }),
    );
  });

  test('two /56 are never the same client, two /48 never the same network, two /32 never the same carrier', () => {
    const top = (parts: readonly number[]) => written([...parts.slice(0, 3), (parts[3] ?? 0) >> 8]);
    fc.assert(
      fc.property(network, network, hextets, (one, another, host) => {
        const [a, b] = [written([...one, ...host]), written([...another, ...host])];
        expect(clientOf(a) === clientOf(b)).toBe(top(one) === top(another));
        const start = (parts: readonly number[], count: number) => written(parts.slice(0, count));
        expect(networkOf(a) === networkOf(b)).toBe(start(one, 3) === start(another, 3));
        expect(carrierOf(a) === carrierOf(b)).toBe(start(one, 2) === start(another, 2));
      }),
    );
  });

  test('an IPv4 address is itself, with a port or written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
        for (const text of [address, `${address}:${port}`, `::ffff:${address}`]) {
          expect(clientOf(text)).toBe(address);
        }
      }),
    );
  });

  test('any text has a client, a network and a carrier, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6()), (text) => {
        for (const group of [clientOf, networkOf, carrierOf]) group(text);
      }),
    );
  });
});
