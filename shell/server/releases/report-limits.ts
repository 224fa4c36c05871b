import type { Log } from '@app/http-server/logger';

/** A broken release makes every visitor report: a minute's worth of lines says enough. */
const REPORTS_PER_MINUTE = 60;
/** One visitor's tabs. Without this limit a single address could use up the minute of everybody. */
const REPORTS_PER_ADDRESS = 10;
const MINUTE_MS = 60_000;

export interface ReportLimits {
  /** True when one more valid report of this address may be logged in this minute. */
  admits(address: string): boolean;
  /** Counts a request that was no valid report. */
  refused(): void;
}

/** Counts reports for a minute at a time, and logs at its end how many were left out. */
export function createReportLimits(log: Log): ReportLimits {
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
      log.warn(dropped, 'reports of failed remotes left out in the last minute');
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
      if (admitted >= REPORTS_PER_MINUTE || before >= REPORTS_PER_ADDRESS) {
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
