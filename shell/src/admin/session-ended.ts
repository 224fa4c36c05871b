import type { CallFailure } from '@app/api-client';

/** Whether the server says that nobody is signed in any more. */
export const sessionEnded = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
