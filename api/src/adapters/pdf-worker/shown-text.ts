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

/**
 * Text with the bare letter, or else a box, for each character that the fonts do not have. `actual`
 * is what a screen reader reads and what is copied.
 */
export function shownText(text: string): ShownText {
  const composed = text.normalize('NFC');
  const shown = isShowable(composed) ? composed : withBoxes(composed);
  return shown === composed ? { shown } : { shown, actual: composed };
}

const isShowable = (text: string): boolean =>
  [...text].every((character) => canShow(character.codePointAt(0) ?? 0));

const withBoxes = (text: string): string =>
  graphemesOf(text)
    .map((grapheme) => grapheme.replace(UNSEEN, ''))
    .map((grapheme) => [grapheme, withoutMarks(grapheme), REPLACEMENT].find(isShowable))
    .join('');

/** The letter under its marks, such as the d of the Venda ḓ: it reads better than a box. */
const withoutMarks = (grapheme: string): string =>
  grapheme.normalize('NFD').replace(/(?<=\p{L})\p{M}+/gu, '');

/** What a reader sees as characters, such as an emoji of several code points. */
export const graphemesOf = (text: string): readonly string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);
