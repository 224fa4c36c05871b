import { requestTechHelp, techHelpTexts } from '@app/contracts/tech-help';
import type { Submission } from '@app/federation/remote-module';
import { sentReference } from '../../plain-posts/sent-reference.ts';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { TechHelpForm } from './tech-help-schema.ts';

/** Handles a post of the form for technical help from a browser without JavaScript. */
export const takeTechHelpPost = ({ form, api, signal }: PostedTo): Promise<Submission> =>
  takePost(form, {
    schema: TechHelpForm,
    send: (request, idempotencyKey) =>
      api.send(requestTechHelp, request, { idempotencyKey, signal }),
    sent: sentReference,
    failed: techHelpTexts.failed,
  });
