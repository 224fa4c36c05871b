import { AdminCredentials } from '@app/contracts/admin-credentials';
import {
  type AdminSession,
  adminSessionTexts,
  startAdminSession,
} from '@app/contracts/admin-session';
import { useForm } from '@app/forms';
import { submitFailure } from '@app/forms/submit-failure';
import { useApi } from '@app/kit';
import { failed } from '@app/result';
import { Button } from '@app/ui/button';
import { Form } from '@app/ui/form';
import { Stack } from '@app/ui/layout';
import { useState } from 'react';
import { CredentialFields } from './credential-fields.tsx';
import { OutcomeMessage } from './outcome-message.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

/** The form with which the owner signs in for the pages below `/admin`. */
export function SignIn({
  notice,
  hasPasskeys,
  onSignedIn,
}: {
  /** Why the form is shown again. */
  readonly notice?: string | undefined;
  /** Whether the owner can sign in with one. */
  readonly hasPasskeys: boolean;
  readonly onSignedIn: (session: AdminSession) => void;
}) {
  const api = useApi();
  const [problem, setProblem] = useState<string>();
  const { field, formProps, submitting } = useForm({
    name: 'admin-sign-in',
    schema: AdminCredentials,
    initial: { username: '', password: '' },
    // A password is never kept.
    draft: false,
    async send(credentials) {
      setProblem(undefined);
      const answer = await api.send(startAdminSession, credentials);
      if (answer.ok) {
        onSignedIn(answer.value);
        return answer;
      }
      const failure = submitFailure(answer.failure, adminSessionTexts.failed);
      setProblem(failure.message);
      return failed(failure);
    },
  });
  return (
    <Stack gap="lg">
      <div role="status">{notice && !problem && <p>{notice}</p>}</div>
      {hasPasskeys && <PasskeySignIn onSignedIn={onSignedIn} />}
      <Form id="sign-in" {...formProps}>
        <CredentialFields username={field('username')} password={field('password')} />
        <div>
          <Button type="submit" variant="primary" size="lg" disabled={submitting}>
            {submitting ? adminSessionTexts.submitting : adminSessionTexts.submit}
          </Button>
        </div>
        <div role="alert">
          {problem && <OutcomeMessage outcome="failed">{problem}</OutcomeMessage>}
        </div>
      </Form>
    </Stack>
  );
}
