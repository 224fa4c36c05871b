import { useSite } from '@app/kit';
import { Button } from '@app/ui/button';
import { DraftNote, type DraftNoteProps } from '@app/ui/draft-note';
import { Consent } from '@app/ui/form';
import { type Failure, FormFailure } from '@app/ui/form-failure';
import { Honeypot } from '@app/ui/honeypot';
import { Row } from '@app/ui/layout';
import type { ComponentProps } from 'react';
import { PageMade } from '../plain-posts/page-made.tsx';
import { GeneratingNote } from './generating-note.tsx';

interface Props {
  /** Of the submit button. */
  readonly buttonId: string;
  readonly form: {
    readonly submitting: boolean;
    readonly failure: Failure | undefined;
    readonly draft: DraftNoteProps;
  };
  /** Of the hidden field. */
  readonly website: Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>;
  /** On the button while the report is made. */
  readonly generating: string;
}

const GENERATE = 'Generate report';

/** What is below the questions of a form that asks for a report. */
export function ReportFormEnd({ buttonId, form, website, generating }: Props) {
  const { email } = useSite().company;
  const { name, value, onChange } = website;
  return (
    <>
      <Honeypot name={name} value={value} onChange={onChange} />
      <PageMade />
      <Consent
        purpose="We use your answers to prepare the report and to reply to you, and for nothing else."
        email={email}
      />
      <FormFailure failure={form.failure} button={GENERATE} />
      <Row>
        <Button id={buttonId} type="submit" variant="primary" size="lg" disabled={form.submitting}>
          {form.submitting ? generating : GENERATE}
        </Button>
      </Row>
      <GeneratingNote generating={form.submitting} />
      <DraftNote {...form.draft} />
    </>
  );
}
