/**
 * `away`: it does not answer, cannot be opened, or is kept locked. `full`: its disk is. `read-only`:
 * it can be read and not written.
 */
export type OutageReason = 'away' | 'full' | 'read-only';

/**
 * The store cannot do what it is asked, for a reason outside this program that will pass. The message
 * is for the operator: it names the folder or the host, so no visitor may see it. After a time-out
 * it is not known whether a write was done.
 */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
  readonly reason: OutageReason;

  constructor(reason: OutageReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

interface FaultLog {
  error(fields: object, message: string): void;
}

/**
 * Logs a fault of work that is tried again by itself. An outage of the store is not logged here,
 * because `watchStore` logs each once.
 */
export function logFault(log: FaultLog, err: unknown, message: string): void {
  if (!(err instanceof StoreDown)) log.error({ err }, message);
}
