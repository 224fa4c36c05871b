import type { MarkdownTable, TableCell } from '@app/markdown/markdown-document';
import { colours } from '../colours.ts';
import { type ColumnNeed, columnWidths } from './column-widths.ts';
import { type FontSet, type Line, type Measure, toLines, widths } from './lines.ts';
import type { Colour, Pen } from './pen.ts';
import { sheet, sizes, type TextSize, textWidth } from './sheet.ts';
import { bodyFonts } from './text-block.ts';

const PAD_X = 8;
/** Of the head, and of the first column, which says what a row is about. */
const labelFonts: FontSet = { text: 'medium', strong: 'strong', emphasis: 'medium' };
const fontsOf = (column: number): FontSet => (column === 0 ? labelFonts : bodyFonts);
/** No column is made wider than this by one long word, such as an address. */
const LONGEST_WORD = 160;
/** Cells that are all shorter than this, such as "This month", are not broken. */
const SHORT = 60;
/** Columns of texts are at least so wide, where there is room: a few words on each line. */
const READABLE = 92;

/** Type of a table, and the room above and below the text of a row. */
export interface TableLook {
  readonly size: TextSize;
  readonly padY: number;
}
export const tableLook: TableLook = { size: sizes.table, padY: 5 };
/** For long lists of figures. */
export const amountsLook: TableLook = { size: sizes.note, padY: 3 };

type Cells = readonly (readonly Line[])[];

interface Column {
  readonly width: number;
  readonly atRight: boolean;
}

/** A table whose texts are broken into the lines of its columns. */
interface BrokenTable {
  readonly columns: readonly Column[];
  readonly head: Cells;
  readonly rows: readonly Cells[];
  readonly look: TableLook;
}

export interface TableOptions {
  readonly look: TableLook;
  /** Indexes of the columns whose texts end at the right. */
  readonly right: readonly number[];
}

function breakTable(pen: Pen, table: MarkdownTable, { look, right }: TableOptions): BrokenTable {
  const measure = pen.measure(look.size);
  const columns = columnWidths(columnNeeds(measure, table), textWidth).map((width, index) => ({
    width,
    atRight: right.includes(index),
  }));
  const broken = (cells: readonly TableCell[], fonts: (column: number) => FontSet): Cells =>
    cells.map((cell, index) =>
      toLines(cell, fonts(index), (columns[index]?.width ?? 0) - 2 * PAD_X, measure),
    );
  return {
    columns,
    head: broken(table.columns, () => labelFonts),
    rows: table.rows.map((row) => broken(row, fontsOf)),
    look,
  };
}

/** Of the head and the first row, which stay together. */
export function tableStart(pen: Pen, table: MarkdownTable, options: TableOptions): number {
  const { head, rows, look } = breakTable(pen, table, options);
  const headHeight = heightOf(head, look);
  return headHeight + Math.min(heightOf(rows[0] ?? [], look), pageHeight(headHeight));
}

/** Draws a table over as many pages as it needs. Its head is repeated, as an artifact, on each. */
export function drawTable(
  pen: Pen,
  table: MarkdownTable,
  parent: PDFKit.PDFStructureElement,
  options: TableOptions,
): void {
  const { pdf } = pen;
  const broken = breakTable(pen, table, options);
  const { rows, look } = broken;
  const tag = pdf.struct('Table');
  parent.add(tag);
  pen.need(tableStart(pen, table, options));
  drawHead(pen, broken, addRow(pdf, tag, 'THead'));
  const body = pdf.struct('TBody');
  tag.add(body);
  for (const [index, row] of rows.entries()) {
    const cellTags = row.map(() => pdf.struct('TD'));
    const rowTag = pdf.struct('TR');
    body.add(rowTag);
    for (const cell of cellTags) rowTag.add(cell);
    // The last row, often a sum, does not stand alone on the next page.
    const last = index === rows.length - 2 ? heightOf(rows[index + 1] ?? [], look) : 0;
    drawRow(pen, row, broken, { tags: cellTags, with: last });
    rowTag.end();
  }
  tag.end();
}

