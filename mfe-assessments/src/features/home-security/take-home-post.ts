import { homeAssessmentTexts, requestHomeAssessment } from '@app/contracts/home-assessment';
import type { Submission } from '@app/federation/remote-module';
import { PAGE_MADE_FIELD } from '../../plain-posts/page-made.tsx';
import { postKey } from '../../plain-posts/post-key.ts';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { correctionIn } from '../../report/correction-post.ts';
import { HomeForm } from './home-security-form-schema.ts';
import type { SentHome } from './sent-home.ts';

/** Handles a post of the home security form, and of its corrections, from a browser without JavaScript. */
export function takeHomePost({ form, api, signal }: PostedTo): Promise<Submission> {
  const understanding = correctionIn(form) ?? {};
  return takePost(form, {
    schema: HomeForm,
    async send(home) {
      const body = { ...home, understanding };
      // Two corrections of one request are two.
      const idempotencyKey = await postKey(body, form.get(PAGE_MADE_FIELD));
      return api.send(requestHomeAssessment, body, { idempotencyKey, signal });
    },
    sent: ({ reference, understanding: understood }, body) => ({
      phase: 'sent',
      answer: {
        mailedTo: body.email,
        reference,
        ...(understood && { understanding: understood, asked: { form: 'home', body } }),
      } satisfies SentHome,
    }),
    failed: homeAssessmentTexts.failed,
  });
}
