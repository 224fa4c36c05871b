import { requestRiskAssessment, riskAssessmentTexts } from '@app/contracts/risk-assessment';
import {
  requestSecurityAssessment,
  securityAssessmentTexts,
} from '@app/contracts/security-assessment';
import type { PageContext, Submission } from '@app/federation/remote-module';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { isRiskForm } from '../risk-assessment/risk-path.ts';
import { riskSchema } from '../risk-assessment/risk-values.ts';
import { challengeSchema } from './challenge-values.ts';

/** Handles a post of one of the two forms of the page from a browser without JavaScript. */
export function takeBusinessPost({
  form,
  api,
  signal,
  url,
}: PostedTo & Pick<PageContext, 'url'>): Promise<Submission> {
  return isRiskForm(url.searchParams)
    ? takePost(form, {
        schema: riskSchema,
        send: (assessment, idempotencyKey) =>
          api.send(requestRiskAssessment, assessment, { idempotencyKey, signal }),
        failed: riskAssessmentTexts.failed,
        generic: true,
        sent: (answer) => ({ phase: 'sent', answer }),
      })
    : takePost(form, {
        schema: challengeSchema,
        send: (challenge, idempotencyKey) =>
          api.send(requestSecurityAssessment, challenge, { idempotencyKey, signal }),
        failed: securityAssessmentTexts.failed,
        sent: (answer) => ({ phase: 'sent', answer }),
      });
}
