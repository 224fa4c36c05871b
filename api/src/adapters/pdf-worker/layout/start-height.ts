import type { PaperBlock } from '../../../domain/paper/paper-document.ts';
import { THREAT_MATRIX_HEIGHT } from '../figures/threat-matrix.ts';
import { headingHeight } from './heading-block.ts';
import { toLines } from './lines.ts';
import type { Pen } from './pen.ts';
import { sizes, textWidth } from './sheet.ts';
import { amountsLook, tableLook, tableStart } from './table-block.ts';
import { bodyFonts } from './text-block.ts';

const FIRST_LINES = 3 * sizes.body.leading;

/**
 * Height of what a document starts with and what stays on one page: headings, the paragraph below them,
 * and a figure or the first row of a table.
 */
export function startHeight(pen: Pen, document: readonly PaperBlock[]): number {
  const [first, ...rest] = document;
  switch (first?.kind) {
    case 'heading':
      return headingHeight(first) + startHeight(pen, rest);
    case 'paragraph': {
      if (!isTableOrMatrix(rest[0])) return FIRST_LINES;
      const lines = toLines(first.content, bodyFonts, textWidth, pen.measure(sizes.body));
      return lines.length * sizes.body.leading + startHeight(pen, rest);
    }
    case 'table':
      return tableStart(pen, first, { look: tableLook, right: [] });
    case 'amounts':
      return tableStart(pen, first.table, { look: amountsLook, right: first.right });
    case 'threat-matrix':
      return THREAT_MATRIX_HEIGHT;
    default:
      return FIRST_LINES;
  }
}

const isTableOrMatrix = (block: PaperBlock | undefined): boolean =>
  block?.kind === 'table' || block?.kind === 'amounts' || block?.kind === 'threat-matrix';
