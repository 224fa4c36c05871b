/** A part of a text, and whether a search matched it. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
}

/** A character of the text as it is compared, and where it begins in the text. */
interface Letter {
  readonly folded: string;
  readonly at: number;
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Splits a text into parts that a search matched and others. Case, accents and the signs inside of a
 * code do not count: `vtip2` matches the start of `VT-IP2B28`.
 * @param matched what the search found, longest first, in lower case without accents.
 */
export function highlight(text: string, matched: readonly string[]): TextPart[] {
  const letters = lettersOf(text);
  const folded = letters.map((letter) => letter.folded).join('');
  const marked = new Set<number>();
  for (const word of matched) mark(word, text, letters, folded, marked);
  return partsOf(text, letters, marked);
}

/** Letters and digits, each folded to one character; signs and blanks are left out. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (const folded of plain) if (LETTER.test(folded)) letters.push({ folded, at });
    at += character.length;
  }
  return letters;
}

/** Marks where words of the text begin with a match; where none does, every place that has it. */
function mark(
  word: string,
  text: string,
  letters: readonly Letter[],
  folded: string,
  marked: Set<number>,
): void {
  const wanted = lettersOf(word)
    .map((letter) => letter.folded)
    .join('');
  if (wanted === '') return;
  const found: number[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1))
    found.push(at);
  const starts = found.filter((at) => beginsWord(text, letters[at]?.at ?? 0));
  for (const start of starts.length > 0 ? starts : found) {
    for (let index = start; index < start + [...wanted].length; index++) marked.add(index);
  }
}

const beginsWord = (text: string, at: number): boolean => !LETTER.test(text[at - 1] ?? ' ');

/** Signs between two matched letters are part of the match. */
function partsOf(
  text: string,
  letters: readonly Letter[],
  marked: ReadonlySet<number>,
): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  let matched = false;
  const close = (to: number) => {
    if (to > from) parts.push({ text: text.slice(from, to), matched });
    from = Math.max(from, to);
  };
  letters.forEach(({ at }, index) => {
    if (marked.has(index) === matched) return;
    // What follows the last matched letter, such as a blank, is not matched.
    const previous = letters[index - 1];
    close(matched && previous ? previous.at + lengthAt(text, previous.at) : at);
    matched = !matched;
  });
  const last = letters.at(-1);
  if (matched && last) {
    close(last.at + lengthAt(text, last.at));
    matched = false;
  }
  close(text.length);
  return parts;
}

const lengthAt = (text: string, at: number): number =>
  String.fromCodePoint(text.codePointAt(at) ?? 0).length;
