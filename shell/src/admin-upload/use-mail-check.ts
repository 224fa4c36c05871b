import { visitorMessage } from '@app/api-client';
import { AdminCredentials } from '@app/contracts/admin-credentials';
import { fieldMessages } from '@app/contracts/failure';
import { type MailReport, mailReportTexts, readMailReport } from '@app/contracts/mail-report';
import { useApi } from '@app/kit';
import { type MouseEvent, useState } from 'react';
import * as v from 'valibot';

export type MailCheckState =
  | { readonly kind: 'idle' }
  /** Asked for without username or password. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly report: MailReport }
  | { readonly kind: 'failed'; readonly message: string };

/** Asks how the mails are, with the credentials that stand in the upload form. The form stays as it is. */
export function useMailCheck(credentials: AdminCredentials) {
  const api = useApi();
  const [state, setState] = useState<MailCheckState>({ kind: 'idle' });

  async function check({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (state.kind === 'reading') return;
    const parsed = v.safeParse(AdminCredentials, credentials);
    if (!parsed.success) {
      setState({ kind: 'incomplete' });
      const [first = ''] = Object.keys(fieldMessages(parsed.issues));
      const field = form?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setState({ kind: 'reading' });
    const answer = await api.send(readMailReport, parsed.output);
    if (answer.ok) return setState({ kind: 'read', report: answer.value });
    setState({ kind: 'failed', message: visitorMessage(answer.failure, mailReportTexts.failed) });
  }

  return {
    state,
    check,
    /** What is missing for a check that was asked for; an upload asks anew. */
    errors: state.kind === 'incomplete' ? missing(credentials) : {},
    forgetErrors: () => state.kind === 'incomplete' && setState({ kind: 'idle' }),
  };
}

export type MailCheck = ReturnType<typeof useMailCheck>;

function missing(credentials: AdminCredentials): Readonly<Record<string, string>> {
  const parsed = v.safeParse(AdminCredentials, credentials);
  return parsed.success ? {} : fieldMessages(parsed.issues);
}
