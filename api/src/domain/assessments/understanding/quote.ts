export const LONGEST_PHRASE = 60;
/** Seven digits or more; "07:00 and 11:00" is none. */
const PHONE_NUMBER = /\p{N}(?:[ ,.'’()-]*\p{N}){6,}/gu;
const PAUSE = /[,;:]$/;
const SENTENCE_END = /[.!?]$/;
/** "(front" and "back)," keep what they open and close. */
const OPENS = /^[^\p{L}\p{N}]*\(/u;
const CLOSES = /\)[^\p{L}\p{N}]*$/u;
const MOST_MARKS = 4;
const SPACES = /\s+/;
const LINK_OR_MARKUP = /[@/\\<>|{}[\]`*_#~^=]|\.\p{L}|[Ww]{3}\.|[Hh][Tt]{2}[Pp][Ss]?:|&[a-z]/u;
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
    const mark = PAUSE.test(part) ? ',' : SENTENCE_END.test(part) ? '.' : '';
    const open = OPENS.test(part.slice(0, MOST_MARKS)) ? '(' : '';
    const close = CLOSES.test(part.slice(-MOST_MARKS)) ? ')' : '';
    kept.push(`${open}${word}${close}${mark}`);
  }
  return withoutLooseBrackets(kept.join(' ').replace(PHONE_NUMBER, ''))
    .replace(/ {2,}/g, ' ')
    .replaceAll(' )', ')')
    .replace(/^[ ,.]+|[ ,.]+$/g, '');
}

/** Brackets stay where each that opens closes again around some words. */
function withoutLooseBrackets(words: string): string {
  const brackets = words.replace(/[^()]/g, '');
  const isPaired = /^(\(\))*$/.test(brackets) && !/\( *\)/.test(words);
  return isPaired ? words : words.replace(/[()]/g, '');
}
