import { INCIDENT_WORKER, paths } from '@app/site/paths';
import { useEffect } from 'react';

/**
 * Lets the browser keep a copy of the incident page, which it shows when there is no connection. The
 * worker is of the page server: it must be at the root of the site to control the page.
 */
export function useOfflineCopy(): void {
  useEffect(() => {
    // Some browsers have none in private windows, and none has one on http.
    if (!navigator.serviceWorker) return;
    navigator.serviceWorker
      .register(INCIDENT_WORKER, { scope: paths.incident })
      .catch((fault: unknown) =>
        console.warn(`The incident page is not kept for offline use: ${fault}`),
      );
  }, []);
}
