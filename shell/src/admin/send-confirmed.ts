import type { ApiClient, CallFailure } from '@app/api-client';
import { startConfirmation } from '@app/contracts/admin-passkeys';
import type { OwnerAction, PasskeyAssertion } from '@app/contracts/passkey-assertion';
import { failed, type Result } from '@app/result';
import { askForPasskey } from './ask-passkey.ts';

/**
 * Sends an action of the owner. When the server wants it confirmed, the browser asks for a passkey, and it is
 * sent again with the assertion.
 */
export async function sendConfirmed<Answer>(
  api: ApiClient,
  action: OwnerAction,
  send: (proof: { readonly assertion?: PasskeyAssertion }) => Promise<Result<Answer, CallFailure>>,
): Promise<Result<Answer, CallFailure>> {
  const answer = await send({});
  if (answer.ok || !wantsPasskey(answer.failure)) return answer;
  const asked = await api.send(startConfirmation, action);
  if (!asked.ok) return asked;
  const assertion = await askForPasskey(asked.value.options);
  if (assertion.ok) return send({ assertion: assertion.value });
  return failed({ ...answer.failure, message: assertion.failure });
}

/** Not when a password or a recovery code was wrong: that field has a message then. */
const wantsPasskey = (failure: CallFailure): failure is Extract<CallFailure, { kind: 'refused' }> =>
  failure.kind === 'refused' && failure.status === 403 && Object.keys(failure.fields).length === 0;
