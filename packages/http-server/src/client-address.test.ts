import { describe, expect, test } from 'vitest';
import { cameByHttps, clientAddress } from './client-address.ts';

describe('the address of the visitor', () => {
  test.each([
    ['no proxy is trusted', '1.1.1.1, 2.2.2.2', 0, '10.0.0.1'],
    ['there is no header', undefined, 1, '10.0.0.1'],
    ['one proxy is trusted', '6.6.6.6, 2.2.2.2', 1, '2.2.2.2'],
    ['two proxies are trusted', '6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['there are fewer entries than trusted proxies', '2.2.2.2', 3, '2.2.2.2'],
    ['the entry is IPv6', '2001:db8::1', 1, '2001:db8::1'],
    ['the entry has a port', '2.2.2.2:5678', 1, '2.2.2.2'],
    ['the entry is IPv6 in brackets', '[2001:db8::1]', 1, '2001:db8::1'],
    ['the entry is IPv6 with a port', '[2001:db8::1]:5678', 1, '2001:db8::1'],
    ['the entry only looks like an address', '[2.2.2:80', 1, '10.0.0.1'],
    ['the entry is not an address', '<script>', 1, '10.0.0.1'],
    ['the entry is empty', ' , ', 1, '10.0.0.1'],
  ])(
    'when %s: X-Forwarded-For %j with TRUST_PROXY %i gives %s',
    (_, forwardedFor, hops, expected) => {
      expect(clientAddress('10.0.0.1', forwardedFor, hops)).toBe(expected);
    },
  );

  test('is unknown without a connection', () => {
    expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
  });
});

describe('cameByHttps', () => {
  test.each([
    ['the connection is encrypted', true, undefined, 0, true],
    ['the visitor says so but no proxy is trusted', false, 'https', 0, false],
    ['the trusted proxy says so', false, 'https', 1, true],
    ['the trusted proxy says otherwise', false, 'https, http', 1, false],
    ['the outer of two trusted proxies says so', false, 'https, http', 2, true],
  ])(
    'when %s: TLS %j, X-Forwarded-Proto %j and TRUST_PROXY %i give %j',
    (_, encrypted, proto, hops, expected) => {
      expect(cameByHttps(encrypted, proto, hops)).toBe(expected);
    },
  );
});
