import type { Context } from 'hono';
import type { SignInFailure } from '../domain/admin/sign-in.ts';
import { type HttpFailure, httpFailure } from './failures.ts';

/** What somebody is told who was not let in. */
export function signInFailure(failure: SignInFailure): HttpFailure {
  switch (failure.kind) {
    case 'wrong-credentials':
      return httpFailure(401, 'unauthorised', 'The username or the password is wrong');
    case 'too-many-attempts': {
      const minutes = Math.ceil(failure.retryAfterSeconds / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      const message = `Too many failed attempts. Please try again in ${wait}.`;
      return httpFailure(429, 'too_many_requests', message);
    }
  }
}

/** Tells a program when to come back, if that is what stands in its way. */
export function announceRetry(
  c: Context,
  failure: SignInFailure | { readonly kind: string },
): void {
  if ('retryAfterSeconds' in failure) c.header('Retry-After', String(failure.retryAfterSeconds));
}
