import { contactTexts, sendContactMessage } from '@app/contracts/contact';
import type { PageContext, Submission } from '@app/federation/remote-module';
import { sentReference } from '../../plain-posts/sent-reference.ts';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { messageAbout, topicIn } from './message-topic.ts';

/** Handles a post of the message form from a browser without JavaScript. */
export const takeContactPost = ({
  url,
  form,
  api,
  signal,
}: PostedTo & Pick<PageContext, 'url'>): Promise<Submission> =>
  takePost(form, {
    schema: messageAbout(topicIn(url.searchParams)),
    send: (message, idempotencyKey) =>
      api.send(sendContactMessage, message, { idempotencyKey, signal }),
    sent: sentReference,
    failed: contactTexts.failed,
  });
