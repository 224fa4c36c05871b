import { failed, type Result, success } from '@app/result';
import type { AttemptLimiter } from './attempt-limiter.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Tells the owner from everybody else. An unknown username costs as much time as a wrong password. */
export interface CredentialsCheck {
  verify(credentials: Credentials): Promise<boolean>;
}

export interface SignInDependencies {
  readonly credentials: CredentialsCheck;
  readonly attempts: AttemptLimiter;
}

export type SignInFailure =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number };

/** Lets the owner in. While an address is blocked the right password is refused as well. */
export async function signIn(
  { credentials, attempts }: SignInDependencies,
  given: Credentials,
  address: string,
): Promise<Result<void, SignInFailure>> {
  const attempt = attempts.begin(address);
  if (attempt.kind === 'blocked') return failed(tooMany(attempt.retryAfterSeconds));
  if (!(await credentials.verify(given))) return failed({ kind: 'wrong-credentials' });
  attempts.succeeded(address);
  return success(undefined);
}

export const tooMany = (retryAfterSeconds: number): SignInFailure => ({
  kind: 'too-many-attempts',
  retryAfterSeconds,
});
