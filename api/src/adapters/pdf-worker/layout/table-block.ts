import type { MarkdownTable, TableCell } from '@app/markdown/markdown-document';
import { colours } from '../colours.ts';
import { columnWidths } from './column-widths.ts';
import { type FontSet, type Line, toLines, widths } from './lines.ts';
import type { Colour, Pen } from './pen.ts';
import { sheet, sizes, textWidth } from './sheet.ts';
import { bodyFonts } from './text-block.ts';

const PAD_X = 8;
const PAD_Y = 5;
const { leading } = sizes.table;
/** Of the head, and of the first column, which says what a row is about. */
const labelFonts: FontSet = { text: 'medium', strong: 'strong', emphasis: 'medium' };
const fontsOf = (column: number): FontSet => (column === 0 ? labelFonts : bodyFonts);
/** No column is made wider than this by one long word, such as an address. */
const LONGEST_WORD = 160;
/** Cells that are all shorter than this, such as "This month", are not broken. */
const SHORT = 60;

type Cells = readonly (readonly Line[])[];

interface Column {
  readonly width: number;
  readonly atRight: boolean;
}

/**
 * Draws a table over as many pages as it needs. Its head is repeated, as an artifact, on each.
 * @param right indexes of the columns whose texts end at the right.
 */
export function drawTable(
  pen: Pen,
  table: MarkdownTable,
  parent: PDFKit.PDFStructureElement,
  right: ReadonlySet<number> = new Set(),
): void {
  const { pdf } = pen;
  const columns = columnWidths(columnNeeds(pen, table), textWidth).map((width, index) => ({
    width,
    atRight: right.has(index),
  }));
  const broken = (cells: readonly TableCell[], fonts: (column: number) => FontSet): Cells =>
    cells.map((cell, index) =>
      toLines(
        cell,
        fonts(index),
        (columns[index]?.width ?? 0) - 2 * PAD_X,
        pen.measure(sizes.table),
      ),
    );
  const head = broken(table.columns, () => labelFonts);
  const rows = table.rows.map((row) => broken(row, fontsOf));
  const headHeight = heightOf(head);

  const tag = pdf.struct('Table');
  parent.add(tag);
  pen.need(headHeight + Math.min(heightOf(rows[0] ?? []), pageHeight(headHeight)));
  drawHead(pen, head, columns, addRow(pdf, tag, 'THead'));
  const body = pdf.struct('TBody');
  tag.add(body);
  for (const row of rows) {
    const cellTags = row.map(() => pdf.struct('TD'));
    const rowTag = pdf.struct('TR');
    body.add(rowTag);
    for (const cell of cellTags) rowTag.add(cell);
    drawRow(pen, row, columns, cellTags, () => drawRepeatedHead(pen, head, columns));
    rowTag.end();
  }
  tag.end();
}

function columnNeeds(pen: Pen, { columns, rows }: MarkdownTable) {
  const measure = pen.measure(sizes.table);
  return columns.map((column, index) => {
    const cells = [
      widths(column, labelFonts, measure),
      ...rows.map((row) => widths(row[index] ?? [], fontsOf(index), measure)),
    ];
    const widest = (pick: 'word' | 'line') => Math.max(...cells.map((cell) => cell[pick]));
    const average = cells.reduce((sum, cell) => sum + cell.line, 0) / cells.length;
    return {
      least: leastOf(widest('word'), widest('line')) + 2 * PAD_X,
      usual: average + 2 * PAD_X,
      most: widest('line') + 2 * PAD_X,
    };
  });
}

const leastOf = (word: number, line: number): number =>
  line <= SHORT ? line : Math.min(word, LONGEST_WORD);

const lineCount = (cells: Cells): number => Math.max(1, ...cells.map((lines) => lines.length));
const heightOf = (cells: Cells): number => lineCount(cells) * leading + 2 * PAD_Y;
/** Room for rows on a page of its own. */
const pageHeight = (headHeight: number): number => sheet.bottom - sheet.top - headHeight;

/** Draws a row; one that is taller than a page goes on on the next, below the repeated head. */
function drawRow(
  pen: Pen,
  row: Cells,
  columns: readonly Column[],
  tags: readonly PDFKit.PDFStructureElement[],
  repeatHead: () => void,
): void {
  const nextPage = () => {
    pen.newPage();
    repeatHead();
  };
  if (!pen.fits(heightOf(row))) nextPage();
  for (let from = 0; from < lineCount(row); ) {
    const room = Math.max(1, Math.floor((sheet.bottom - pen.y - 2 * PAD_Y) / leading));
    const part = row.map((lines) => lines.slice(from, from + room));
    drawCells(pen, part, columns, 'text-body', tags);
    pen.artifact(() => pen.rule(pen.y, 'line-hairline'));
    from += room;
    if (from < lineCount(row)) nextPage();
  }
}

function addRow(pdf: PDFKit.PDFDocument, table: PDFKit.PDFStructureElement, group: string) {
  const groupTag = pdf.struct(group);
  const row = pdf.struct('TR');
  table.add(groupTag.add(row));
  return row;
}

function drawHead(
  pen: Pen,
  head: Cells,
  columns: readonly Column[],
  rowTag: PDFKit.PDFStructureElement,
): void {
  pen.artifact(() => fillHead(pen, head));
  const tags = head.map(() => pen.pdf.struct('TH', { scope: 'Column' }));
  for (const tag of tags) rowTag.add(tag);
  drawCells(pen, head, columns, 'text-muted', tags);
}

const drawRepeatedHead = (pen: Pen, head: Cells, columns: readonly Column[]): void =>
  pen.artifact(() => {
    fillHead(pen, head);
    drawCells(pen, head, columns, 'text-muted');
  }, 'Pagination');

const fillHead = (pen: Pen, head: Cells): void => {
  pen.pdf.rect(sheet.left, pen.y, textWidth, heightOf(head)).fill(colours['surface-sunken']);
  pen.rule(pen.y, 'line-strong');
  pen.rule(pen.y + heightOf(head), 'line-strong');
};

/** Draws cells beside each other; without tags they are part of what is already marked. */
function drawCells(
  pen: Pen,
  cells: Cells,
  columns: readonly Column[],
  colour: Colour,
  tags?: readonly PDFKit.PDFStructureElement[],
): void {
  let x = sheet.left;
  for (const [index, lines] of cells.entries()) {
    for (const [row, line] of lines.entries()) {
      const y = pen.y + PAD_Y + row * leading;
      const indent = columns[index]?.atRight ? spareIn(pen, line, columns[index].width) : 0;
      pen.line(line, { x: x + PAD_X + indent, y, size: sizes.table, colour }, tags?.[index]);
    }
    x += columns[index]?.width ?? 0;
  }
  pen.y += heightOf(cells);
}

/** What a line leaves of its column. A line that is broken at a space ends with it. */
function spareIn(pen: Pen, line: Line, width: number): number {
  const measure = pen.measure(sizes.table);
  const wide = line.reduce((sum, { shown, font }) => sum + measure(shown, font), 0);
  return Math.max(0, width - 2 * PAD_X - wide);
}
