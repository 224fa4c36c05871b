import type { Cell } from './sql-cell.ts';
import type { Reading, SqlCursor, TableName } from './sql-cursor.ts';
import type { SqlTokenizer } from './sql-tokenizer.ts';
import { type StructureFailure, structureFailure } from './structure-failure.ts';

/** Takes the rows of the wanted table as they are read. Lines are 1-based. */
export interface RowSink {
  /** Cells in the order of the wanted columns. */
  row(line: number, cells: readonly Cell[], statement: RowStatement): void;
  badRow(line: number, reason: string): void;
}

/** The statement of a row. */
export interface RowStatement {
  /**
   * Whether it says what becomes of a row whose key is taken: INSERT IGNORE, ON CONFLICT. Final once
   * a row of a later statement was passed on, or the file has ended.
   */
  decidesRepeats: boolean;
}

/** The table to read. Its name and those of its columns match in any case. */
export interface TableDescription {
  readonly name: string;
  /** In the order in which their cells are wanted. */
  readonly columns: readonly string[];
  /** Those of `columns` that the table must have. */
  readonly required: readonly string[];
}

/** The words of an INSERT up to its first row, and what they say of its rows. */
interface InsertOpening {
  readonly text: string;
  readonly layout: TableLayout;
  readonly decidesRepeats: boolean;
}

/** Where the wanted columns are in a row. */
export interface TableLayout {
  readonly width: number;
  /** For each column of the table, its index among the wanted columns, or -1. */
  readonly slots: Int8Array;
}

/** Most columns that the table may have. */
const COLUMN_LIMIT = 64;
/** Most schemas that may have a table of this name: what is known of each is kept in memory. */
const SCHEMA_LIMIT = 100;

const NO_COLUMNS =
  'the rows do not name their columns, and no CREATE TABLE before them does. ' +
  'Export the table with its structure or with column names.';

/** Schemas of a table that is written without one. */
const defaultSchemas = new Set(['public', 'dbo', 'main']);

/**
 * The wanted table as far as the dump was read. A dump may have a table of this name in several
 * schemas, such as an archive of last year: the first that has all columns is read, and the others
 * are reported by name.
 */
export class WantedTable {
  /** Whether the file creates or fills the table. */
  seen = false;
  /** Rows that were passed to the sink, valid or not. */
  rows = 0;
  readonly #description: TableDescription;
  readonly #name: string;
  readonly #nameInText: RegExp;
  readonly #sink: RowSink;
  readonly #created = new Map<string, readonly string[]>();
  readonly #unused = new Set<string>();
  #schemaInUse = '';
  #chosen: string | undefined;
  #incomplete: StructureFailure | undefined;
  #columns: readonly string[] = [];
  #layout: TableLayout | undefined;
  #opening: InsertOpening | undefined;

  constructor(description: TableDescription, sink: RowSink) {
    this.#description = description;
    this.#name = description.name.toLowerCase();
    this.#nameInText = new RegExp(`\\b${this.#name}\\b`, 'i');
    this.#sink = sink;
  }

