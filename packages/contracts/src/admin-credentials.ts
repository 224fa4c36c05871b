import * as v from 'valibot';
import { longest } from './text.ts';

/** Longest username and password that the form accepts, and so the longest that may be set. */
export const CREDENTIAL_LIMIT = 200;

const credential = (message: string) =>
  v.pipe(v.string(message), v.minLength(1, message), longest(CREDENTIAL_LIMIT));

/** The owner's credentials: they start a session, or come with the call itself. */
export const AdminCredentials = v.object({
  username: credential('Please enter your username'),
  password: credential('Please enter your password'),
});
export type AdminCredentials = v.InferOutput<typeof AdminCredentials>;
