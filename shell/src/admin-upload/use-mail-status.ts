import { visitorMessage } from '@app/api-client';
import { AdminCredentials } from '@app/contracts/admin-credentials';
import { fieldMessages } from '@app/contracts/failure';
import { type MailStatus, mailStatusTexts, readMailStatus } from '@app/contracts/mail-status';
import { useApi } from '@app/kit';
import { type MouseEvent, useState } from 'react';
import * as v from 'valibot';

type State =
  | { readonly kind: 'idle' }
  /** Asked for without username or password. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly status: MailStatus }
  | { readonly kind: 'failed'; readonly message: string };

/** Reads the mail status with the credentials in the upload form, which stays as it is. */
export function useMailStatus(credentials: AdminCredentials) {
  const api = useApi();
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function show({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
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
    const answer = await api.send(readMailStatus, parsed.output);
    if (answer.ok) return setState({ kind: 'read', status: answer.value });
    setState({ kind: 'failed', message: visitorMessage(answer.failure, mailStatusTexts.failed) });
  }

  return {
    state,
    show,
    /** Which credential is missing. An upload finds that out for itself. */
    errors: state.kind === 'incomplete' ? missing(credentials) : {},
    forgetErrors: () => state.kind === 'incomplete' && setState({ kind: 'idle' }),
  };
}

export type MailStatusRequest = ReturnType<typeof useMailStatus>;

function missing(credentials: AdminCredentials): Readonly<Record<string, string>> {
  const parsed = v.safeParse(AdminCredentials, credentials);
  return parsed.success ? {} : fieldMessages(parsed.issues);
}
