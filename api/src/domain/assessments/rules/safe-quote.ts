import { quote } from '../understanding/quote.ts';

/**
 * A visitor's own name for something, such as an area, as it may stand in a report: see `quote`.
 * Empty when nothing is left. What is cut ends with "…", and not after a word that leads on.
 */
export function safeQuote(text: string, longest?: number): string {
  const plain = text.replace(/(\p{L}) ?[/&] ?(?=\p{L})/gu, '$1 and ');
  const words = quote(plain, longest);
  const whole = words.split(' ').length >= plain.trim().split(/\s+/).length;
  return whole || words === '' ? words : `${words.replace(LEADS_ON, '')}…`;
}

/** Words that leave a phrase open at its end. */
const LEADS_ON =
  /(,?( (a|an|the|and|or|but|of|in|at|to|from|with|is|are|our|my|if|when|there)))+$/i;

/** “back door” */
export const quoted = (words: string): string => `“${words}”`;
