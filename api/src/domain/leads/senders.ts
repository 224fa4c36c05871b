/** Network addresses that leads came from, for limits. Never stored. */
export interface Senders {
  note(leadId: string, address: string): void;
  /** Undefined for a lead of another process, of before a restart, or of long ago. */
  of(leadId: string): string | undefined;
}

/** Leads whose sender is remembered; the oldest are forgotten. */
const MOST = 10_000;

export function createSenders(): Senders {
  const addresses = new Map<string, string>();
  return {
    note(leadId, address) {
      addresses.set(leadId, address);
      const [oldest] = addresses.keys();
      if (addresses.size > MOST && oldest !== undefined) addresses.delete(oldest);
    },
    of: (leadId) => addresses.get(leadId),
  };
}
