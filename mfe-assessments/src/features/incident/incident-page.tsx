import type { PageProps } from '@app/federation/remote-module';
import type { PageHead } from '@app/site/page-head';
import { INCIDENT_WORKER, paths } from '@app/site/paths';
import type { SiteContext } from '@app/site/site-config';
import { useEffect } from 'react';
import { Incident } from './incident.tsx';

export { takeIncidentPost as action } from './take-incident-post.ts';

export function Component(props: PageProps) {
  useOfflineCopy();
  return <Incident {...props} />;
}

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { name, phone, office } = site.company;
  return {
    title: 'Urgent Post-Incident Assistance',
    description: `Break-in, robbery or alarm in ${office.locality}? Call ${name} on ${phone.shown}, day or night, or send an urgent request. What to do now, and what evidence to keep.`,
    keywords: [
      'after a break-in',
      'after a robbery',
      'emergency response',
      `security company ${office.locality}`,
      'camera footage as evidence',
    ],
  };
}

/**
 * Lets the browser keep a copy of the incident page, which it shows when there is no connection. The
 * worker is of the page server: it must be at the root of the site to control the page.
 */
function useOfflineCopy(): void {
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
