import type { Reword } from './report-draft.ts';

/** A `Reword` that a process which stops does not wait for. */
export interface EndableReword {
  /** Never rejects: a fault is logged, and the words of the rules stay. */
  readonly reword: Reword;
  /** From now on the words of the rules stay, also in what waits for a model. */
  end(): void;
}

export function endableReword(
  reword: Reword,
  log: { error(fields: object, message: string): void },
): EndableReword {
  const waits = new Set<() => void>();
  let ended = false;
  return {
    async reword(report, visitor) {
      const rules = { report, source: 'rules' } as const;
      if (ended) return rules;
      const stopped = Promise.withResolvers<typeof rules>();
      const stop = () => stopped.resolve(rules);
      waits.add(stop);
      try {
        return await Promise.race([reword(report, visitor), stopped.promise]);
      } catch (err) {
        log.error({ err }, 'a report could not be reworded');
        return rules;
      } finally {
        waits.delete(stop);
      }
    },
    end() {
      ended = true;
      for (const stop of waits) stop();
    },
  };
}
