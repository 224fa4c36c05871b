import type { PaperDetails } from '../../../domain/paper/paper-maker.ts';
import type { FontName } from '../fonts.ts';
import { shownText } from '../shown-text.ts';
import type { Pen } from './pen.ts';
import { sheet, sizes } from './sheet.ts';

const HEAD = 40;
const FOOT = 788;

/**
 * Draws the foot of every page, and the head of all but the first, which has the letterhead. To be
 * called when all pages are there, because each says how many there are.
 */
export function drawPageEdges(pen: Pen, details: PaperDetails): void {
  const { count } = pen.pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pen.pdf.switchToPage(page);
    if (page > 0) edge(pen, HEAD, details.company.name, details.reference, 'mono');
    edge(pen, FOOT, details.caution, `Page ${page + 1} of ${count}`, 'regular');
    pen.artifact(() => {
      if (page > 0) pen.rule(HEAD + 20, 'line-hairline');
      pen.rule(FOOT - 8, 'line-hairline');
    }, 'Pagination');
  }
}

function edge(pen: Pen, y: number, left: string, right: string, rightFont: FontName): void {
  const start = shownText(left).shown;
  const end = shownText(right).shown;
  const x = sheet.right - pen.measure(sizes.note)(end, rightFont);
  pen.artifact(() => {
    const look = { y, size: sizes.note, colour: 'text-muted' } as const;
    pen.line([{ shown: start, font: 'regular' }], { ...look, x: sheet.left });
    pen.line([{ shown: end, font: rightFont }], { ...look, x });
  }, 'Pagination');
}
