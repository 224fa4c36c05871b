import type { SignInFailure } from '../domain/admin/sign-in.ts';
import { type HttpFailure, httpFailure, tooManyRequests } from './failures.ts';

/** The answer to a failed sign-in. */
export function signInFailure(failure: SignInFailure): HttpFailure {
  switch (failure.kind) {
    case 'wrong-credentials':
      return httpFailure(401, 'unauthorised', 'The username or the password is wrong');
    case 'too-many-attempts':
      return tooManyRequests('Too many failed attempts.', failure.retryAfterSeconds);
  }
}
