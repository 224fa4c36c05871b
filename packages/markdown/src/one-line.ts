/** Control characters, line ends, and characters that turn the direction of the text around them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const unfit = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** Code points that will never be characters, such as U+FFFE; Markdown can't refer to them. */
const noncharacters = /\p{Noncharacter_Code_Point}/gu;

/**
 * Any text as one line: line breaks, tabs, other control characters and changes of direction become
 * a space, and half of a surrogate pair and code points that are no characters become U+FFFD.
 */
export const oneLine = (text: string): string =>
  text.toWellFormed().replace(unfit, ' ').replace(noncharacters, '\ufffd');
