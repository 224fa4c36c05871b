import { incidentTexts, reportIncident } from '@app/contracts/incident';
import type { PageProps, Submission } from '@app/federation/remote-module';
import type { PageHead } from '@app/site/page-head';
import { INCIDENT_WORKER, paths } from '@app/site/paths';
import type { SiteContext } from '@app/site/site-config';
import { useEffect } from 'react';
import { sentReference } from '../../plain-posts/sent-reference.ts';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { Incident } from './incident.tsx';
import { TypedIncident } from './typed-incident.ts';

export function Component(props: PageProps) {
  useOfflineCopy();
  return <Incident {...props} />;
}

/** Handles a post of the incident form from a browser without JavaScript. */
export const action = ({ form, api, signal }: PostedTo): Promise<Submission> =>
  takePost(form, {
    schema: TypedIncident,
    send: (incident, idempotencyKey) =>
      api.send(reportIncident, incident, { idempotencyKey, signal }),
    sent: sentReference,
    failed: incidentTexts.failed,
  });

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
