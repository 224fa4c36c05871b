import {
  requestSecurityAssessment,
  securityAssessmentTexts,
} from '@app/contracts/security-assessment';
import type { Submission } from '@app/federation/remote-module';
import { useForm } from '@app/forms';
import { postedForm } from '@app/forms/posted-form';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { useApi } from '@app/kit';
import { paths } from '@app/site/paths';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Form, FormGroup, FormPair } from '@app/ui/form';
import { prefetchReportDialog } from '../../report/report-chunk.ts';
import { ReportFormEnd } from '../../report/report-form-end.tsx';
import { ReportReaderFields } from '../../report/report-reader-fields.tsx';
import { useReportOutcome } from '../../report/use-report-outcome.ts';
import { useShowReport } from '../../report/use-show-report.ts';
import { blankChallenge, challengeSchema } from './challenge-values.ts';

export function ChallengeForm({ submission }: { readonly submission: Submission | undefined }) {
  const form = useChallengeForm(submission);
  const { field, formProps, summary } = form;
  return (
    <Form
      id="challenge"
      method="post"
      action={paths.businessSecurity}
      onFocus={prefetchReportDialog}
      {...formProps}
    >
      <ErrorSummary {...summary} />
      <FormGroup legend="Your security challenge">
        <Field
          label="What does your business do?"
          hint="For example: a bottle store with a drive-through in Pinetown, open until 20:00."
          multiline
          required
          {...field('businessType')}
        />
        <Field
          label="What is the security issue?"
          hint="What happens, how often, and what you have lost or could lose."
          multiline
          required
          {...field('securityIssue')}
        />
        <FormPair>
          <Field
            label="When does it happen?"
            hint="Times, days, seasons."
            required
            {...field('timing')}
          />
          <Field
            label="Where on the site?"
            hint="Till, yard, back door, gate."
            required
            {...field('location')}
          />
        </FormPair>
        <Field
          label="Who is affected or involved?"
          hint="Staff, customers, drivers, neighbours. Leave out names."
          multiline
          required
          {...field('peopleInvolved')}
        />
        <Field
          label="How would you like to prevent it?"
          hint="If you are not sure, say so and tell us why."
          multiline
          required
          {...field('preventionMethod')}
        />
      </FormGroup>
      <FormGroup legend="Where to send the report">
        <ReportReaderFields name={field('name')} email={field('email')} phone={field('phone')} />
      </FormGroup>
      <ReportFormEnd
        buttonId={CHALLENGE_BUTTON}
        form={form}
        busy={securityAssessmentTexts.generating}
      />
    </Form>
  );
}

const CHALLENGE_BUTTON = 'challenge-generate';

/** The challenge form: sends to the API and shows the report in a dialog. */
function useChallengeForm(submission: Submission | undefined) {
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
      const body = { ...challenge, elapsedMs: elapsedMs(), understanding: {} };
      const idempotencyKey = keyOf(challenge);
      const answer = await api.send(requestSecurityAssessment, body, { idempotencyKey });
      return outcome(answer, { form: 'challenge', body: challenge });
    },
  });
}
