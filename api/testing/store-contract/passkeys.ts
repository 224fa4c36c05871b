import { describe, expect, test } from 'vitest';
import type { Passkey } from '../../src/domain/admin/passkeys/ports.ts';
import type { OpenedStore } from './opened-store.ts';

const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 'credential-1',
  publicKey: 'pQECAyYgASFYIA',
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Laptop',
  addedAt: '2026-11-22T10:00:00.000Z',
  usedAt: null,
  ...changes,
});
const AT = '2026-11-22T11:00:00.000Z';

export function describePasskeys(opened: () => OpenedStore): void {
  describe('passkeys', () => {
    const passkeys = () => opened().store.passkeys;

    test('are read back as they were inserted, the oldest first, also through another handle', async () => {
      const other = await opened().another();
      const older = aPasskey({ id: 'a-2', addedAt: '2026-11-21T10:00:00.000Z', transports: [] });
      expect(await passkeys().list()).toEqual([]);
      expect(await passkeys().insert(aPasskey())).toBe(true);
      expect(await passkeys().insert(older)).toBe(true);
      expect(await other.passkeys.list()).toEqual([older, aPasskey()]);
      await other.close();
    });

    test('with a taken id are not inserted, and the first one stays', async () => {
      await passkeys().insert(aPasskey());
      expect(await passkeys().insert(aPasskey({ publicKey: 'another' }))).toBe(false);
      expect(await passkeys().list()).toEqual([aPasskey()]);
    });

    test('have a counter that never goes back, and the time of the last use', async () => {
      await passkeys().insert(aPasskey());
      expect(await passkeys().use('credential-1', { counter: 5, at: 'earlier' })).toBe(true);
      expect(await passkeys().use('credential-1', { counter: 3, at: AT })).toBe(true);
      expect(await passkeys().use('unknown', { counter: 1, at: AT })).toBe(false);
      expect(await passkeys().list()).toEqual([aPasskey({ counter: 5, usedAt: AT })]);
    });

    test('are removed once', async () => {
      await passkeys().insert(aPasskey());
      await passkeys().insert(aPasskey({ id: 'credential-2' }));
      expect(await passkeys().remove('credential-1')).toBe(true);
      expect(await passkeys().remove('credential-1')).toBe(false);
      expect(await passkeys().list()).toEqual([aPasskey({ id: 'credential-2' })]);
    });

    test('are removed together with the recovery codes', async () => {
      await passkeys().insert(aPasskey());
      await passkeys().replaceCodes(['a', 'b']);
      await passkeys().removeAll();
      expect(await passkeys().list()).toEqual([]);
      expect(await passkeys().codesLeft()).toBe(0);
    });
  });

  describe('recovery codes', () => {
    const passkeys = () => opened().store.passkeys;

    test('work once for one of many simultaneous users through two handles', async () => {
      const { store, another } = opened();
      const other = await another();
      await store.passkeys.replaceCodes(['a', 'b']);
      const used = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? store : other).passkeys.useCode('a'),
        ),
      );
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await other.passkeys.codesLeft()).toBe(1);
      await other.close();
    });

    test('that were replaced work no more', async () => {
      await passkeys().replaceCodes(['old']);
      await passkeys().replaceCodes(['new']);
      expect(await passkeys().useCode('old')).toBe(false);
      expect(await passkeys().useCode('new')).toBe(true);
      await passkeys().replaceCodes([]);
      expect(await passkeys().codesLeft()).toBe(0);
    });
  });
}
