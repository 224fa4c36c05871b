import type { Frame } from '@app/site-plan/balloon-places';
import { barLength } from '@app/site-plan/drawing-scale';
import { colours } from '../colours.ts';
import type { Pen } from '../layout/pen.ts';
import { sizes } from '../layout/sheet.ts';
import { shownText } from '../shown-text.ts';
import { pointsPerMetre } from './projection.ts';

const PAD = 8;
const FIRST_ROW = 36;
const SECOND_ROW = sizes.note.leading + PAD;
export const TITLE_BLOCK_HEIGHT = FIRST_ROW + SECOND_ROW;
/** Where the second and the third cell of the first row start, as shares of its width. */
const CELLS = { scale: 0.3, bar: 0.68 };
const BAR_PARTS = 5;
const BAR_DEPTH = 4;

export interface TitleBlock {
  /** What is drawn. */
  readonly name: string;
  /** Denominator, and the paper on which it holds. */
  readonly scale: number;
  readonly paper: string;
  /** By which rule it is drawn, and how to read it. */
  readonly caption: string;
}

/** Says below a drawing what it is, its scale in words and as a bar, and its rule. */
export function drawTitleBlock(
  pen: Pen,
  { name, scale, paper, caption }: TitleBlock,
  { left, top, width }: Pick<Frame, 'left' | 'top' | 'width'>,
): void {
  const { pdf } = pen;
  pdf.rect(left, top, width, TITLE_BLOCK_HEIGHT);
  pdf.moveTo(left, top + FIRST_ROW).lineTo(left + width, top + FIRST_ROW);
  for (const share of Object.values(CELLS)) {
    const x = left + share * width;
    pdf.moveTo(x, top).lineTo(x, top + FIRST_ROW);
  }
  pdf.lineWidth(0.75).strokeColor(colours['line-strong']).stroke();
  cell(pen, 'Drawing', name, left + PAD, top);
  cell(
    pen,
    'Scale',
    `1:${scale} on ${paper}, printed at 100%`,
    left + CELLS.scale * width + PAD,
    top,
  );
  drawBar(pen, scale, left + CELLS.bar * width + PAD, top);
  pen.note(caption, left + PAD, top + FIRST_ROW + PAD / 2);
}

function cell(pen: Pen, label: string, words: string, x: number, top: number): void {
  pen.note(label, x, top + PAD / 2);
  const { shown } = shownText(words);
  const place = {
    x,
    y: top + PAD / 2 + sizes.note.leading,
    size: sizes.note,
    colour: 'text-strong',
  };
  pen.line([{ shown, font: 'medium' }], place as Parameters<Pen['line']>[1]);
}

/** In five parts, dark and white by turns, with its length. */
function drawBar(pen: Pen, scale: number, x: number, top: number): void {
  const { pdf } = pen;
  const length = barLength(scale);
  const part = (length * pointsPerMetre(scale)) / BAR_PARTS;
  const y = top + PAD / 2 + sizes.note.leading + 4;
  for (let index = 0; index < BAR_PARTS; index++) {
    pdf.rect(x + index * part, y, part, BAR_DEPTH).lineWidth(0.6);
    pdf.fillAndStroke(index % 2 === 0 ? colours['draw-line'] : '#ffffff', colours['draw-line']);
  }
  pen.note('0', x - 2, top + PAD / 2);
  const words = `${length} m`;
  pen.note(
    words,
    x + BAR_PARTS * part - pen.measure(sizes.note)(words, 'regular') / 2,
    top + PAD / 2,
  );
}
