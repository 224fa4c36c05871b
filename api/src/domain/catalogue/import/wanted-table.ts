import type { Cell } from './sql-cell.ts';
import type { Reading, SqlCursor } from './sql-cursor.ts';
import type { SqlTokenizer } from './sql-tokenizer.ts';

/** Takes the rows of the wanted table as they are read. Lines are 1-based. */
export interface RowSink {
  /** Cells in the order of the wanted columns. */
  row(line: number, cells: readonly Cell[]): void;
  badRow(line: number, reason: string): void;
}

/** The table to read. Its name and those of its columns match in any case. */
export interface TableDescription {
  readonly name: string;
  /** In the order in which their cells are wanted. */
  readonly columns: readonly string[];
  /** Those of `columns` that the table must have. */
  readonly required: readonly string[];
}

/** Where the wanted columns are in a row. */
export interface TableLayout {
  readonly width: number;
  /** For each column of the table, its index among the wanted columns, or -1. */
  readonly slots: Int8Array;
}

/** Most columns that the table may have. */
const COLUMN_LIMIT = 64;

const NO_COLUMNS =
  'the rows do not name their columns, and no CREATE TABLE before them does. ' +
  'Export the table with its structure or with column names.';

/** The wanted table as far as the dump has told. */
export class WantedTable {
  /** Whether the file creates or fills the table. */
  seen = false;
  readonly #description: TableDescription;
  readonly #name: string;
  readonly #sink: RowSink;
  #columns: readonly string[] = [];
  #layout: TableLayout | undefined;
  #created: readonly string[] | undefined;
  #opening: { readonly text: string; readonly layout: TableLayout } | undefined;

  constructor(description: TableDescription, sink: RowSink) {
    this.#description = description;
    this.#name = description.name.toLowerCase();
    this.#sink = sink;
  }

  /** Whether a name (lower case) is that of the table. */
  isNamed(name: string): boolean {
    if (name === this.#name) this.seen = true;
    return name === this.#name;
  }

  /** Learns the columns of CREATE TABLE, lower case. */
  create(columns: readonly string[]): void {
    this.#created = columns;
    this.#opening = undefined;
  }

  /** The layout of the rows, when the INSERT begins with the same words as the one before it. */
  layoutOfSameInsert(tokens: SqlTokenizer): TableLayout | undefined {
    const opening = this.#opening;
    return opening !== undefined && tokens.pass(opening.text) ? opening.layout : undefined;
  }

  /**
   * Keeps the words of an INSERT up to its first row, to recognise the same words in the next
   * INSERT: a dump may have one INSERT per row.
   */
  rememberInsert(text: string | undefined, layout: TableLayout): void {
    this.#opening = text === undefined ? undefined : { text, layout };
  }

  get cellCount(): number {
    return this.#description.columns.length;
  }

  /** The layout of rows with these columns, or with those of CREATE TABLE. */
  *layoutOf(cursor: SqlCursor, columns = this.#created): Reading<TableLayout> {
    if (columns === undefined) return yield* cursor.fail(cursor.statementLine, NO_COLUMNS);
    if (this.#layout !== undefined && areEqual(columns, this.#columns)) return this.#layout;
    const { name, columns: wanted, required } = this.#description;
    const missing = required.find((column) => !columns.includes(column.toLowerCase()));
    if (missing !== undefined) {
      const problem = `the table ${name} has no column ${missing}.`;
      return yield* cursor.fail(cursor.statementLine, problem);
    }
    const slots = new Int8Array(columns.length).fill(-1);
    wanted.forEach((column, slot) => {
      const at = columns.indexOf(column.toLowerCase());
      if (at !== -1) slots[at] = slot;
    });
    this.#columns = columns;
    this.#layout = { width: columns.length, slots };
    return this.#layout;
  }

  *checkColumnCount(cursor: SqlCursor, count: number): Reading {
    if (count <= COLUMN_LIMIT) return;
    const problem = `the table ${this.#description.name} has more than ${COLUMN_LIMIT} columns.`;
    yield* cursor.fail(cursor.tokens.line, problem);
  }

  /** Passes on a row of `width` values; `cells` has the wanted ones. */
  deliver(line: number, cells: readonly Cell[], width: number, layout: TableLayout): void {
    if (width === layout.width) {
      this.#sink.row(line, cells);
    } else {
      const values = width === 1 ? '1 value' : `${width} values`;
      this.#sink.badRow(line, `The row has ${values} for ${layout.width} columns`);
    }
  }
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((column, at) => column === other[at]);
