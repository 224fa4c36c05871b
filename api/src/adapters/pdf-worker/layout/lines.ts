import type { MarkdownInline } from '@app/markdown/markdown-document';
import type { FontName } from '../fonts.ts';
import { graphemesOf, type ShownText, shownText } from '../shown-text.ts';

/** A stretch of a line in one font. */
export interface Run extends ShownText {
  readonly font: FontName;
}

export type Line = readonly Run[];

/** Fonts of plain text, of what stands out, and of what is emphasised. */
export interface FontSet {
  readonly text: FontName;
  readonly strong: FontName;
  readonly emphasis: FontName;
}

/** The width of a text in points. */
export type Measure = (text: string, font: FontName) => number;

/** A text that is as wide as its column fits, whatever the rounding of the column's width. */
const ROUNDING = 0.01;

/** Runs without a space between them. */
interface Word {
  readonly runs: readonly Run[];
  /** Continues the word before it, which was too wide for a line. */
  readonly glued: boolean;
}

/**
 * Breaks a content into lines of at most `width` points, at spaces, and inside a word only when the
 * word alone is wider. A line that is broken at a space ends with it, as a reader of tagged PDF needs.
 */
export function toLines(
  content: readonly MarkdownInline[],
  fonts: FontSet,
  width: number,
  measure: Measure,
): readonly Line[] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const { runs, glued } of toWords(content, fonts).flatMap((word) =>
    fitting(word, width, measure),
  )) {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    const space = last && !glued ? { shown: ' ', font: last.font } : undefined;
    if (space) line.push(space);
    const before = used + widthOf(space ? [space] : [], measure);
    const wide = widthOf(runs, measure);
    if (last && before + wide > width + ROUNDING) {
      lines.push([...runs]);
      used = wide;
    } else {
      line.push(...runs);
      used = before + wide;
    }
  }
  return lines.map(merged);
}

/** The width of the widest word and of the whole content on one line, in points. */
export function widths(
  content: readonly MarkdownInline[],
  fonts: FontSet,
  measure: Measure,
): { readonly word: number; readonly line: number } {
  const each = toWords(content, fonts).map(({ runs }) => widthOf(runs, measure));
  const spaces = Math.max(0, each.length - 1) * measure(' ', fonts.text);
  return { word: Math.max(0, ...each), line: each.reduce((sum, wide) => sum + wide, spaces) };
}

const widthOf = (runs: readonly Run[], measure: Measure): number =>
  runs.reduce((sum, { shown, font }) => sum + measure(shown, font), 0);

function toWords(content: readonly MarkdownInline[], fonts: FontSet): readonly Word[] {
  const words: Run[][] = [[]];
  for (const { text, font } of flat(content, fonts, fonts.text)) {
    for (const [index, part] of text.split(/[ \t\n]+/).entries()) {
      if (index > 0) words.push([]);
      const shown = shownText(part);
      if (shown.shown !== '') words.at(-1)?.push({ ...shown, font });
    }
  }
  return words.filter((runs) => runs.length > 0).map((runs) => ({ runs, glued: false }));
}

const flat = (
  content: readonly MarkdownInline[],
  fonts: FontSet,
  font: FontName,
): readonly { readonly text: string; readonly font: FontName }[] =>
  content.flatMap((inline) =>
    inline.kind === 'text'
      ? [{ text: inline.text, font }]
      : flat(inline.content, fonts, fonts[inline.kind]),
  );

/** A word as it is, or in pieces that fit when it is wider than a line. */
function fitting(word: Word, width: number, measure: Measure): readonly Word[] {
  if (widthOf(word.runs, measure) <= width + ROUNDING) return [word];
  const pieces: Run[][] = [[]];
  let used = 0;
  for (const run of word.runs.flatMap(characters)) {
    const wide = widthOf([run], measure);
    if (used + wide > width && used > 0) {
      pieces.push([]);
      used = 0;
    }
    pieces.at(-1)?.push(run);
    used += wide;
  }
  return pieces.map((runs, index) => ({ runs, glued: index > 0 }));
}

const characters = ({ shown, actual = shown, font }: Run): readonly Run[] =>
  graphemesOf(actual).map((grapheme) => ({ ...shownText(grapheme), font }));

/** Neighbouring runs of one font as one run, unless only one is shown otherwise than it is. */
function merged(line: Line): Line {
  const runs: Run[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    const joins = last?.font === run.font && isAsItIs(last) === isAsItIs(run);
    if (last && joins) runs[runs.length - 1] = joined(last, run);
    else runs.push(run);
  }
  return runs;
}

const isAsItIs = (run: Run): boolean => run.actual === undefined;

const joined = (first: Run, second: Run): Run => ({
  ...first,
  shown: first.shown + second.shown,
  ...(first.actual !== undefined && { actual: first.actual + (second.actual ?? '') }),
});
