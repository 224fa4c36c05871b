import type { Permit, PermitStore } from '../src/domain/limits/ports.ts';

/** Permits in memory, held to the same contract as those in a file. */
export function memoryPermits(permits = new Map<string, Permit>()): PermitStore {
  const removeWhere = (goes: (permit: Permit) => boolean) => {
    const going = [...permits.values()].filter(goes);
    for (const { id } of going) permits.delete(id);
    return going.length;
  };
  return {
    hashKey: '00'.repeat(32),
    async valid(subject, now) {
      return [...permits.values()]
        .filter((permit) => permit.subject === subject && permit.expiresAt > now)
        .sort((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1));
    },
    async insert(permit) {
      if (permits.has(permit.id)) return false;
      permits.set(permit.id, permit);
      return true;
    },
    async remove(id) {
      permits.delete(id);
    },
    async removeOf(subject) {
      removeWhere((permit) => permit.subject === subject);
    },
    removeExpired: async (now) => removeWhere(({ expiresAt }) => expiresAt <= now),
  };
}
