import { quote } from '../understanding/quote.ts';

/**
 * A visitor's own name for something, such as an area, as it may stand in a report: see `quote`.
 * Empty when nothing is left.
 */
export const safeQuote = (text: string): string =>
  quote(text.replace(/(\p{L}) ?[/&] ?(?=\p{L})/gu, '$1 and '));

/** “back door” */
export const quoted = (words: string): string => `“${words}”`;
