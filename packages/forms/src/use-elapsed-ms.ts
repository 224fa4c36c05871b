import { useCallback, useEffect, useRef } from 'react';

/** Tells how many milliseconds ago the form was mounted. Zero at the time of the first render. */
export function useElapsedMs(): () => number {
  const mountedAt = useRef<number>(undefined);
  useEffect(() => {
    mountedAt.current ??= performance.now();
  }, []);
  return useCallback(
    () => (mountedAt.current === undefined ? 0 : Math.round(performance.now() - mountedAt.current)),
    [],
  );
}
