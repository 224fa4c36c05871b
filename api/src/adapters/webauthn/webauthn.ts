import { failed, success } from '@app/result';
import { CHALLENGE_SECONDS } from '../../domain/admin/passkeys/challenges.ts';
import type { Passkey, WebAuthn } from '../../domain/admin/passkeys/ports.ts';

/** Loaded at the first use: it takes 28 MB, and most sites have one owner who signs in now and then. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: a fixed list, because that of the library depends on the version of Node. */
const ALGORITHMS = [-8, -7, -257];

/** The reason that the library throws is one sentence for the log. */
const reasonOf = (fault: unknown): string =>
  fault instanceof Error ? fault.message : String(fault);

/**
 * The site as browsers know it for passkeys. Undefined where they allow none: without https, except on this
 * machine, and at an address without a name.
 */
function relyingParty(origin: string): string | undefined {
  const { protocol, hostname } = new URL(origin);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const hasName = !/^[\d.]+$|^\[/.test(hostname);
  return (protocol === 'https:' && hasName) || isHere ? hostname : undefined;
}

/** @param site where visitors reach the site, and its name. */
export function createWebAuthn(site: {
  readonly origin: string;
  readonly name: string;
}): WebAuthn | undefined {
  const rpID = relyingParty(site.origin);
  if (rpID === undefined) return undefined;
  const expected = {
    expectedOrigin: site.origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };
  const timeout = CHALLENGE_SECONDS * 1000;
  const userVerification = 'required';

  return {
    origin: site.origin,
    registrationOptions: ({ challenge, username, userId, present }) => ({
      challenge: encoded(challenge),
      rp: { id: rpID, name: site.name },
      user: { id: userId, name: username, displayName: username },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout,
      attestation: 'none',
      excludeCredentials: present.map(descriptor),
      authenticatorSelection: {
        // So that the owner can sign in without a name.
        residentKey: 'required',
        requireResidentKey: true,
        userVerification,
      },
    }),
    async verifyRegistration(registration, challenge) {
      const { verifyRegistrationResponse } = await library();
      try {
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: { ...registration, clientExtensionResults: {} },
          expectedChallenge: encoded(challenge),
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!registrationInfo) return failed('the attestation does not match');
        const { id, publicKey, counter } = registrationInfo.credential;
        const key = Buffer.from(publicKey).toString('base64url');
        return success({
          id,
          publicKey: key,
          counter,
          transports: registration.response.transports,
        });
      } catch (fault) {
        return failed(reasonOf(fault));
      }
    },
    assertionOptions: (challenge, passkeys) => ({
      challenge: encoded(challenge),
      rpId: rpID,
      timeout,
      userVerification,
      allowCredentials: passkeys.map(descriptor),
    }),
    async verifyAssertion(assertion, challenge, passkey) {
      const { verifyAuthenticationResponse } = await library();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: { ...assertion, clientExtensionResults: {} },
          expectedChallenge: encoded(challenge),
          credential: {
            id: passkey.id,
            publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
          },
        });
        return verified
          ? success(authenticationInfo.newCounter)
          : failed('the signature does not match');
      } catch (fault) {
        return failed(reasonOf(fault));
      }
    },
  };
}

const encoded = (challenge: string): string => Buffer.from(challenge).toString('base64url');

const descriptor = ({ id, transports }: Passkey) => ({
  id,
  type: 'public-key' as const,
  transports: [...transports],
});
