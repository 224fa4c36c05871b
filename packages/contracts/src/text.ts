import * as v from 'valibot';

/** Longest one-line answer and longest free text that the API stores, in characters. */
export const LINE_LIMIT = 200;
export const TEXT_LIMIT = 5000;
const EMAIL_LIMIT = 254;
const PHONE_LIMIT = 40;

/** What is said about a text that is longer than its limit. */
export const tooLong = (limit: number) => `Please use at most ${limit} characters`;

/** A trimmed answer of one line. Line breaks become spaces, so that no field can start a new header line. */
export const line = (minimum: number, message: string) =>
  v.pipe(
    v.string(message),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    v.transform((text) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()),
    v.minLength(minimum, message),
    v.maxLength(LINE_LIMIT, tooLong(LINE_LIMIT)),
  );

/** A trimmed answer of any number of lines. */
export const paragraph = (minimum: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(minimum, message),
    v.maxLength(TEXT_LIMIT, tooLong(TEXT_LIMIT)),
  );

/** Exactly one e-mail address: a list such as `a@b.co, c@d.co` is refused. */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.email(message),
    v.maxLength(EMAIL_LIMIT, tooLong(EMAIL_LIMIT)),
  );

/** A phone number as people write it, at least ten characters. */
export const phoneNumber = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(10, message),
    v.maxLength(PHONE_LIMIT, tooLong(PHONE_LIMIT)),
  );
