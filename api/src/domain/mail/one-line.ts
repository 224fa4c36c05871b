// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** Text for a header or one line of a mail: no line breaks and nothing that turns its direction. */
export const oneLine = (text: string): string => text.replace(breaks, ' ').trim();

const LONGEST_GREETING = 60;

/**
 * How a visitor is greeted. A form can be filled in with somebody else's address, so a "name" that
 * carries a link or a message is not passed on.
 */
export function greeting(name: string): string {
  const plain = oneLine(name);
  const isName = plain.length <= LONGEST_GREETING && !/[/@:<>]|www\.|\.\w{2,}/i.test(plain);
  return isName && plain ? `Hello ${plain},` : 'Hello,';
}
