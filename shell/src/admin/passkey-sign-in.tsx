import { visitorMessage } from '@app/api-client';
import {
  type AdminSession,
  adminSessionTexts,
  signInWithPasskey,
  startPasskeySignIn,
} from '@app/contracts/admin-session';
import { useApi } from '@app/kit';
import { Button } from '@app/ui/button';
import { Stack } from '@app/ui/layout';
import { useState } from 'react';
import { askForPasskey } from './ask-passkey.ts';
import { OutcomeMessage } from './outcome-message.tsx';
import { ownerTexts } from './owner-texts.ts';

/** The sign-in of an owner who has a passkey: no name, no password. */
export function PasskeySignIn({
  onSignedIn,
}: {
  readonly onSignedIn: (session: AdminSession) => void;
}) {
  const api = useApi();
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** What the owner is told when it did not work. */
  async function signIn(): Promise<string | undefined> {
    const asked = await api.send(startPasskeySignIn, undefined);
    if (!asked.ok) return visitorMessage(asked.failure, adminSessionTexts.failed);
    const assertion = await askForPasskey(asked.value.options);
    if (!assertion.ok) return assertion.failure;
    const answer = await api.send(signInWithPasskey, { assertion: assertion.value });
    if (!answer.ok) return visitorMessage(answer.failure, adminSessionTexts.failed);
    onSignedIn(answer.value);
    return undefined;
  }

  async function press() {
    if (waiting) return;
    setProblem(undefined);
    setWaiting(true);
    const why = await signIn();
    setWaiting(false);
    setProblem(why);
  }

  return (
    <Stack gap="sm">
      <div>
        {/* Not disabled while it waits: a disabled button loses the focus. */}
        <Button size="lg" onClick={press}>
          {waiting ? ownerTexts.passkeyWaiting : ownerTexts.passkeySignIn}
        </Button>
      </div>
      <div role="alert">
        {problem && <OutcomeMessage outcome="failed">{problem}</OutcomeMessage>}
      </div>
    </Stack>
  );
}
