import type { RegistrationOptions } from '@app/contracts/admin-passkeys';
import type { AssertionOptions, PasskeyAssertion } from '@app/contracts/passkey-assertion';
import { failed, type Result, success } from '@app/result';
import {
  browserSupportsWebAuthn,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ownerTexts } from './owner-texts.ts';

/** Lets the browser ask for a passkey. Fails with what the owner is told. */
export const askForPasskey = (
  options: AssertionOptions,
): Promise<Result<PasskeyAssertion, string>> =>
  asked(() => startAuthentication({ optionsJSON: options }));

/** Lets the browser make a passkey. Fails with what the owner is told. */
export const makePasskey = (
  options: RegistrationOptions,
): Promise<Result<RegistrationResponseJSON, string>> =>
  asked(() => startRegistration({ optionsJSON: options }));

async function asked<Made>(ask: () => Promise<Made>): Promise<Result<Made, string>> {
  if (!browserSupportsWebAuthn()) return failed(ownerTexts.passkeysUnsupported);
  try {
    return success(await ask());
  } catch (fault) {
    return failed(whyNot(fault));
  }
}

function whyNot(fault: unknown): string {
  if (fault instanceof WebAuthnError) {
    switch (fault.code) {
      case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
        return ownerTexts.passkeyIsThere;
      case 'ERROR_INVALID_DOMAIN':
      case 'ERROR_INVALID_RP_ID':
        return ownerTexts.passkeyElsewhere;
      case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
      case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
        return ownerTexts.passkeyNoLock;
    }
  }
  // Browsers say no more, so that a page cannot find out which passkeys there are.
  const isCancelled =
    fault instanceof Error && ['NotAllowedError', 'AbortError'].includes(fault.name);
  return isCancelled ? ownerTexts.passkeyCancelled : ownerTexts.passkeyFailed;
}
