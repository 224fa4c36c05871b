import type { SignInFailure } from '../domain/admin/sign-in.ts';
import type { StoreDown } from '../domain/store-down.ts';
import { type HttpFailure, httpFailure, tooManyRequests, unavailable } from './failures.ts';

/** What somebody is told who was not let in. */
export function signInFailure(failure: SignInFailure): HttpFailure {
  switch (failure.kind) {
    case 'wrong-credentials':
      return httpFailure(401, 'unauthorised', 'The username or the password is wrong');
    case 'too-many-attempts':
      return tooManyRequests('Too many failed attempts.', failure.retryAfterSeconds);
  }
}

/** What the owner is told, once signed in, while the store is down: the cause with its folder or host. */
export const outageForOwner = ({ message }: StoreDown): HttpFailure =>
  unavailable(`${message} Until that is fixed, no order or message can be taken.`);
