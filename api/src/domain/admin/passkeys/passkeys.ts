import { createHmac } from 'node:crypto';
import type { PasskeyRegistration, RegistrationOptions } from '@app/contracts/admin-passkeys';
import type { AssertionOptions, PasskeyAssertion } from '@app/contracts/passkey-assertion';
import { failed, type Result, success } from '@app/result';
import type { Clock } from '../../clock.ts';
import type { Randomness } from '../../randomness.ts';
import type { Challenges, Purpose, SessionAction } from './challenges.ts';
import type { Passkey, PasskeyStore, WebAuthn } from './ports.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/** Browsers allow no passkeys at the address of this site. */
export interface NotAvailable {
  readonly kind: 'not-available';
}

/** Why something made with a passkey does not count; the reason is for the log. */
export interface Unproven {
  readonly kind: 'unproven';
  readonly why: string;
}

export interface AddedPasskey {
  /** False when it was there already. */
  readonly isNew: boolean;
  /** Made with the first passkey; nobody can read them again. */
  readonly codes: readonly string[];
}

/** The owner's passkeys, which are on while there is one. */
export interface Passkeys {
  /** Where browsers allow passkeys; null when they allow none. */
  readonly origin: string | null;
  list(): Promise<readonly Passkey[]>;
  areOn(): Promise<boolean>;
  /** What a browser needs to ask for one of the passkeys, and at a sign-in for any. */
  startAssertion(action: SessionAction): Promise<Result<AssertionOptions, NotAvailable>>;
  /** The passkey that signed a challenge for this action just now. Uses the challenge up. */
  checkAssertion(
    assertion: PasskeyAssertion,
    action: SessionAction,
  ): Promise<Result<Passkey, Unproven>>;
  startRegistration(
    action: SessionAction,
    username: string,
  ): Promise<Result<RegistrationOptions, NotAvailable>>;
  add(
    registration: PasskeyRegistration,
    action: SessionAction,
    name: string,
  ): Promise<Result<AddedPasskey, Unproven>>;
  /** Without the last one passkeys are off. False when it was gone. */
  remove(id: string): Promise<boolean>;
  turnOff(): Promise<void>;
  codesLeft(): Promise<number>;
  replaceCodes(): Promise<readonly string[]>;
  /** True once for each code. */
  useCode(code: string): Promise<boolean>;
}

const notAvailable = failed<NotAvailable>({ kind: 'not-available' });
const unproven = (why: string) => failed<Unproven>({ kind: 'unproven', why });

export function createPasskeys({
  store,
  webAuthn,
  challenges,
  key,
  clock,
  randomness,
}: {
  readonly store: PasskeyStore;
  /** Absent where browsers allow no passkeys. */
  readonly webAuthn: WebAuthn | undefined;
  readonly challenges: Challenges;
  /** A secret of the store. */
  readonly key: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
}): Passkeys {
  const now = () => clock.now().toISOString();
  const userId = createHmac('sha256', key).update('owner of passkeys').digest('base64url');

  /** The challenge that a browser had signed, when it was ours and for this. */
  async function spent(
    { response }: PasskeyAssertion | PasskeyRegistration,
    purpose: Purpose,
  ): Promise<string | undefined> {
    const challenge = challengeIn(response.clientDataJSON);
    const isOurs = challenge !== undefined && (await challenges.spend(challenge, purpose));
    return isOurs ? challenge : undefined;
  }

  async function replaceCodes(): Promise<readonly string[]> {
    const codes = makeRecoveryCodes(randomness);
    await store.replaceCodes(codes.map(hashRecoveryCode));
    return codes;
  }

  return {
    origin: webAuthn?.origin ?? null,
    list: store.list,
    areOn: async () => (await store.list()).length > 0,
    async startAssertion(action) {
      if (!webAuthn) return notAvailable;
      // Strangers who sign in are not told which passkeys there are.
      const passkeys = action.session ? await store.list() : [];
      const challenge = challenges.issue({ ...action, ceremony: 'use' });
      return success(webAuthn.assertionOptions(challenge, passkeys));
    },
    async checkAssertion(assertion, action) {
      if (!webAuthn) return unproven('passkeys are not available');
      const passkey = (await store.list()).find(({ id }) => id === assertion.id);
      if (!passkey) return unproven('unknown passkey');
      const challenge = await spent(assertion, { ...action, ceremony: 'use' });
      if (!challenge) return unproven('not a challenge for this, or used or expired');
      const verified = await webAuthn.verifyAssertion(assertion, challenge, passkey);
      if (!verified.ok) return unproven(verified.failure);
      const use = { counter: verified.value, at: now() };
      if (!(await store.use(passkey.id, use))) return unproven('removed meanwhile');
      return success(passkey);
    },
    async startRegistration(action, username) {
      if (!webAuthn) return notAvailable;
      const present = await store.list();
      const challenge = challenges.issue({ ...action, ceremony: 'make' });
      return success(webAuthn.registrationOptions({ challenge, username, userId, present }));
    },
    async add(registration, action, name) {
      if (!webAuthn) return unproven('passkeys are not available');
      const challenge = await spent(registration, { ...action, ceremony: 'make' });
      if (!challenge) return unproven('not a challenge for this, or used or expired');
      const verified = await webAuthn.verifyRegistration(registration, challenge);
      if (!verified.ok) return unproven(verified.failure);
      const isFirst = (await store.list()).length === 0;
      // Before the passkey: codes without passkeys do no harm, passkeys without codes may lock the owner out.
      const codes = isFirst ? await replaceCodes() : [];
      const isNew = await store.insert({ ...verified.value, name, addedAt: now(), usedAt: null });
      return success({ isNew, codes });
    },
    remove: store.remove,
    turnOff: store.removeAll,
    codesLeft: store.codesLeft,
    replaceCodes,
    useCode: (code) => store.useCode(hashRecoveryCode(code)),
  };
}

/** The challenge in what a browser signed, as it was issued. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string'
      ? Buffer.from(challenge, 'base64url').toString()
      : undefined;
  } catch {
    return undefined;
  }
}
