import * as v from 'valibot';
import { CREDENTIAL_LIMIT } from './admin-credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  AssertionOptions,
  credentialType,
  malformedPasskey,
  OwnerAction,
  PasskeyAssertion,
  passkeyBytes,
  passkeyId,
} from './passkey-assertion.ts';
import { line, longest } from './text.ts';

export const adminPasskeyTexts = {
  /** Answers an action that came without an assertion while passkeys are on. */
  needed: 'Passkeys are on: confirm this with your passkey. Nothing has changed.',
  notConfirmed:
    'This was not confirmed: the passkey did not match, or it took longer than two minutes. Nothing has changed. Please try again.',
  notSignedIn:
    'This passkey does not sign in here, or it took longer than two minutes. Please try again.',
  passwordAlone:
    'passkeys are on, so a password alone imports nothing. Sign in at /admin/upload and confirm with a passkey, or turn passkeys off at /admin/passkeys.',
  needsHttps:
    'Passkeys need an address with a name and https. Set PUBLIC_ORIGIN to the address that visitors use.',
  added: 'The passkey was added.',
  turnedOn: 'The passkey was added. Passkeys are on.',
  removed: 'The passkey was removed.',
  turnedOff: 'Passkeys are off. The password alone can import and release again.',
  codesReplaced: 'These are your new recovery codes. The old ones no longer work.',
  gone: 'This passkey was removed already.',
  isThere: 'This passkey was added already.',
  wrongPassword: 'The password is wrong',
  wrongCode: 'This recovery code is wrong, or it was used already',
} as const;

const messages = {
  name: 'Please name the passkey, such as the device that has it',
  password: 'Please enter your password',
  code: 'Please enter one recovery code',
} as const;

export const NAME_LIMIT = 60;
export const PasskeyName = line(1, messages.name, NAME_LIMIT);

/** As it is typed from paper: blanks, dashes and small letters do not matter. */
export const RecoveryCode = v.pipe(v.string(messages.code), longest(100, messages.code));

export const Passkeys = v.object({
  /** Where passkeys work; null where browsers allow none, because the site has no https. */
  origin: v.nullable(v.string()),
  /** The oldest first. Passkeys are on while there is one. */
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** ISO 8601, UTC. */
      addedAt: v.string(),
      usedAt: v.nullable(v.string()),
    }),
  ),
  /** Recovery codes that were not used yet. */
  codesLeft: v.number(),
});
export type Passkeys = v.InferOutput<typeof Passkeys>;

const Changed = v.object({
  message: v.string(),
  passkeys: Passkeys,
  /** New recovery codes; nobody can read them again. */
  codes: v.optional(v.array(v.string()), []),
});

/** What a browser needs to make a passkey (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
const RegistrationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: AssertionOptions.entries.allowCredentials,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
});
export type RegistrationOptions = v.InferOutput<typeof RegistrationOptions>;

const transport = v.pipe(v.string(malformedPasskey), v.maxLength(20, malformedPasskey));

/** A new passkey, of the part that the API reads (WebAuthn, `RegistrationResponseJSON`). */
export const PasskeyRegistration = v.object(
  {
    id: passkeyId,
    rawId: passkeyId,
    type: credentialType,
    response: v.object(
      {
        clientDataJSON: passkeyBytes(4000),
        attestationObject: passkeyBytes(16_000),
        transports: v.optional(
          v.pipe(v.array(transport, malformedPasskey), v.maxLength(10, malformedPasskey)),
          [],
        ),
      },
      malformedPasskey,
    ),
  },
  malformedPasskey,
);
export type PasskeyRegistration = v.InferOutput<typeof PasskeyRegistration>;

/** One of them approves a change of the passkeys while they are on. */
const approval = {
  assertion: v.optional(PasskeyAssertion),
  recoveryCode: v.optional(RecoveryCode),
};
const Approval = v.object(approval);

export const readPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/admin/passkeys',
  summary: 'Passkeys of the owner; with a session',
  response: Passkeys,
  needsSession: true,
});

export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkeys/start',
  summary:
    'What a browser needs to make a passkey; with a session, and the password for the first one, else a passkey or a recovery code',
  request: v.object({
    name: PasskeyName,
    password: v.optional(v.pipe(v.string(messages.password), longest(CREDENTIAL_LIMIT))),
    ...approval,
  }),
  response: v.object({ options: RegistrationOptions }),
  takesLong: true,
  needsSession: true,
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkeys',
  summary: 'Add the passkey that the browser made; the first one turns passkeys on',
  request: v.object({ name: PasskeyName, registration: PasskeyRegistration }),
  response: Changed,
  needsSession: true,
});

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkeys/remove',
  summary: 'Remove a passkey; without the last one passkeys are off',
  request: v.object({ id: passkeyId, ...approval }),
  response: Changed,
  takesLong: true,
  needsSession: true,
});

export const replaceRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkeys/codes',
  summary: 'Make new recovery codes in place of the old ones',
  request: Approval,
  response: Changed,
  takesLong: true,
  needsSession: true,
});

export const turnOffPasskeys = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkeys/off',
  summary: 'Remove all passkeys and recovery codes',
  request: Approval,
  response: Changed,
  takesLong: true,
  needsSession: true,
});

export const startConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/confirmation',
  summary: 'What a browser needs to confirm one action with a passkey; with a session',
  request: OwnerAction,
  response: v.object({ options: AssertionOptions }),
  needsSession: true,
});

/** The page server asks this before it changes releases. */
export const checkConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/confirmation/check',
  summary: 'Whether the owner of the session has confirmed one action, which uses the assertion up',
  request: v.object({ ...OwnerAction.entries, assertion: v.optional(PasskeyAssertion) }),
  response: v.object({ username: v.string() }),
  needsSession: true,
});
