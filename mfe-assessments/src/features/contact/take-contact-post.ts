import { ContactMessage, contactTexts, sendContactMessage } from '@app/contracts/contact';
import type { PageContext, Submission } from '@app/federation/remote-module';
import { sentReference } from '../../plain-posts/sent-reference.ts';
import { takePost } from '../../plain-posts/take-post.ts';

/** Handles a post of the message form from a browser without JavaScript. */
export const takeContactPost = ({
  form,
  api,
  signal,
}: Pick<PageContext, 'api' | 'signal'> & { readonly form: FormData }): Promise<Submission> =>
  takePost(form, {
    schema: ContactMessage,
    send: (message, idempotencyKey) =>
      api.send(sendContactMessage, message, { idempotencyKey, signal }),
    sent: sentReference,
    failed: contactTexts.failed,
  });
