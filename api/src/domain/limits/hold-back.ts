/** Milliseconds that double with each one beyond what is free, up to the longest. */
export const growingMs = (beyond: number, firstMs: number, longestMs: number): number =>
  beyond <= 0 ? 0 : Math.min(firstMs * 2 ** (beyond - 1), longestMs);

/**
 * Holds answers back, each with an open connection. False at once when as many wait already as may, of
 * all or of this group. A wait takes up its place until it is over, also when the caller hangs up.
 */
export function createHoldBack(
  wait: (ms: number) => Promise<void>,
  mostAtOnce: number,
  mostOfGroup = mostAtOnce,
): (ms: number, group?: string) => Promise<boolean> {
  const waiting: string[] = [];
  return async (ms, group = '') => {
    if (ms === 0) return true;
    const ofGroup = waiting.filter((one) => one === group).length;
    if (waiting.length >= mostAtOnce || ofGroup >= mostOfGroup) return false;
    waiting.push(group);
    try {
      await wait(ms);
    } finally {
      waiting.splice(waiting.indexOf(group), 1);
    }
    return true;
  };
}
