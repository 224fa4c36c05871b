import type { SiteLayout } from '@app/contracts/site-layout';
import { colours } from '../colours.ts';
import type { Pen } from '../layout/pen.ts';
import { sheet, sizes } from '../layout/sheet.ts';
import { drawMark } from './draw-marks.ts';
import { BLIND_SPOT, tints } from './draw-site.ts';

const ROW = 14;
const SWATCH = { width: 16, height: 8 };
/** Of a column: the longest entry fits. */
const COLUMN_WIDTH = 160;

interface Entry {
  readonly words: string;
  draw(pdf: PDFKit.PDFDocument, x: number, y: number): void;
}

interface Look {
  readonly accent: string;
  readonly width: number;
}

const columnsIn = (width: number): number => Math.floor(width / COLUMN_WIDTH);

export const legendHeight = (layout: SiteLayout, { accent, width }: Look): number =>
  ROW * Math.ceil(entriesOf(layout, accent).length / columnsIn(width));

/** What tints and lines of a drawing mean; only of those that it has. */
export function drawLegend(
  pen: Pen,
  layout: SiteLayout,
  { accent, width, top }: Look & { readonly top: number },
): void {
  const columns = columnsIn(width);
  for (const [index, { words, draw }] of entriesOf(layout, accent).entries()) {
    const x = sheet.left + ((index % columns) * width) / columns;
    const y = top + Math.floor(index / columns) * ROW;
    draw(pen.pdf, x, y + (sizes.note.leading - SWATCH.height) / 2);
    pen.note(words, x + SWATCH.width + 5, y);
  }
}

function entriesOf(
  { devices, fence, cover, marks = [] }: SiteLayout,
  accent: string,
): readonly Entry[] {
  const entries: Entry[] = [];
  if (devices.some(({ view }) => view)) {
    const blue = colours['text-link'];
    entries.push(
      { words: 'A camera sees it', draw: tint(blue, tints.seen) },
      { words: 'At level discern or better', draw: tint(blue, tints.seen + tints.discern) },
      { words: 'At level validate or better', draw: tint(accent, tints.validate) },
    );
  }
  if (cover && cover.blindSpots.length > 0) {
    entries.push({ words: 'Blind spot of the cameras', draw: dashed(BLIND_SPOT) });
  }
  if (fence.length > 0) entries.push({ words: 'Electric fence', draw: line(accent) });
  if (devices.length > 0) {
    entries.push({ words: 'Number: line of the bill', draw: balloon });
  }
  for (const { symbol, label, at } of marks) {
    const draw: Entry['draw'] = (pdf, x, y) =>
      drawMark(pdf, symbol, x + SWATCH.width / 2, y + SWATCH.height / 2);
    entries.push({ words: `${label} (${at.length})`, draw });
  }
  return entries;
}

const tint =
  (colour: string, opacity: number): Entry['draw'] =>
  (pdf, x, y) => {
    pdf.rect(x, y, SWATCH.width, SWATCH.height).fillOpacity(opacity).fill(colour).fillOpacity(1);
    pdf.rect(x, y, SWATCH.width, SWATCH.height).lineWidth(0.5);
    pdf.strokeColor(colours['line-strong']).stroke();
  };

const line =
  (colour: string): Entry['draw'] =>
  (pdf, x, y) => {
    const middle = y + SWATCH.height / 2;
    pdf
      .moveTo(x, middle)
      .lineTo(x + SWATCH.width, middle)
      .lineWidth(1.4);
    pdf.strokeColor(colour).stroke();
  };

const dashed =
  (colour: string): Entry['draw'] =>
  (pdf, x, y) => {
    pdf.dash(4, { space: 3 });
    line(colour)(pdf, x, y);
    pdf.undash();
  };

const balloon: Entry['draw'] = (pdf, x, y) => {
  pdf.circle(x + SWATCH.width / 2, y + SWATCH.height / 2, 4).lineWidth(0.6);
  pdf.fillAndStroke('#ffffff', colours['draw-line']);
};
