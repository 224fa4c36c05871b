import { useCallback, useEffect, useRef } from 'react';

/** Runs only the last of the tasks that were given before the next frame. */
export function useFrame(): {
  readonly run: (task: () => void) => void;
  /** Runs the waiting task now. */
  readonly flush: () => void;
  readonly drop: () => void;
} {
  const waiting = useRef<{ readonly frame: number; readonly task: () => void }>(undefined);
  const take = useCallback(() => {
    const { current } = waiting;
    if (current) cancelAnimationFrame(current.frame);
    waiting.current = undefined;
    return current?.task;
  }, []);
  const flush = useCallback(() => take()?.(), [take]);
  const drop = useCallback(() => void take(), [take]);
  const run = useCallback(
    (task: () => void) => {
      take();
      waiting.current = { task, frame: requestAnimationFrame(flush) };
    },
    [take, flush],
  );
  useEffect(() => drop, [drop]);
  return { run, flush, drop };
}
