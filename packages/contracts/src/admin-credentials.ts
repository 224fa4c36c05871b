import * as v from 'valibot';
import { tooLong } from './text.ts';

/** Longest username and password. A longer one could be set but never typed in. */
export const CREDENTIAL_LIMIT = 200;

const credential = (message: string) =>
  v.pipe(
    v.string(message),
    v.minLength(1, message),
    v.maxLength(CREDENTIAL_LIMIT, tooLong(CREDENTIAL_LIMIT)),
  );

/** Who the owner is. There is no session: every call of the owner brings it. */
export const AdminCredentials = v.object({
  username: credential('Please enter your username'),
  password: credential('Please enter your password'),
});
export type AdminCredentials = v.InferOutput<typeof AdminCredentials>;
