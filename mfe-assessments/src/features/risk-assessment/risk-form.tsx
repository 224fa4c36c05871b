import { riskAssessmentTexts } from '@app/contracts/risk-assessment';
import { DefaultSubmit } from '@app/forms/default-submit';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Form, FormGroup } from '@app/ui/form';
import type { ReactNode } from 'react';
import { prefetchReportDialog } from '../../report/report-chunk.ts';
import { ReportFormEnd } from '../../report/report-form-end.tsx';
import { ReportReaderFields } from '../../report/report-reader-fields.tsx';
import { AreaFields } from './area-fields.tsx';
import { riskPath } from './risk-path.ts';
import { RISK_BUTTON, type RiskFormState } from './use-risk-form.ts';

interface Props {
  readonly form: RiskFormState;
  /** Left out in the dialog, whose title says it. */
  readonly heading?: ReactNode;
}

export function RiskForm({ form, heading }: Props) {
  const { field, formProps, summary } = form;
  return (
    <Form id="risk" method="post" action={riskPath} onFocus={prefetchReportDialog} {...formProps}>
      <DefaultSubmit />
      <ErrorSummary {...summary} />
      {heading && <h2>{heading}</h2>}
      <FormGroup legend="Your business">
        <Field
          label="What kind of business is it?"
          hint="For example: wholesaler, bottle store, clinic."
          required
          {...field('businessType')}
        />
        <Field
          label="What does it do, and how?"
          hint="What you sell or make, opening hours, how many people work there, how goods and cash move."
          multiline
          required
          {...field('businessDescription')}
        />
      </FormGroup>
      <AreaFields form={form} />
      <FormGroup legend="Where to send the report">
        <ReportReaderFields name={field('name')} email={field('email')} phone={field('phone')} />
      </FormGroup>
      <ReportFormEnd buttonId={RISK_BUTTON} form={form} busy={riskAssessmentTexts.generating} />
    </Form>
  );
}
