export interface ColumnNeed {
  /** Of the widest word, padding included. */
  readonly least: number;
  /** Of an average cell on one line, padding included. */
  readonly usual: number;
  /** Of the widest cell on one line, padding included. */
  readonly most: number;
}

/**
 * Widths in points of the columns of a table that is `total` wide. The columns share it as their
 * average cells are long, but none gets less than its widest word needs, or more than its longest
 * cell does. When even the words do not fit, all columns shrink alike.
 */
export function columnWidths(columns: readonly ColumnNeed[], total: number): readonly number[] {
  const least = sum(columns.map((column) => column.least));
  if (least >= total) return columns.map((column) => (column.least / least) * total);
  const most = sum(columns.map((column) => column.most));
  if (most <= total) return columns.map((column) => (column.most / most) * total);
  const settled = new Map<ColumnNeed, number>();
  for (;;) {
    const open = columns.filter((column) => !settled.has(column));
    const left = total - sum([...settled.values()]);
    const each = left / sum(open.map((column) => column.usual));
    // Words first: a column that needs more than its share leaves less to the others.
    const wide = open.filter((column) => column.least > column.usual * each);
    const narrow = open.filter((column) => column.most < column.usual * each);
    for (const column of wide.length > 0 ? wide : narrow) {
      settled.set(column, wide.length > 0 ? column.least : column.most);
    }
    if (wide.length + narrow.length === 0) {
      return grown(
        columns.map((column) => settled.get(column) ?? column.usual * each),
        total,
      );
    }
  }
}

/** Widths that fill the table, also when each column has all it may have. */
const grown = (widths: readonly number[], total: number): readonly number[] =>
  widths.map((width) => (width / sum(widths)) * total);

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((before, number) => before + number, 0);
