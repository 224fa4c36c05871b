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

const FIRST_TRY_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calls a function when there may be a connection again: when the browser notices one, and at
 * growing intervals, because a browser sees only its own network and not what lies behind it.
 */
export function useConnection(tryNow: () => void): void {
  const called = useEffectEvent(tryNow);
  useBackOnline(tryNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tryIn = (pause: number) => {
      timer = setTimeout(() => {
        if (navigator.onLine) called();
        tryIn(Math.min(2 * pause, LONGEST_PAUSE_MS));
      }, pause);
    };
    tryIn(FIRST_TRY_MS);
    return () => clearTimeout(timer);
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
