export interface DeliveryTiming {
  /** Mails that are sent at the same time. */
  readonly concurrency: number;
  /** How often the store is searched for due mails. */
  readonly intervalMs: number;
  /**
   * How long a claim is valid: longer than any attempt takes. After it, another sender may take
   * over.
   */
  readonly leaseMs: number;
  readonly sweepEveryMs: number;
  /** Age of the leads that the first sweep includes: more than any outage lasts. */
  readonly firstSweepMs: number;
  /** Overlap of later sweeps with the one before: more than clocks differ. */
  readonly sweepOverlapMs: number;
  /** Pause after a fault of the store. */
  readonly pauseMs: number;
}

export const usualTiming: DeliveryTiming = {
  concurrency: 3,
  intervalMs: 5_000,
  leaseMs: 180_000,
  sweepEveryMs: 60_000,
  firstSweepMs: 30 * 24 * 60 * 60 * 1000,
  sweepOverlapMs: 10 * 60 * 1000,
  pauseMs: 1_000,
};
