import { useSite } from '@app/kit';
import { FormEnd, type FormEndProps } from '@app/ui/form-end';
import { useEffect, useState } from 'react';
import { PageMade } from '../plain-posts/page-made.tsx';
import css from './report-form-end.module.css';

/** What is below the questions of a form that asks for a report. */
export function ReportFormEnd(props: Pick<FormEndProps, 'buttonId' | 'form' | 'busy'>) {
  const { email } = useSite().company;
  return (
    <>
      <PageMade />
      <FormEnd
        {...props}
        purpose="We use your answers to prepare the report and to reply to you, and for nothing else."
        email={email}
        button="Generate report"
      >
        <GeneratingNote generating={props.form.submitting} />
      </FormEnd>
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
