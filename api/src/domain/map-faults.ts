import type { Store } from './store.ts';

/** The same store, which throws what `map` makes of each fault instead of the fault itself. */
export function mapFaults(store: Store, map: (fault: unknown) => unknown): Store {
  const priceLists = mapped(store.priceLists, map);
  return {
    leads: mapped(store.leads, map),
    reports: mapped(store.reports, map),
    plans: mapped(store.plans, map),
    outbox: mapped(store.outbox, map),
    permits: mapped(store.permits, map),
    passkeys: mapped(store.passkeys, map),
    priceLists: { ...priceLists, begin: async () => mapped(await priceLists.begin(), map) },
    ...mapped({ probe: store.probe }, map),
    close: store.close,
  };
}

function mapped<Port extends object>(port: Port, map: (fault: unknown) => unknown): Port {
  const rethrow = (fault: unknown): never => {
    throw map(fault);
  };
  async function* iterate(values: AsyncIterable<unknown>) {
    try {
      yield* values;
    } catch (fault) {
      rethrow(fault);
    }
  }
  const members = Object.entries(port).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    const call = (...args: unknown[]) => {
      const outcome: Promise<unknown> | AsyncIterable<unknown> = member(...args);
      return 'then' in outcome ? outcome.catch(rethrow) : iterate(outcome);
    };
    return [name, call];
  });
  return Object.fromEntries(members);
}
