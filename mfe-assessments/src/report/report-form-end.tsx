import { useSite } from '@app/kit';
import { Button } from '@app/ui/button';
import { DraftNote, type DraftNoteProps } from '@app/ui/draft-note';
import { Consent } from '@app/ui/form';
import { type Failure, FormFailure } from '@app/ui/form-failure';
import { Honeypot } from '@app/ui/honeypot';
import { Row } from '@app/ui/layout';
import { type ComponentProps, useEffect, useState } from 'react';
import { PageMade } from '../plain-posts/page-made.tsx';
import css from './report-form-end.module.css';

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

interface GeneratingNoteProps {
  /** The report is being made: the form has been sent and not been answered. */
  readonly generating: boolean;
}

/**
 * What is known while a report is made: that it takes time, and how long it has taken. Screen
 * readers hear the sentence, and not every second.
 */
function GeneratingNote({ generating }: GeneratingNoteProps) {
  return (
    <div role="status" className={css.place}>
      {generating && <Waiting />}
    </div>
  );
}

function Waiting() {
  const seconds = useSeconds();
  return (
    <p className={css.note}>
      <span className={css.ring} aria-hidden="true" />
      <span>
        {sentence(seconds)}{' '}
        <span className={css.seconds} aria-hidden="true">
          {seconds} s
        </span>
      </span>
    </p>
  );
}

/** The form waits 30 seconds for its answer, see `SEND_TIMEOUT_MS` of the API client. */
function sentence(seconds: number): string {
  if (seconds < 5) return 'We are preparing your report. It opens here when it is ready.';
  if (seconds < 15) return 'Still preparing your report. Please keep this page open.';
  return 'This is taking longer than usual. We wait for up to 30 seconds. If no report comes, what you typed stays in the form.';
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - start) / 1000)),
      1000,
    );
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
