import type { Store } from './store.ts';

/** Told how a call ended. */
interface CallEnd {
  /** It resolved. A list has no such moment: its reader decides when it is over. */
  readonly done?: () => void;
  readonly failed: (fault: unknown) => never;
}

/**
 * The same store, of which `begin` is told each call before it is made.
 * @param begin its argument names port and call, such as `leads.insert`.
 */
export function aroundCalls(store: Store, begin: (call: string) => CallEnd): Store {
  const around = <Port extends object>(name: string, port: Port): Port => {
    const members = Object.entries(port).map(([member, value]) => {
      if (typeof value !== 'function') return [member, value];
      const call = (...args: unknown[]) => {
        const { done, failed } = begin(`${name}${member}`);
        const outcome: Promise<unknown> | AsyncIterable<unknown> = value(...args);
        if (!('then' in outcome)) return iterate(outcome, failed);
        return outcome.then((result) => {
          done?.();
          return result;
        }, failed);
      };
      return [member, call];
    });
    return Object.fromEntries(members);
  };
  const priceLists = around('price_lists.', store.priceLists);
  return {
    leads: around('leads.', store.leads),
    reports: around('reports.', store.reports),
    plans: around('plans.', store.plans),
    photos: around('photos.', store.photos),
    outbox: around('outbox.', store.outbox),
    permits: around('permits.', store.permits),
    passkeys: around('passkeys.', store.passkeys),
    priceLists: {
      ...priceLists,
      begin: async () => around('price_lists.writer.', await priceLists.begin()),
    },
    ...around('', { probe: store.probe }),
    close: store.close,
  };
}

async function* iterate(values: AsyncIterable<unknown>, failed: CallEnd['failed']) {
  try {
    yield* values;
  } catch (fault) {
    failed(fault);
  }
}