  /** Whether a name is that of the table, in any schema. */
  isNamed({ name }: TableName): boolean {
    if (name === this.#name) this.seen = true;
    return name === this.#name;
  }

  get name(): string {
    return this.#description.name;
  }

  /** Whether a table was chosen, of which rows were read. */
  get hasRows(): boolean {
    return this.#chosen !== undefined;
  }

  /** Whether a name may be that of the table whose rows are read: without a schema it may be any. */
  mayBe(name: TableName): boolean {
    if (name.name !== this.#name) return false;
    const schema = this.#schemaOf(name);
    return !this.#chosen || schema === '' || schema === this.#chosen;
  }

  /** Whether a text, such as the body of a DO, has the name in it. */
  isNamedIn(text: string): boolean {
    return this.#nameInText.test(text);
  }

  hasColumn(name: string): boolean {
    return this.#description.columns.some((column) => column.toLowerCase() === name);
  }

  /** Sets the schema of tables that are written without one from here on. */
  use(schema: string): void {
    this.#schemaInUse = defaultSchemas.has(schema) ? '' : schema;
    this.#opening = undefined;
  }

  /** Records the columns of CREATE TABLE, in lower case. */
  *create(cursor: SqlCursor, name: TableName, columns: readonly string[]): Reading {
    this.#created.set(this.#schemaOf(name), columns);
    this.#opening = undefined;
    yield* this.#checkSchemaCount(cursor);
  }

  isCreated(name: TableName): boolean {
    return this.#created.has(this.#schemaOf(name));
  }

  /** Call when the table is dropped before it has rows. */
  forget(name: TableName): void {
    this.#created.delete(this.#schemaOf(name));
  }

  *#checkSchemaCount(cursor: SqlCursor): Reading {
    if (this.#created.size <= SCHEMA_LIMIT && this.#unused.size <= SCHEMA_LIMIT) return;
    const problem = `more than ${SCHEMA_LIMIT} schemas have a table ${this.#description.name}.`;
    yield* cursor.fail(cursor.statementLine, problem);
  }

  /** Tables of this name with rows that were not read, such as `archive.products`. */
  get unused(): readonly string[] {
    return [...this.#unused];
  }

  /** Why no table was complete, when the file has the table and none was. */
  get failure(): StructureFailure | undefined {
    return this.#chosen === undefined ? this.#incomplete : undefined;
  }

  #schemaOf({ schema }: TableName): string {
    return schema === undefined || defaultSchemas.has(schema) ? this.#schemaInUse : schema;
  }

  /** The opening of the INSERT before, when this one begins with the same words. */
  sameOpening(tokens: SqlTokenizer): InsertOpening | undefined {
    const opening = this.#opening;
    return opening !== undefined && tokens.pass(opening.text) ? opening : undefined;
  }

  /**
   * Keeps the words of an INSERT up to its first row, to recognise the same words in the next
   * INSERT: a dump may have one INSERT per row.
   */
  rememberInsert(text: string | undefined, layout: TableLayout, decidesRepeats: boolean): void {
    this.#opening = text === undefined ? undefined : { text, layout, decidesRepeats };
  }

  get cellCount(): number {
    return this.#description.columns.length;
  }

  /**
   * The layout of rows with these columns, or with those of CREATE TABLE; nothing when the rows are
   * of a schema that is not read.
   */
  *layoutOf(
    cursor: SqlCursor,
    table: TableName,
    named?: readonly string[],
  ): Reading<TableLayout | undefined> {
    const schema = this.#schemaOf(table);
    if (this.#chosen !== undefined && this.#chosen !== schema) {
      this.#unused.add(schema === '' ? this.#name : `${schema}.${this.#name}`);
      yield* this.#checkSchemaCount(cursor);
      return undefined;
    }
    const columns = named ?? this.#created.get(schema) ?? this.#created.get('');
    if (columns === undefined) return yield* cursor.fail(cursor.statementLine, NO_COLUMNS);
    if (this.#layout !== undefined && areEqual(columns, this.#columns)) return this.#layout;
    const { name, columns: wanted, required } = this.#description;
    const missing = required.find((column) => !columns.includes(column.toLowerCase()));
    if (missing !== undefined) {
      const problem = `the table ${name} has no column ${missing}.`;
      // A complete table of another schema may follow, but rows of one table cannot change columns.
      if (this.#chosen !== undefined) return yield* cursor.fail(cursor.statementLine, problem);
      this.#incomplete ??= structureFailure(cursor.statementLine, problem);
      return undefined;
    }
    const slots = new Int8Array(columns.length).fill(-1);
    wanted.forEach((column, slot) => {
      const at = columns.indexOf(column.toLowerCase());
      if (at !== -1) slots[at] = slot;
    });
    this.#chosen = schema;
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
  deliver(
    line: number,
    cells: readonly Cell[],
    width: number,
    layout: TableLayout,
    statement: RowStatement,
  ): void {
    this.rows++;
    if (width === layout.width) {
      this.#sink.row(line, cells, statement);
    } else {
      const values = width === 1 ? '1 value' : `${width} values`;
      this.#sink.badRow(line, `The row has ${values} for ${layout.width} columns`);
    }
  }
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((column, at) => column === other[at]);
