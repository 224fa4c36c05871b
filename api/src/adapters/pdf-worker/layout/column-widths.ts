export interface ColumnNeed {
  /** Of the widest word, padding included. */
  readonly least: number;
  /** Of the widest cell on one line, padding included. */
  readonly most: number;
}

/**
 * Widths in points of the columns of a table that is `total` wide. A column whose longest cell fits
 * into an equal share gets what that cell needs; the others share the rest equally, but each at
 * least the width of its widest word. When even the words do not fit, all columns shrink alike.
 */
export function columnWidths(columns: readonly ColumnNeed[], total: number): readonly number[] {
  const least = sum(columns.map((column) => column.least));
  if (least >= total) return columns.map((column) => (column.least / least) * total);
  const most = sum(columns.map((column) => column.most));
  if (most <= total) return columns.map((column) => (column.most / most) * total);
  const settled = new Map<ColumnNeed, number>();
  for (;;) {
    const open = columns.filter((column) => !settled.has(column));
    const share = (total - sum([...settled.values()])) / open.length;
    // Words first: a column that needs more than its share leaves less to the others.
    const wide = open.filter((column) => column.least > share);
    const narrow = open.filter((column) => column.most < share);
    for (const column of wide.length > 0 ? wide : narrow) {
      settled.set(column, wide.length > 0 ? column.least : column.most);
    }
    if (wide.length + narrow.length === 0) {
      return columns.map((column) => settled.get(column) ?? share);
    }
  }
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((before, number) => before + number, 0);
