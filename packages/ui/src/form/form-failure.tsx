import { type RefObject, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useBackOnline, useConnection } from '../online/use-online.ts';
import css from './error-summary.module.css';

/** Why a form could not be sent, as `useForm` tells it. */
export interface Failure {
  /** The server's reason, or that of the form. */
  readonly message: string;
  readonly cause: 'offline' | 'timed-out' | 'refused';
  /** Where the values are kept when the page closes; false when they are only on the page. */
  readonly kept: 'device' | 'tab' | false;
  /** While the form waits for the connection to send itself. */
  readonly waiting?: Waiting | undefined;
}

interface Waiting {
  /** Sends what was sent before; a repeat is recorded once. */
  readonly sendAgain: () => unknown;
  readonly stop: () => void;
}

export interface FormFailureProps {
  readonly failure: Failure | undefined;
  /** What is on the submit button. */
  readonly button: string;
  /** What was kept, with its verb. */
  readonly subject?: string | undefined;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Stays beside the submit button until the form is sent again; a toast would go away. */
export function FormFailure({ failure, button, subject, ref }: FormFailureProps) {
  const own = useRef<HTMLDivElement>(null);
  const region = ref ?? own;
  return (
    <div ref={region} role="status" tabIndex={-1} className={css.failure}>
      {failure && (
        <div className={css.summary}>
          {failure.waiting ? (
            <WaitingNote
              failure={failure}
              waiting={failure.waiting}
              subject={subject}
              // The button goes with the waiting, and must not take the focus with it.
              onStop={() => region.current?.focus()}
            />
          ) : failure.cause === 'offline' ? (
            <OfflineNote failure={failure} button={button} subject={subject} />
          ) : (
            <p>{failureText(failure, button, subject)}</p>
          )}
        </div>
      )}
    </div>
  );
}

interface WaitingNoteProps extends Pick<FormFailureProps, 'subject'> {
  readonly failure: Failure;
  readonly waiting: Waiting;
  readonly onStop: () => void;
}

/** Sends the form when the connection is back, as long as this note is on the page. */
function WaitingNote({ failure, waiting, subject, onStop }: WaitingNoteProps) {
  useConnection(() => void waiting.sendAgain());
  function stop() {
    onStop();
    waiting.stop();
  }
  return (
    <>
      <p>
        {`No connection. ${keptText(failure, subject)}. Keep this page open: we send it when you are back online, and only once.`}
      </p>
      <Button size="sm" className={css.cancel} onClick={stop}>
        Cancel sending
      </Button>
    </>
  );
}

type OfflineNoteProps = Pick<FormFailureProps, 'button' | 'subject'> & {
  readonly failure: Failure;
};

/** Says when the connection is back. Nothing is sent by itself: the visitor has changed or cancelled it. */
function OfflineNote({ failure, button, subject }: OfflineNoteProps) {
  const [back, setBack] = useState(false);
  useBackOnline(() => setBack(true));
  return (
    <p>
      {back
        ? `You are back online. Press ${button} to send it: you will not send it twice.`
        : failureText(failure, button, subject)}
    </p>
  );
}

/**
 * What happened, what was kept, and what to do next.
 * @param subject what was kept, with its verb.
 */
export function failureText(failure: Failure, button: string, subject?: string): string {
  const { message, cause } = failure;
  const still = keptText(failure, subject);
  switch (cause) {
    case 'offline':
      return `No connection. ${still}. Press ${button} again when you are back online: you will not send it twice.`;
    case 'timed-out':
      return `Our server took too long to answer. ${still}. Press ${button} again: if the first try did reach us, you will not send it twice.`;
    case 'refused':
      return `${/[.!?]$/.test(message) ? message : `${message}.`} ${still}, so you can press ${button} again.`;
  }
}

const keptText = ({ kept }: Failure, subject = 'What you typed is'): string =>
  `${subject} ${where(kept)}`;

const where = (kept: Failure['kept']): string => {
  switch (kept) {
    case 'device':
      return 'kept on this device';
    case 'tab':
      return 'kept in this tab';
    case false:
      return 'still on this page';
  }
};
