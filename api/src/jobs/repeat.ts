/**
 * Does `work` now and again after every interval, also after a fault, which goes to `onFault`.
 * Returns a function that stops it and resolves when work under way is done.
 */
export function repeat(
  work: () => Promise<void>,
  intervalMs: number,
  onFault: (fault: unknown) => void,
): () => Promise<void> {
  const once = () => work().catch(onFault);
  let running = once();
  const timer = setInterval(() => {
    running = once();
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
