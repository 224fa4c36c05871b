import { homeAssessmentTexts, requestHomeAssessment } from '@app/contracts/home-assessment';
import type { Submission } from '@app/federation/remote-module';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { HomeForm } from './home-security-form-schema.ts';
import type { SentHome } from './sent-home.ts';

/** Handles a post of the home security form from a browser without JavaScript. */
export const takeHomePost = ({ form, api, signal }: PostedTo): Promise<Submission> =>
  takePost(form, {
    schema: HomeForm,
    send: (home, idempotencyKey) =>
      api.send(requestHomeAssessment, home, { idempotencyKey, signal }),
    sent: ({ reference }, { email }) => ({
      phase: 'sent',
      answer: { mailedTo: email, reference } satisfies SentHome,
    }),
    failed: homeAssessmentTexts.failed,
  });
