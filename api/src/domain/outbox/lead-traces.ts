import type { Lead } from '../leads/ports.ts';

/** Leads whose entries may wait at a time; of older ones only the reference is in the log. */
const MOST = 1000;

/** The traces of the requests that left leads, so that log lines of their entries can name them. */
export interface LeadTraces {
  keep(lead: Lead, trace: string): void;
  of(lead: Lead): string | undefined;
}

/** Kept in this process only: a trace is for the log, and no reason to change what is stored. */
export function createLeadTraces(): LeadTraces {
  const traces = new Map<string, string>();
  return {
    keep({ id }, trace) {
      traces.set(id, trace);
      const [oldest] = traces.keys();
      if (traces.size > MOST && oldest !== undefined) traces.delete(oldest);
    },
    of: ({ id }) => traces.get(id),
  };
}
