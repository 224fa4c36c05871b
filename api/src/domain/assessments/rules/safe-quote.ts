import { quote } from '../understanding/quote.ts';

/**
 * A visitor's own name for something, such as an area, as it may stand in a report: see `quote`.
 * Empty when nothing is left.
 */
export function safeQuote(text: string): string {
  const plain = text.replace(/(\p{L}) ?[/&] ?(?=\p{L})/gu, '$1 and ');
  const words = quote(plain);
  const whole = words.split(' ').length >= plain.trim().split(/\s+/).length;
  return whole || words === '' ? words : `${words} …`;
}

/** “back door” */
export const quoted = (words: string): string => `“${words}”`;
