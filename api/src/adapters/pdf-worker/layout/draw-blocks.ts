import type { MarkdownHeading, MarkdownInline } from '@app/markdown/markdown-document';
import type {
  CoverBlock,
  PaperBlock,
  PaperDocument,
} from '../../../domain/paper/paper-document.ts';
import { drawSiteFigure } from '../figures/site-figure.ts';
import { sitePaper } from '../figures/site-paper.ts';
import { drawThreatMatrix } from '../figures/threat-matrix.ts';
import { drawCover } from './cover-block.ts';
import { bookmarksOf, drawHeading } from './heading-block.ts';
import type { FontSet } from './lines.ts';
import { drawList } from './list-block.ts';
import type { Pen } from './pen.ts';
import { sheet, sizes } from './sheet.ts';
import { startHeight } from './start-height.ts';
import { amountsLook, drawTable, tableLook } from './table-block.ts';
import { bodyFonts, drawText } from './text-block.ts';

const GAP = 9;

/** What a drawn block is part of, and the colour of the company. */
export interface Drawing {
  readonly root: PDFKit.PDFStructureElement;
  readonly accent: string;
}

/** Draws the blocks of a document one below the other, and makes a bookmark of each heading. */
export function drawBlocks(pen: Pen, document: PaperDocument, { root, accent }: Drawing): void {
  const bookmark = bookmarksOf(pen.pdf);
  for (const [index, block] of document.entries()) {
    if (block.kind === 'heading') {
      const figure = document[index + 1];
      // A drawing has a page of its own, whose size follows from its scale.
      if (figure?.kind === 'site-figure') pen.newPage(sitePaper(figure.layout, accent).page);
      const room = startHeight(pen, document.slice(index));
      drawHeading(pen, document, index, block, { root, bookmark, room });
    } else if (block.kind === 'list' && isTitle(document[index - 1])) {
      drawFacts(pen, block.items, root);
    } else if (block.kind === 'cover') {
      bookmark(block.title, 1, pen.y);
      drawCover(pen, block, { root, accent });
    } else {
      drawBlock(pen, block, { root, accent });
    }
  }
}

const isTitle = (block: PaperBlock | undefined): boolean =>
  block?.kind === 'heading' && block.level === 1;

function drawBlock(
  pen: Pen,
  block: Exclude<PaperBlock, MarkdownHeading | CoverBlock>,
  { root, accent }: Drawing,
): void {
  switch (block.kind) {
    case 'paragraph': {
      const tag = pen.pdf.struct('P');
      root.add(tag);
      const look = { size: sizes.body, fonts: bodyFonts, colour: 'text-body' } as const;
      drawText(pen, block.content, look, tag);
      tag.end();
      break;
    }
    case 'list':
      drawList(pen, block, root);
      break;
    case 'table':
      drawTable(pen, block, root, { look: tableLook, right: [] });
      break;
    case 'amounts':
      drawTable(pen, block.table, root, { look: amountsLook, right: block.right });
      break;
    case 'site-figure':
      drawSiteFigure(pen, block, { root, accent });
      pen.endPage();
      return;
    case 'threat-matrix':
      drawThreatMatrix(pen, block, root);
      break;
    case 'page-break':
      if (pen.y > sheet.top) pen.newPage();
      return;
    case 'thematic-break':
      pen.need(2 * GAP);
      pen.artifact(() => pen.rule(pen.y + GAP / 2, 'line-strong'));
  }
  pen.y += GAP;
}

const fonts: FontSet = { text: 'regular', strong: 'medium', emphasis: 'italic' };

/** Draws the list below a title: what the document is, a line each, without bullets. */
function drawFacts(
  pen: Pen,
  items: readonly (readonly MarkdownInline[])[],
  root: PDFKit.PDFStructureElement,
): void {
  const { pdf } = pen;
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) {
    const entry = pdf.struct('LI');
    const body = pdf.struct('LBody');
    list.add(entry.add(body));
    drawText(pen, item, { size: sizes.table, fonts, colour: 'text-muted' }, body);
    entry.end();
  }
  list.end();
  pen.y += 12;
}
