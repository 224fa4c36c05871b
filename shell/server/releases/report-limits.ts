import type { Log } from '@app/http-server/logger';

/** Most reports in a minute. */
interface Limits {
  readonly inTotal: number;
  /** Without this limit a single address could use up the minute of everybody. */
  readonly ofOneAddress: number;
}
/** A broken release makes every visitor report; ten are one visitor's tabs. */
const USUAL: Limits = { inTotal: 60, ofOneAddress: 10 };
const MINUTE_MS = 60_000;

export interface ReportLimits {
  /** True when one more valid report of this address counts in this minute. */
  admits(address: string): boolean;
  /** Counts a request that was no valid report. */
  refused(): void;
}

/** Counts reports for a minute at a time, and logs at its end how many were left out. */
export function createReportLimits(
  log: Log,
  { inTotal, ofOneAddress }: Limits = USUAL,
): ReportLimits {
  const byAddress = new Map<string, number>();
  let admitted = 0;
  let dropped = { overLimit: 0, refused: 0 };
  let counting = false;

  function startMinute() {
    if (counting) return;
    counting = true;
    setTimeout(endMinute, MINUTE_MS).unref();
  }

  function endMinute() {
    if (dropped.overLimit + dropped.refused > 0) {
      log.warn(dropped, 'reports of browsers left out in the last minute');
    }
    byAddress.clear();
    admitted = 0;
    dropped = { overLimit: 0, refused: 0 };
    counting = false;
  }

  return {
    admits(address) {
      startMinute();
      const before = byAddress.get(address) ?? 0;
      if (admitted >= inTotal || before >= ofOneAddress) {
        dropped.overLimit += 1;
        return false;
      }
      admitted += 1;
      byAddress.set(address, before + 1);
      return true;
    },
    refused() {
      startMinute();
      dropped.refused += 1;
    },
  };
}
