export const LONGEST_PHRASE = 60;
/** Seven digits or more; "07:00 and 11:00" is none. */
const PHONE_NUMBER = /\p{N}(?:[ ,.'’-]*\p{N}){6,}/gu;
const PAUSE = /[,;:]$/;
const SENTENCE_END = /[.!?]$/;
const SPACES = /\s+/;
const LINK_OR_MARKUP = /[@/\\<>|{}[\]`*_#~^=]|\.\p{L}|www|http|&[a-z]/u;
const OUTER_MARKS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const INNER_MARKS = /[^\p{L}\p{M}\p{N}'’:.-]+/gu;

/**
 * A visitor's words as they may stand in a report: one line, at most `longest` characters, without links,
 * addresses, phone numbers and markup. Empty when nothing is left.
 */
export function quote(text: string, longest = LONGEST_PHRASE): string {
  const kept: string[] = [];
  let length = 0;
  // A phrase is a few words; what is longer is cut anyway.
  for (const part of text.slice(0, 4 * longest).split(SPACES)) {
    if (LINK_OR_MARKUP.test(part)) continue;
    const word = part.replace(INNER_MARKS, ' ').replace(OUTER_MARKS, '');
    if (word === '') continue;
    length += word.length + 1;
    if (length > longest + 1) break;
    kept.push(PAUSE.test(part) ? `${word},` : SENTENCE_END.test(part) ? `${word}.` : word);
  }
  return kept
    .join(' ')
    .replace(PHONE_NUMBER, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ ,.]+|[ ,.]+$/g, '');
}
