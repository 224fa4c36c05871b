import {
  requestSecurityAssessment,
  securityAssessmentTexts,
} from '@app/contracts/security-assessment';
import type { Submission } from '@app/federation/remote-module';
import { useForm } from '@app/forms';
import { postedForm } from '@app/forms/posted-form';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { useApi } from '@app/kit';
import { useReportOutcome } from '../../report/use-report-outcome.ts';
import { useShowReport } from '../../report/use-show-report.ts';
import { blankChallenge, challengeSchema } from './challenge-values.ts';

export const CHALLENGE_BUTTON = 'challenge-generate';

/** The challenge form: sends to the API and shows the report in a dialog. */
export function useChallengeForm(submission: Submission | undefined) {
  const api = useApi();
  const elapsedMs = useElapsedMs();
  const outcome = useReportOutcome(
    securityAssessmentTexts,
    useShowReport({ focusAfter: CHALLENGE_BUTTON }),
  );

  return useForm({
    name: 'security-challenge',
    schema: challengeSchema,
    initial: blankChallenge,
    posted: postedForm(submission, blankChallenge),
    async send(challenge, keyOf) {
      const body = { ...challenge, elapsedMs: elapsedMs() };
      const idempotencyKey = keyOf(challenge);
      return outcome(await api.send(requestSecurityAssessment, body, { idempotencyKey }));
    },
  });
}
