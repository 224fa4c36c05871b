import { useState } from 'react';
import { useBackOnline } from '../online/use-online.ts';
import css from './error-summary.module.css';

/** Why a form could not be sent, as `useForm` tells it. */
export interface Failure {
  /** The server's reason, or that of the form. */
  readonly message: string;
  readonly cause: 'offline' | 'timed-out' | 'refused';
  /** Where the values are kept when the page closes; false when they are only on the page. */
  readonly kept: 'device' | 'tab' | false;
}

export interface FormFailureProps {
  readonly failure: Failure | undefined;
  /** What is on the submit button. */
  readonly button: string;
}

/** Stays beside the submit button until the form is sent again; a toast would go away. */
export function FormFailure({ failure, button }: FormFailureProps) {
  return (
    <div role="status" className={css.failure}>
      {failure && (
        <p className={css.summary}>
          {failure.cause === 'offline' ? (
            <Offline failure={failure} button={button} />
          ) : (
            failureText(failure, button)
          )}
        </p>
      )}
    </div>
  );
}

/** Says when the connection is back. The form is not sent by itself: the visitor may have changed it. */
function Offline({ failure, button }: { readonly failure: Failure; readonly button: string }) {
  const [back, setBack] = useState(false);
  useBackOnline(() => setBack(true));
  return back
    ? `You are back online. Press ${button} to send it: you will not send it twice.`
    : failureText(failure, button);
}

/**
 * What happened, what was kept, and what to do next.
 * @param subject what was kept, with its verb.
 */
export function failureText(
  { message, cause, kept }: Failure,
  button: string,
  subject = 'What you typed is',
): string {
  const still = `${subject} ${where(kept)}`;
  switch (cause) {
    case 'offline':
      return `No connection. ${still}. Press ${button} again when you are back online: you will not send it twice.`;
    case 'timed-out':
      return `Our server took too long to answer. ${still}. Press ${button} again: if the first try did reach us, you will not send it twice.`;
    case 'refused':
      return `${/[.!?]$/.test(message) ? message : `${message}.`} ${still}, so you can press ${button} again.`;
  }
}

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
