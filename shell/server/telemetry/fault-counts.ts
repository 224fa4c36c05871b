import type { Log } from '@app/http-server/logger';
import { countOne } from '@app/http-server/telemetry-channel';
import type { BrowserFaultKind } from '../../src/telemetry/report.ts';

/** Faults of server bundles, beside those of browsers. */
export type ServerFaultKind =
  /** A page threw while it was rendered. */
  | 'server-render'
  /** A bundle threw while it was loaded, or took too long. */
  | 'server-module'
  /** A render took too long or ended its process. */
  | 'server-timeout';

/** A fault of a release. `remote` is the shell too. */
export interface ReleaseFault {
  readonly remote: string;
  readonly version: string;
  readonly kind: BrowserFaultKind | ServerFaultKind;
}

export interface FaultCount extends ReleaseFault {
  readonly count: number;
}

export interface FaultCounts {
  add(fault: ReleaseFault): void;
  /** Since the start of this process, the most frequent first. */
  list(): readonly FaultCount[];
}

const MINUTE_MS = 60_000;

/** Counts faults by release and kind. Each minute with faults ends with one line in the log. */
export function createFaultCounts(log: Log): FaultCounts {
  const all = new Map<string, FaultCount>();
  let minute = new Map<string, FaultCount>();
  return {
    add(fault) {
      if (minute.size === 0) setTimeout(endMinute, MINUTE_MS).unref();
      increase(all, fault);
      increase(minute, fault);
      const { remote, version, kind } = fault;
      countOne('site.faults', { part: remote, version, kind });
    },
    list: () => sorted(all),
  };

  function endMinute(): void {
    log.warn({ faults: sorted(minute) }, 'faults of releases in the last minute');
    minute = new Map();
  }
}

function increase(counts: Map<string, FaultCount>, { remote, version, kind }: ReleaseFault): void {
  const key = `${remote} ${version} ${kind}`;
  counts.set(key, { remote, version, kind, count: (counts.get(key)?.count ?? 0) + 1 });
}

const sorted = (counts: ReadonlyMap<string, FaultCount>): FaultCount[] =>
  [...counts.values()].sort((a, b) => b.count - a.count);
