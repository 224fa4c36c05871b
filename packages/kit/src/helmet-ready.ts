import { useEffect } from 'react';

const READY_AFTER_MS = 100;

/** Fires `helmet-ready` on the document shortly after mount, for tools that wait for the head. */
export function useHelmetReady(): void {
  useEffect(() => {
    const timer = setTimeout(
      () => document.dispatchEvent(new Event('helmet-ready')),
      READY_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
}
