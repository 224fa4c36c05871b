// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/**
 * Text for a header or one line of a mail, without line breaks and bidirectional control
 * characters.
 */
export const oneLine = (text: string): string => text.replace(breaks, ' ').trim();
