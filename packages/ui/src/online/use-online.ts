import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** False while the browser knows that it has no connection. True on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );

/** Calls a function each time the connection comes back, as far as the browser notices. */
export function useBackOnline(back: () => void): void {
  const called = useEffectEvent(back);
  useEffect(() => {
    const online = () => called();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
}

function watch(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
