type Cell = string | number | boolean;

/**
 * A file for spreadsheets: RFC 4180, after a mark without which Excel reads it in the code page of the
 * computer, and shows "Zoë" as "ZoÃ«".
 */
export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map(csvLine).join('')}`;

/** One line of a file, with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * A cell that a spreadsheet shows as text. Names come from visitors and price lists that others wrote:
 * one that begins like a formula would be run, so it gets an apostrophe before it.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function csvCell(cell: Cell): string {
  const text = String(cell);
  const isFormula = typeof cell === 'string' && /^[\s\u00a0]*[=+\-@|%]|^[\t\r\n]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
