import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { longest } from './text.ts';

export const malformedPasskey = 'Please send what the browser made with the passkey';

/** Bytes in base64url, as browsers send them. */
export const passkeyBytes = (longest: number) =>
  v.pipe(
    v.string(malformedPasskey),
    v.maxLength(longest, malformedPasskey),
    v.regex(/^[A-Za-z0-9_-]+$/, malformedPasskey),
  );

/** Ids have up to 1023 bytes. */
export const passkeyId = passkeyBytes(1400);
export const credentialType = v.literal('public-key', malformedPasskey);

/** What a browser makes with a passkey, of the part that the API reads (WebAuthn, `AuthenticationResponseJSON`). */
export const PasskeyAssertion = v.object(
  {
    id: passkeyId,
    rawId: passkeyId,
    type: credentialType,
    response: v.object(
      {
        clientDataJSON: passkeyBytes(4000),
        authenticatorData: passkeyBytes(4000),
        signature: passkeyBytes(4000),
      },
      malformedPasskey,
    ),
  },
  malformedPasskey,
);
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>;

/** What a browser needs to ask for a passkey (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
export const AssertionOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(
    v.object({
      id: v.string(),
      type: v.literal('public-key'),
      transports: v.array(v.string()),
    }),
  ),
});
export type AssertionOptions = v.InferOutput<typeof AssertionOptions>;

const badAction = 'Please name an action of the owner';

/** One action of the owner: an assertion for it is for nothing else. */
export const OwnerAction = v.object({
  path: v.pipe(v.string(badAction), longest(100, badAction)),
  target: v.pipe(v.string(badAction), longest(2000, badAction)),
});
export type OwnerAction = v.InferOutput<typeof OwnerAction>;

/** Members of a request that prove who asks, and do not say what for. */
const proofs = ['assertion', 'recoveryCode', 'password', 'registration'];

/** The action that a call asks for: browser, API and page server say it in the same words. */
export function ownerAction({ path }: Pick<Endpoint, 'path'>, body: object): OwnerAction {
  const asked = Object.entries(body)
    .filter(([name, value]) => value !== undefined && !proofs.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { path, target: JSON.stringify(asked) };
}
