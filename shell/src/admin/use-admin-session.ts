import { visitorMessage } from '@app/api-client';
import {
  type AdminSession,
  adminSessionTexts,
  endAdminSession,
  readAdminSession,
} from '@app/contracts/admin-session';
import { useApi } from '@app/kit';
import { useCallback, useEffect, useState } from 'react';
import { keepPageToken } from './page-token.ts';

type State =
  | { readonly phase: 'checking' }
  /** The server could not say whether there is a session. */
  | { readonly phase: 'unknown'; readonly message: string }
  | { readonly phase: 'signed-out'; readonly notice?: string }
  | { readonly phase: 'signed-in'; readonly session: AdminSession };

/** The owner's session in this browser: asked for once, then as the page changes it. */
export function useAdminSession() {
  const api = useApi();
  const [state, setState] = useState<State>({ phase: 'checking' });
  const [hasPasskeys, setHasPasskeys] = useState(false);

  const check = useCallback(async () => {
    setState({ phase: 'checking' });
    const answer = await api.read(readAdminSession, { fresh: true });
    if (!answer.ok) {
      const message = visitorMessage(answer.failure, adminSessionTexts.unknown);
      return setState({ phase: 'unknown', message });
    }
    const { session, passkeys } = answer.value;
    setHasPasskeys(passkeys);
    setState(session ? { phase: 'signed-in', session } : { phase: 'signed-out' });
  }, [api]);

  useEffect(() => {
    void check();
  }, [check]);

  /** Signs out. Without an answer the session goes on for its quarter of an hour, which is told. */
  async function signOut() {
    const answer = await api.send(endAdminSession, undefined);
    setState(
      answer.ok
        ? { phase: 'signed-out', notice: adminSessionTexts.signedOut }
        : {
            phase: 'unknown',
            message: visitorMessage(answer.failure, adminSessionTexts.notSignedOut),
          },
    );
  }

  return {
    state,
    /** Whether the owner can sign in with a passkey. */
    hasPasskeys,
    check,
    signOut,
    signedIn(session: AdminSession) {
      keepPageToken(session.pageToken);
      setState({ phase: 'signed-in', session });
    },
    ended: useCallback(
      () => setState({ phase: 'signed-out', notice: adminSessionTexts.ended }),
      [],
    ),
  };
}
