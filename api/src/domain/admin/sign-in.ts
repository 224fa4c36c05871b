import { failed, type Result, success } from '@app/result';
import type { LimitReached } from '../limits/limits.ts';
import type { AttemptLimiter, SignInVisitor } from './attempt-limiter.ts';
import type { SessionOwner } from './sessions.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Checks the owner's credentials. An unknown username takes as long as a wrong password, so timing
 * reveals nothing.
 */
export interface CredentialsCheck extends SessionOwner {
  verify(credentials: Credentials): Promise<boolean>;
}

export interface SignInDependencies {
  readonly credentials: CredentialsCheck;
  readonly attempts: AttemptLimiter;
}

export type SignInFailure =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number };

/** Lets the owner in. While a visitor is blocked, the right password is refused as well. */
export async function signIn(
  { credentials, attempts }: SignInDependencies,
  given: Credentials,
  visitor: SignInVisitor,
): Promise<Result<void, SignInFailure>> {
  const attempt = await attempts.begin(visitor);
  if (!attempt.ok) return failed(tooMany(attempt.failure));
  if (!(await credentials.verify(given))) return failed({ kind: 'wrong-credentials' });
  await attempt.value.succeeded();
  return success(undefined);
}

export const tooMany = ({ retryAfterSeconds }: LimitReached): SignInFailure => ({
  kind: 'too-many-attempts',
  retryAfterSeconds,
});
