import type { Submission } from '@app/federation/remote-module';
import { Notice } from '@app/ui/notice';
import type { ReactNode } from 'react';
import css from './sent-note.module.css';

interface Sent {
  readonly title: string;
  readonly text: string;
}

/** Beside the submit button after the form was sent. The reference stays when the toast has gone. */
export function SentNote({
  sent: { title, text },
  reference,
  children,
}: {
  readonly sent: Sent;
  readonly reference: string | undefined;
  /** What happens next, when the text of the toast says too little. */
  readonly children?: ReactNode;
}) {
  return (
    <div role="status" className={css.note}>
      {reference && (
        <Notice>
          <strong>{title}</strong>
          {children ?? <p>{text}</p>}
          <Reference reference={reference} />
        </Notice>
      )}
    </div>
  );
}

/** At the top of the page that answers a post without JavaScript, where no toast is shown. */
export function PostedNote({
  sent: { title, text },
  submission,
  children,
}: {
  readonly sent: Sent;
  readonly submission: Submission | undefined;
  /** What happens next. */
  readonly children?: ReactNode;
}) {
  if (submission?.phase !== 'sent') return null;
  const { answer } = submission;
  return (
    <Notice role="status">
      <strong>{title}</strong>
      <p>{text}</p>
      {children}
      {typeof answer === 'string' && <Reference reference={answer} />}
    </Notice>
  );
}

export const Reference = ({ reference }: { readonly reference: string }) => (
  <p>
    <strong>{`Your reference is ${reference}.`}</strong> Give it when you call or write to us about
    this.
  </p>
);
