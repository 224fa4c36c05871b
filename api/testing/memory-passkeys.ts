import type { Passkey, PasskeyStore } from '../src/domain/admin/passkeys/ports.ts';

export interface PasskeyState {
  readonly passkeys: Map<string, Passkey>;
  readonly codes: Set<string>;
}

/** Passkeys in memory, held to the same contract as those in a file. */
export const memoryPasskeys = ({ passkeys, codes }: PasskeyState): PasskeyStore => ({
  list: async () =>
    [...passkeys.values()]
      .sort((a, b) => (order(a) < order(b) ? -1 : 1))
      .map((one) => ({ ...one })),
  async insert(passkey) {
    if (passkeys.has(passkey.id)) return false;
    passkeys.set(passkey.id, { ...passkey });
    return true;
  },
  async use(id, { counter, at }) {
    const found = passkeys.get(id);
    if (!found) return false;
    passkeys.set(id, { ...found, counter: Math.max(found.counter, counter), usedAt: at });
    return true;
  },
  remove: async (id) => passkeys.delete(id),
  async removeAll() {
    passkeys.clear();
    codes.clear();
  },
  codesLeft: async () => codes.size,
  async replaceCodes(hashes) {
    codes.clear();
    for (const hash of hashes) codes.add(hash);
  },
  useCode: async (hash) => codes.delete(hash),
});

const order = ({ addedAt, id }: Passkey) => `${addedAt} ${id}`;
