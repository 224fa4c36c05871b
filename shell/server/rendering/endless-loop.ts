import { readFileSync } from 'node:fs';

/** A page that waits uses none of its time, and on a busy machine it gets a part of it. */
const SHARE = 0.8;
/** Clock ticks of Linux are hundredths of a second on all its common architectures. */
const TICK_MS = 10;

/**
 * CPU time that a process has used, in milliseconds; undefined where that cannot be read.
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function cpuTimeOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may have spaces. The state, the third field, comes first after it.
    const [utime, stime] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    const ms = TICK_MS * ((utime ?? 0) + (stime ?? 0));
    return Number.isFinite(ms) ? ms : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a process did nothing else than compute between two moments: its page will not end in a browser either.
 * @param ms between them.
 */
export const hasLooped = (
  before: number | undefined,
  after: number | undefined,
  ms: number,
): boolean => before !== undefined && after !== undefined && after - before >= SHARE * ms;
