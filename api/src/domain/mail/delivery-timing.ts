export interface DeliveryTiming {
  /** Mails that are sent at the same time. */
  readonly concurrency: number;
  /** How often mails are looked for that nobody has announced. */
  readonly intervalMs: number;
  /** Longer than any attempt takes: another sender may take over afterwards. */
  readonly leaseMs: number;
  readonly sweepEveryMs: number;
  /** How far the first sweep goes back: further than any outage lasts. */
  readonly firstSweepMs: number;
  /** How far later sweeps go back before the last one: further than clocks differ. */
  readonly sweepOverlapMs: number;
  /** How long the store is left alone after a fault. */
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
