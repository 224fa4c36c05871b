import type { PasskeyRegistration, RegistrationOptions } from '@app/contracts/admin-passkeys';
import type { AssertionOptions, PasskeyAssertion } from '@app/contracts/passkey-assertion';
import type { Result } from '@app/result';

/** A passkey of the owner. The private key never leaves the owner's device. */
export interface Passkey {
  /** Of the credential, base64url. */
  readonly id: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** Uses that the device has counted; stays 0 where passkeys are copied between devices. */
  readonly counter: number;
  /** Words of the browser for how it reaches the device. */
  readonly transports: readonly string[];
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
  /** ISO 8601, UTC; null before the first use. */
  readonly usedAt: string | null;
}

/** The owner's passkeys and recovery codes. What a call did is durable when it resolves. */
export interface PasskeyStore {
  /** The oldest first. */
  list(): Promise<readonly Passkey[]>;
  /** Inserts unless there is one with this id; true when it did. */
  insert(passkey: Passkey): Promise<boolean>;
  /** Notes a use; the counter never goes back. False when the passkey is gone. */
  use(id: string, use: { readonly counter: number; readonly at: string }): Promise<boolean>;
  /** True for the one caller that removed it. */
  remove(id: string): Promise<boolean>;
  /** Removes all passkeys, then all codes. */
  removeAll(): Promise<void>;
  codesLeft(): Promise<number>;
  /** Takes these hashes in place of all others. */
  replaceCodes(hashes: readonly string[]): Promise<void>;
  /** Removes the code with this hash; true for the one caller that did. */
  useCode(hash: string): Promise<boolean>;
}

/** What a new passkey brings. */
export type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** The WebAuthn ceremonies of this site. A failure is a reason for the log. */
export interface WebAuthn {
  /** Where passkeys are made and used. */
  readonly origin: string;
  registrationOptions(asked: {
    readonly challenge: string;
    readonly username: string;
    /** The same for all passkeys of the owner, base64url. */
    readonly userId: string;
    readonly present: readonly Passkey[];
  }): RegistrationOptions;
  verifyRegistration(
    registration: PasskeyRegistration,
    challenge: string,
  ): Promise<Result<NewPasskey, string>>;
  /** Asks for one of these passkeys; for any of this site when there is none. */
  assertionOptions(challenge: string, passkeys: readonly Passkey[]): AssertionOptions;
  /** The counter of the device, which has moved on unless the device does not count. */
  verifyAssertion(
    assertion: PasskeyAssertion,
    challenge: string,
    passkey: Passkey,
  ): Promise<Result<number, string>>;
}
