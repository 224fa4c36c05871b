// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/**
 * Text for a header or one line of a mail, without line breaks and bidirectional control
 * characters.
 */
export const oneLine = (text: string): string => text.replace(breaks, ' ').trim();

const LONGEST_GREETING = 60;

/**
 * The greeting of a mail. A form can be filled in with someone else's address, so a "name" that
 * contains a link or a message is left out.
 */
export function greeting(name: string): string {
  const plain = oneLine(name);
  const isName = plain.length <= LONGEST_GREETING && !/[/@:<>]|www\.|\.\w{2,}/i.test(plain);
  return isName && plain ? `Hello ${plain},` : 'Hello,';
}
