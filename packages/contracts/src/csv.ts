type Cell = string | number | boolean;

/**
 * A file for spreadsheets: RFC 4180, after a mark without which Excel reads it in the code page of the
 * computer, and shows "Zoë" as "ZoÃ«".
 */
export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map(csvLine).join('')}`;

/** One line of a file, with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A formula begins with one of these, or with its full-width or small form. */
const FIRST =
  '[=+\\-@|%\\uff1d\\uff0b\\uff0d\\uff20\\uff5c\\uff05\\ufe66\\ufe62\\ufe63\\ufe6b\\ufe6a\\u2212]';
/** What spreadsheets leave out before it, with quotation marks, which are doubled. */
const BEFORE = '[\\s\\p{Cc}\\p{Cf}"]*';

/** A cell that is run, or that begins with a line end or tab. */
const formula = new RegExp(`^${BEFORE}${FIRST}|^[\\t\\r\\n]`, 'u');
/**
 * The first character of a formula inside a cell, after what separates cells where a list is not
 * separated by commas, as in South Africa: there quotation marks inside a line protect nothing.
 */
const formulaInside = new RegExp(`(?<=[;\\t\\r\\n]${BEFORE})${FIRST}`, 'gu');

/**
 * A cell that a spreadsheet shows as text. Names come from visitors and price lists that others wrote:
 * what begins like a formula would be run, so it gets an apostrophe before it.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function csvCell(cell: Cell): string {
  const text = String(cell);
  if (typeof cell !== 'string') return text;
  const inert = text.replace(formulaInside, "'$&");
  const safe = formula.test(text) ? `'${inert}` : inert;
  return /[",\t\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
