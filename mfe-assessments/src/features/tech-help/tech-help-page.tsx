import { requestTechHelp, techHelpTexts } from '@app/contracts/tech-help';
import type { Submission } from '@app/federation/remote-module';
import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import { sentReference } from '../../plain-posts/sent-reference.ts';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { TechHelpForm } from './tech-help-schema.ts';

export { loadDeviceNames as load } from './load-device-names.ts';
export { TechHelp as Component } from './tech-help.tsx';

/** Handles a post of the form for technical help from a browser without JavaScript. */
export const action = ({ form, api, signal }: PostedTo): Promise<Submission> =>
  takePost(form, {
    schema: TechHelpForm,
    send: (request, idempotencyKey) =>
      api.send(requestTechHelp, request, { idempotencyKey, signal }),
    sent: sentReference,
    failed: techHelpTexts.failed,
  });

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { name, office } = site.company;
  return {
    title: 'Technical Help',
    description: `Technical help from ${name} in ${office.locality} for cameras, alarms, gate motors, electric fences and access control: safe checks to try first, and a request form.`,
    keywords: [
      'technical help',
      `security system repair ${office.locality}`,
      'gate motor not working',
      'alarm fault',
      'camera no picture',
    ],
  };
}