function columnNeeds(measure: Measure, { columns, rows }: MarkdownTable): readonly ColumnNeed[] {
  const needs = columns.map((column, index) => {
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
  const readable = needs.map((need) => ({
    usual: need.usual,
    most: need.most,
    least: Math.max(need.least, Math.min(need.most, READABLE)),
  }));
  const room = readable.reduce((sum, { least }) => sum + least, 0);
  return room <= textWidth ? readable : needs;
}

const leastOf = (word: number, line: number): number =>
  line <= SHORT ? line : Math.min(word, LONGEST_WORD);

const lineCount = (cells: Cells): number => Math.max(1, ...cells.map((lines) => lines.length));
const heightOf = (cells: Cells, { size, padY }: TableLook): number =>
  lineCount(cells) * size.leading + 2 * padY;
/** Room for rows on a page of its own. */
const pageHeight = (headHeight: number): number => sheet.bottom - sheet.top - headHeight;

/**
 * Draws a row; one that is taller than a page goes on on the next, below the repeated head.
 * @param rest its tags, and the height of what stays on its page
 */
function drawRow(
  pen: Pen,
  row: Cells,
  table: BrokenTable,
  rest: { readonly tags: readonly PDFKit.PDFStructureElement[]; readonly with: number },
): void {
  const { look } = table;
  const nextPage = () => {
    pen.newPage();
    drawRepeatedHead(pen, table);
  };
  if (!pen.fits(heightOf(row, look) + rest.with)) nextPage();
  for (let from = 0; from < lineCount(row); ) {
    const free = sheet.bottom - pen.y - 2 * look.padY;
    const room = Math.max(1, Math.floor(free / look.size.leading));
    const part = row.map((lines) => lines.slice(from, from + room));
    drawCells(pen, part, table, 'text-body', rest.tags);
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

function drawHead(pen: Pen, table: BrokenTable, rowTag: PDFKit.PDFStructureElement): void {
  pen.artifact(() => fillHead(pen, table));
  const tags = table.head.map(() => pen.pdf.struct('TH', { scope: 'Column' }));
  for (const tag of tags) rowTag.add(tag);
  drawCells(pen, table.head, table, 'text-muted', tags);
}

const drawRepeatedHead = (pen: Pen, table: BrokenTable): void =>
  pen.artifact(() => {
    fillHead(pen, table);
    drawCells(pen, table.head, table, 'text-muted');
  }, 'Pagination');

function fillHead(pen: Pen, { head, look }: BrokenTable): void {
  const height = heightOf(head, look);
  pen.pdf.rect(sheet.left, pen.y, textWidth, height).fill(colours['surface-sunken']);
  pen.rule(pen.y, 'line-strong');
  pen.rule(pen.y + height, 'line-strong');
}

/** Draws cells beside each other; without tags they are part of what is already marked. */
function drawCells(
  pen: Pen,
  cells: Cells,
  { columns, look: { size, padY } }: BrokenTable,
  colour: Colour,
  tags?: readonly PDFKit.PDFStructureElement[],
): void {
  let x = sheet.left;
  for (const [index, lines] of cells.entries()) {
    for (const [row, line] of lines.entries()) {
      const y = pen.y + padY + row * size.leading;
      const { width = 0, atRight = false } = columns[index] ?? {};
      const indent = atRight ? spareIn(line, width, pen.measure(size)) : 0;
      pen.line(line, { x: x + PAD_X + indent, y, size, colour }, tags?.[index]);
    }
    x += columns[index]?.width ?? 0;
  }
  pen.y += heightOf(cells, { size, padY });
}

/** What a line leaves of its column. A line that is broken at a space ends with it. */
function spareIn(line: Line, width: number, measure: Measure): number {
  const wide = line.reduce((sum, { shown, font }) => sum + measure(shown, font), 0);
  return Math.max(0, width - 2 * PAD_X - wide);
}
