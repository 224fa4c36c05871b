import { homeAssessmentTexts, requestHomeAssessment } from '@app/contracts/home-assessment';
import type { PageContext, Submission } from '@app/federation/remote-module';
import { takePost } from '../../plain-posts/take-post.ts';
import { HomeForm } from './home-security-form-schema.ts';
import type { SentHome } from './sent-home.ts';

/** Handles a post of the home security form from a browser without JavaScript. */
export const takeHomePost = ({
  form,
  api,
  signal,
}: Pick<PageContext, 'api' | 'signal'> & { readonly form: FormData }): Promise<Submission> =>
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
