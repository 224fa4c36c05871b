import { requestRiskAssessment, riskAssessmentTexts } from '@app/contracts/risk-assessment';
import type { Submission } from '@app/federation/remote-module';
import { useForm } from '@app/forms';
import { postedForm } from '@app/forms/posted-form';
import { useApi } from '@app/kit';
import { useElapsedMs } from '../../anti-spam/use-elapsed-ms.ts';
import { useReportOutcome } from '../../report/use-report-outcome.ts';
import { useShowReport } from '../../report/use-show-report.ts';
import { RISK_FRAGMENT } from './risk-path.ts';
import { blankRisk, riskSchema } from './risk-values.ts';

/** The specification has one text for every failure of this form. */
const texts = { ...riskAssessmentTexts, generic: true };

/** The risk form: sends to the API and shows the report in place of the dialog. */
export function useRiskForm(submission?: Submission) {
  const api = useApi();
  const elapsedMs = useElapsedMs();
  const outcome = useReportOutcome(texts, useShowReport(RISK_FRAGMENT));

  return useForm({
    name: 'risk-assessment',
    schema: riskSchema,
    initial: blankRisk,
    posted: postedForm(submission, blankRisk),
    async send(assessment, keyOf) {
      const body = { ...assessment, elapsedMs: elapsedMs() };
      const idempotencyKey = keyOf(assessment);
      return outcome(await api.send(requestRiskAssessment, body, { idempotencyKey }));
    },
  });
}

export type RiskFormState = ReturnType<typeof useRiskForm>;
