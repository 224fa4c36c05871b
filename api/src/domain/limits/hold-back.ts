/** Milliseconds that double with each one beyond what is free, up to the longest. */
export const growingMs = (beyond: number, firstMs: number, longestMs: number): number =>
  beyond <= 0 ? 0 : Math.min(firstMs * 2 ** (beyond - 1), longestMs);

/**
 * Holds answers back, each with an open connection. False at once when as many wait already as may. A
 * wait takes up its place until it is over, also when the caller hangs up.
 */
export function createHoldBack(
  wait: (ms: number) => Promise<void>,
  mostAtOnce: number,
): (ms: number) => Promise<boolean> {
  let waiting = 0;
  return async (ms) => {
    if (ms === 0) return true;
    if (waiting >= mostAtOnce) return false;
    waiting += 1;
    try {
      await wait(ms);
    } finally {
      waiting -= 1;
    }
    return true;
  };
}
