type Cell = string | number | boolean;

/** First characters by which a spreadsheet takes a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of RFC 4180, ended. A text that a spreadsheet would calculate gets an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: Cell): string {
  const text = String(cell);
  const safe = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
