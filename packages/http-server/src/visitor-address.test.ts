import { afterEach, describe, expect, test, vi } from 'vitest';
import { createVisitorAddresses } from './visitor-address.ts';

const ours = createVisitorAddresses('a secret of at least 32 characters');

afterEach(() => vi.useRealTimers());

describe("a visitor's address, signed by the page server", () => {
  test.each(['196.1.2.3', '2001:db8::1', 'fe80::1%eth0', 'unknown'])(
    'is read back: %s',
    (address) => {
      expect(ours.read(ours.sign(address))).toBe(address);
    },
  );

  test.each([
    ['has no signature', () => '196.1.2.3'],
    ['is empty', () => ''],
    ['was signed with another secret', () => createVisitorAddresses('another').sign('196.1.2.3')],
    ['has another address than the signed one', () => ours.sign('196.1.2.3').replace('196', '197')],
    ['has another time than the signed one', () => ours.sign('1.2.3.4').replace(/; \d/, '; 9')],
    ['has a short signature', () => ours.sign('196.1.2.3').slice(0, -1)],
  ])('is not believed when it %s', (_, value) => {
    expect(ours.read(value())).toBeUndefined();
  });

  test.each([-61_000, 61_000])('is not believed %i ms later', (ms) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const value = ours.sign('196.1.2.3');
    vi.setSystemTime(Date.now() + ms);
    expect(ours.read(value)).toBeUndefined();
  });
});
