import { requestRiskAssessment, riskAssessmentTexts } from '@app/contracts/risk-assessment';
import {
  requestSecurityAssessment,
  securityAssessmentTexts,
} from '@app/contracts/security-assessment';
import type { PageContext, Submission } from '@app/federation/remote-module';
import { PAGE_MADE_FIELD } from '../../plain-posts/page-made.tsx';
import { postKey } from '../../plain-posts/post-key.ts';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { correctionIn } from '../../report/correction-post.ts';
import { isRiskForm } from '../risk-assessment/risk-path.ts';
import { riskSchema } from '../risk-assessment/risk-values.ts';
import { challengeSchema } from './challenge-values.ts';

/**
 * Handles a post of one of the two forms of the page from a browser without JavaScript, and of the
 * corrections of their reports. The answer has the request as well, to be posted with a correction.
 */
export function takeBusinessPost({
  form,
  api,
  signal,
  url,
}: PostedTo & Pick<PageContext, 'url'>): Promise<Submission> {
  const understanding = correctionIn(form) ?? {};
  /** Two corrections of one request are two. */
  const keyOf = (request: object) =>
    postKey({ ...request, understanding }, form.get(PAGE_MADE_FIELD));
  return isRiskForm(url.searchParams)
    ? takePost(form, {
        schema: riskSchema,
        send: async (assessment) =>
          api.send(
            requestRiskAssessment,
            { ...assessment, understanding },
            { idempotencyKey: await keyOf(assessment), signal },
          ),
        failed: riskAssessmentTexts.failed,
        generic: true,
        sent: (answer, body) => ({
          phase: 'sent',
          answer: { ...answer, asked: { form: 'risk', body } },
        }),
      })
    : takePost(form, {
        schema: challengeSchema,
        send: async (challenge) =>
          api.send(
            requestSecurityAssessment,
            { ...challenge, understanding },
            { idempotencyKey: await keyOf(challenge), signal },
          ),
        failed: securityAssessmentTexts.failed,
        sent: (answer, body) => ({
          phase: 'sent',
          answer: { ...answer, asked: { form: 'challenge', body } },
        }),
      });
}
