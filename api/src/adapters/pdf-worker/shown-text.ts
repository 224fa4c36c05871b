import { canShow } from './fonts.ts';

/** A piece of text as it can be drawn, and the text itself when that differs. */
export interface ShownText {
  readonly shown: string;
  readonly actual?: string;
}

const REPLACEMENT = '\ufffd';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that are not seen: joiners, variation selectors, soft hyphens, marks of direction. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}]/gu;

/** What looks like characters that the fonts do not have: dashes, bullets, click letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2012': '-',
  '\u2015': '-',
  '\u2023': '•',
  '\u25cf': '•',
  '\u01c0': '|',
  '\u01c1': '||',
  '\u01c3': '!',
};

/**
 * Text in which each character that the fonts do not have is replaced: by what looks like it, by the
 * bare letter, or by a box. `actual` is what a screen reader reads.
 */
export function shownText(text: string): ShownText {
  const composed = text.normalize('NFC');
  const shown = isShowable(composed) ? composed : withReplacements(composed);
  return shown === composed ? { shown } : { shown, actual: composed };
}

const isShowable = (text: string): boolean =>
  [...text].every((character) => canShow(character.codePointAt(0) ?? 0));

const withReplacements = (text: string): string =>
  graphemesOf(text)
    .map((grapheme) => candidates(grapheme.replace(UNSEEN, '')).find(isShowable))
    .join('');

/** From most to least like a grapheme; the last one can always be shown. */
function candidates(grapheme: string): readonly string[] {
  // Compatibility forms: thin and wide spaces become a space, full-width letters plain ones.
  const plain = grapheme.normalize('NFKC');
  return [grapheme, plain, LOOKALIKES[plain] ?? plain, withoutMarks(plain), REPLACEMENT];
}

/** The letter under its marks, such as the d of the Venda ḓ: it reads better than a box. */
const withoutMarks = (grapheme: string): string =>
  grapheme.normalize('NFD').replace(/(?<=\p{L})\p{M}+/gu, '');

/** What a reader sees as characters, such as an emoji of several code points. */
export const graphemesOf = (text: string): readonly string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);
