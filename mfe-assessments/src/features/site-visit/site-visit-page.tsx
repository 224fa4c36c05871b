import { requestSiteVisit, siteVisitTexts } from '@app/contracts/site-visit';
import type { Submission } from '@app/federation/remote-module';
import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import { sentReference } from '../../plain-posts/sent-reference.ts';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { SiteVisitForm } from './site-visit-schema.ts';

export { SiteVisit as Component } from './site-visit.tsx';

/** Handles a post of the form from a browser without JavaScript. */
export const action = ({ form, api, signal }: PostedTo): Promise<Submission> =>
  takePost(form, {
    schema: SiteVisitForm,
    send: (request, idempotencyKey) =>
      api.send(requestSiteVisit, request, { idempotencyKey, signal }),
    sent: sentReference,
    failed: siteVisitTexts.failed,
  });

export function head({ site, url }: { readonly site: SiteContext; readonly url: URL }): PageHead {
  const { name, office } = site.company;
  return {
    title: 'Request a Site Visit',
    description: `Ask ${name} to visit your home or business in and around ${office.locality}: we measure, check the plan with you and send a firm quotation.`,
    keywords: ['site visit', `security quotation ${office.locality}`, 'security survey'],
    secret: url.searchParams.has('plan'),
  };
}
