import { plainText } from '@app/markdown/markdown-document';
import PDFDocument from 'pdfkit';
import type { PaperDocument } from '../../domain/paper/paper-document.ts';
import type { PaperDetails } from '../../domain/paper/paper-maker.ts';
import type { FontName } from './fonts.ts';
import { drawBlocks } from './layout/draw-blocks.ts';
import { drawLetterhead } from './layout/letterhead.ts';
import { createPen, type Pen } from './layout/pen.ts';
import { sheet, sizes } from './layout/sheet.ts';
import { shownText } from './shown-text.ts';

/**
 * Makes the PDF of a document: A4, drawings of large sites A3, tagged, in South African English, with a bookmark for each
 * heading. Nothing in it depends on the time or on chance, so the same document gives the same bytes.
 */
export function makePdf(document: PaperDocument, details: PaperDetails): Promise<Uint8Array> {
  const date = new Date(details.createdAt);
  const pdf = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-ZA',
    // Without this, pdfkit loads the metrics of Helvetica.
    font: '',
    info: {
      Title: titleOf(document) ?? details.reference,
      Author: details.company.name,
      Subject: details.reference,
      CreationDate: date,
      ModDate: date,
    },
  });
  const bytes = collected(pdf);
  pdf.addPage();
  const pen = createPen(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawLetterhead(pen, details, root);
  drawBlocks(pen, document, { root, accent: details.accent });
  drawPageEdges(pen, details);
  root.end();
  pdf.end();
  return bytes;
}

function titleOf(document: PaperDocument): string | undefined {
  const cover = document.find((block) => block.kind === 'cover');
  if (cover) return cover.title;
  const title = document.find((block) => block.kind === 'heading' && block.level === 1);
  return title?.kind === 'heading' ? plainText(title.content) : undefined;
}

/** All that a document writes, once it has ended. */
function collected(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  pdf.on('error', reject);
  return promise;
}

const HEAD = 40;
/** From the lower edge of a page. */
const FOOT = 54;

/**
 * Draws the foot of every page, and the head of all but the first, which has the letterhead. To be
 * called when all pages are there, because each says how many there are.
 */
export function drawPageEdges(pen: Pen, details: PaperDetails): void {
  const { count } = pen.pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pen.pdf.switchToPage(page);
    const foot = pen.pdf.page.height - FOOT;
    if (page > 0) edge(pen, HEAD, details.company.name, details.reference, 'mono');
    edge(pen, foot, details.caution, `Page ${page + 1} of ${count}`, 'regular');
    pen.artifact(() => {
      if (page > 0) pen.rule(HEAD + 20, 'line-hairline');
      pen.rule(foot - 8, 'line-hairline');
    }, 'Pagination');
  }
}

function edge(pen: Pen, y: number, left: string, right: string, rightFont: FontName): void {
  const start = shownText(left).shown;
  const end = shownText(right).shown;
  const x = pen.pdf.page.width - sheet.left - pen.measure(sizes.note)(end, rightFont);
  pen.artifact(() => {
    const look = { y, size: sizes.note, colour: 'text-muted' } as const;
    pen.line([{ shown: start, font: 'regular' }], { ...look, x: sheet.left });
    pen.line([{ shown: end, font: rightFont }], { ...look, x });
  }, 'Pagination');
}
