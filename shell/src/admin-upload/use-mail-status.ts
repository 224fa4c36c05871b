import { visitorMessage } from '@app/api-client';
import { AdminCredentials } from '@app/contracts/admin-credentials';
import { type MailStatus, mailStatusTexts, readMailStatus } from '@app/contracts/mail-status';
import { useApi } from '@app/kit';
import { useState } from 'react';
import { sessionEnded } from '../admin/session-ended.ts';
import type { Upload } from './use-upload.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly status: MailStatus }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Reads the mail status in the owner's session, or with the credentials from the upload form, which it
 * does not change.
 */
export function useMailStatus(form: Upload['form'], isSignedIn: boolean, onEnded: () => void) {
  const api = useApi();
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function show() {
    if (state.kind === 'reading') return;
    const credentials = isSignedIn ? { output: {} } : form.check(AdminCredentials);
    if (!credentials) return setState({ kind: 'idle' });
    setState({ kind: 'reading' });
    const answer = await api.send(readMailStatus, credentials.output);
    if (answer.ok) return setState({ kind: 'read', status: answer.value });
    setState({ kind: 'failed', message: visitorMessage(answer.failure, mailStatusTexts.failed) });
    const { failure } = answer;
    if (isSignedIn && sessionEnded(failure)) onEnded();
  }

  /** For an owner who signs out. */
  const forget = () => setState({ kind: 'idle' });

  return { state, show, forget };
}

export type MailStatusRequest = ReturnType<typeof useMailStatus>;
