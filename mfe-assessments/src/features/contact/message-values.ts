import type { Submission } from '@app/federation/remote-module';

export const messageFields = ['name', 'email', 'message'] as const;

export const blankMessage = { name: '', email: '', message: '', website: '' };
export type MessageValues = typeof blankMessage;

/** What the form shows first: what was typed when a plain post was refused, else nothing. */
export function startValues(submission: Submission | undefined): MessageValues {
  return submission?.phase === 'refused' ? { ...blankMessage, ...submission.values } : blankMessage;
}
