import * as v from 'valibot';

/** Longest one-line answer and longest free text that the API stores, in characters. */
export const LINE_LIMIT = 200;
export const TEXT_LIMIT = 5000;
const EMAIL_LIMIT = 254;
const PHONE_LIMIT = 40;

/** What is said about a text that is longer than its limit. */
export const tooLong = (limit: number) => `Please use at most ${limit} characters`;

/**
 * At most this many characters, counted as JSON Schema counts them: an emoji is one, although it is
 * two units of a JavaScript string.
 */
export function longest(limit: number, message = tooLong(limit)) {
  const units = v.maxLength<string, number, string>(limit, message);
  const run: (typeof units)['~run'] = (dataset, config) =>
    dataset.typed && [...dataset.value].length <= limit ? dataset : units['~run'](dataset, config);
  return { ...units, '~run': run };
}

/** What `trim` removes, and control characters. */
const BLANKS =
  '\\u0000-\\u0020\\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';

/**
 * At least this many characters without the blanks around them. JSON Schema cannot say the length of
 * a trimmed text, so this is a pattern; the length before it is for people who read the document.
 */
function shortest(minimum: number, message: string) {
  const visible = `[^${BLANKS}]`;
  const pattern = minimum > 1 ? `${visible}[\\s\\S]{${minimum - 2},}${visible}` : visible;
  return [
    v.minLength<string, number, string>(minimum, message),
    v.regex<string, string>(new RegExp(pattern, 'u'), message),
  ] as const;
}

/**
 * A trimmed answer of one line, of at least one or two characters. Line breaks become spaces, so that
 * no field can start a new header line. The rules come before that, so that they are in the OpenAPI
 * document, too.
 */
export const line = (minimum: 1 | 2, message: string, limit = LINE_LIMIT) =>
  v.pipe(
    v.string(message),
    ...shortest(minimum, message),
    longest(limit),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    v.transform((text) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()),
  );

/** A trimmed answer of any number of lines. */
export const paragraph = (minimum: number, message: string) =>
  v.pipe(v.string(message), ...shortest(minimum, message), longest(TEXT_LIMIT), v.trim());

/** Characters that a name may have without quotes (RFC 5322, atext): `o'brien@example.com` is one. */
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const HOST_LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** The name has at most 64 characters (RFC 5321), and the host a top-level domain. */
const ADDRESS = new RegExp(
  `^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${HOST_LABEL}\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`,
);

/** Exactly one e-mail address: a list such as `a@b.co, c@d.co` is refused. */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    longest(EMAIL_LIMIT),
    v.trim(),
    v.regex(ADDRESS, message),
    v.metadata({ format: 'email' }),
  );

/** A phone number as people write it, at least ten characters. */
export const phoneNumber = (message: string) =>
  v.pipe(v.string(message), ...shortest(10, message), longest(PHONE_LIMIT), v.trim());
