import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs when the part is first shown, and once only where React mounts each part twice to test it. */
export function useOnce(run: () => void): void {
  const done = useRef(false);
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    runNow();
  }, []);
}
