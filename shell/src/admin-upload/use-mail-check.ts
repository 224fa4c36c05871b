import { visitorMessage } from '@app/api-client';
import { AdminCredentials } from '@app/contracts/admin-credentials';
import { type MailReport, mailReportTexts, readMailReport } from '@app/contracts/mail-report';
import { useApi } from '@app/kit';
import { useState } from 'react';
import type { Upload } from './use-upload.ts';

export type MailCheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly report: MailReport }
  | { readonly kind: 'failed'; readonly message: string };

/** Asks how the mails are, with the credentials in the upload form. The form stays as it is. */
export function useMailCheck(form: Upload['form']) {
  const api = useApi();
  const [state, setState] = useState<MailCheckState>({ kind: 'idle' });

  async function check() {
    if (state.kind === 'reading') return;
    const credentials = form.check(AdminCredentials);
    if (!credentials) return setState({ kind: 'idle' });
    setState({ kind: 'reading' });
    const answer = await api.send(readMailReport, credentials.output);
    if (answer.ok) return setState({ kind: 'read', report: answer.value });
    setState({ kind: 'failed', message: visitorMessage(answer.failure, mailReportTexts.failed) });
  }

  return { state, check };
}

export type MailCheck = ReturnType<typeof useMailCheck>;
