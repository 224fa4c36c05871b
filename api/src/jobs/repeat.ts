/**
 * Does `work` now and then again after every interval; a fault goes to `onFault`, and the next time
 * comes all the same. Returns what ends it, once work under way is done.
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
