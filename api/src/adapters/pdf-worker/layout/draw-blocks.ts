import type {
  MarkdownBlock,
  MarkdownDocument,
  MarkdownHeading,
} from '@app/markdown/markdown-document';
import { drawFacts } from './facts-block.ts';
import { bookmarksOf, drawHeading } from './heading-block.ts';
import { drawList } from './list-block.ts';
import type { Pen } from './pen.ts';
import { sizes } from './sheet.ts';
import { drawTable } from './table-block.ts';
import { bodyFonts, drawText } from './text-block.ts';

const GAP = 9;

/** Draws the blocks of a document one below the other, and makes a bookmark of each heading. */
export function drawBlocks(
  pen: Pen,
  document: MarkdownDocument,
  root: PDFKit.PDFStructureElement,
): void {
  const bookmark = bookmarksOf(pen.pdf);
  for (const [index, block] of document.entries()) {
    if (block.kind === 'heading') {
      drawHeading(pen, document, index, block, { root, bookmark });
    } else if (block.kind === 'list' && isTitle(document[index - 1])) {
      drawFacts(pen, block.items, root);
    } else {
      drawBlock(pen, block, root);
    }
  }
}

const isTitle = (block: MarkdownBlock | undefined): boolean =>
  block?.kind === 'heading' && block.level === 1;

function drawBlock(
  pen: Pen,
  block: Exclude<MarkdownBlock, MarkdownHeading>,
  root: PDFKit.PDFStructureElement,
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
      drawTable(pen, block, root);
      break;
    case 'thematic-break':
      pen.need(2 * GAP);
      pen.artifact(() => pen.rule(pen.y + GAP / 2, 'line-strong'));
  }
  pen.y += GAP;
}
