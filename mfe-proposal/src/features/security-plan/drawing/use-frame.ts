import { useCallback, useEffect, useRef } from 'react';

/** Runs only the last of the tasks that were given before the next frame; `drop` forgets it. */
export function useFrame(): {
  readonly run: (task: () => void) => void;
  readonly drop: () => void;
} {
  const frame = useRef(0);
  const drop = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => drop, [drop]);
  return {
    run(task) {
      drop();
      frame.current = requestAnimationFrame(task);
    },
    drop,
  };
}
