import type { Permit, PermitStore } from '../src/domain/limits/ports.ts';

/** Permits by subject, because a flood takes thousands; one for all handles on the same permits. */
const indexes = new WeakMap<Map<string, Permit>, Map<string, Set<Permit>>>();

function indexOf(permits: Map<string, Permit>): Map<string, Set<Permit>> {
  const index = indexes.get(permits) ?? new Map<string, Set<Permit>>();
  indexes.set(permits, index);
  return index;
}

/** Permits in memory, held to the same contract as those in a file. */
export function memoryPermits(permits = new Map<string, Permit>()): PermitStore {
  const index = indexOf(permits);
  const of = (subject: string) => index.get(subject) ?? new Set();
  const remove = (permit: Permit) => {
    permits.delete(permit.id);
    of(permit.subject).delete(permit);
  };
  return {
    hashKey: '00'.repeat(32),
    async valid(subject, now) {
      return [...of(subject)]
        .filter((permit) => permit.expiresAt > now)
        .sort((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1));
    },
    async insert(permit) {
      if (permits.has(permit.id)) return false;
      permits.set(permit.id, permit);
      index.set(permit.subject, of(permit.subject).add(permit));
      return true;
    },
    async remove(id) {
      const permit = permits.get(id);
      if (permit) remove(permit);
    },
    async removeOf(subject) {
      for (const permit of of(subject)) remove(permit);
    },
    async removeExpired(now) {
      const going = [...permits.values()].filter(({ expiresAt }) => expiresAt <= now);
      for (const permit of going) remove(permit);
      return going.length;
    },
  };
}
