import { requestRiskAssessment, riskAssessmentTexts } from '@app/contracts/risk-assessment';
import type { Submission } from '@app/federation/remote-module';
import { useForm } from '@app/forms';
import { postedForm } from '@app/forms/posted-form';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { useApi } from '@app/kit';
import { useReportOutcome } from '../../report/use-report-outcome.ts';
import { useShowReport } from '../../report/use-show-report.ts';
import { RISK_FRAGMENT } from './risk-path.ts';
import { blankRisk, riskSchema } from './risk-values.ts';

/** The specification has one text for every failure of this form. */
const texts = { ...riskAssessmentTexts, generic: true };

export const RISK_BUTTON = 'risk-generate';

interface Options {
  readonly submission?: Submission | undefined;
  /** Id of the element that gets the focus when the report is closed. */
  readonly focusAfter: string;
}

/** The risk form: sends to the API and shows the report, in place of its dialog when that is open. */
export function useRiskForm({ submission, focusAfter }: Options) {
  const api = useApi();
  const elapsedMs = useElapsedMs();
  const outcome = useReportOutcome(texts, useShowReport({ focusAfter, inPlaceOf: RISK_FRAGMENT }));

  return useForm({
    name: 'risk-assessment',
    schema: riskSchema,
    initial: blankRisk,
    posted: postedForm(submission, blankRisk),
    async send(assessment, keyOf) {
      const body = { ...assessment, elapsedMs: elapsedMs(), understanding: {} };
      const idempotencyKey = keyOf(assessment);
      const answer = await api.send(requestRiskAssessment, body, { idempotencyKey });
      return outcome(answer, { form: 'risk', body: assessment });
    },
  });
}

export type RiskFormState = ReturnType<typeof useRiskForm>;
