import { Code } from './character-code.ts';
import { readCopy } from './copy-statement.ts';
import { readCreate } from './create-statement.ts';
import { DumpEnding } from './dump-ending.ts';
import { readInsert } from './insert-statement.ts';
import { readOther } from './other-statement.ts';
import { type Reading, SqlCursor } from './sql-cursor.ts';
import { Token } from './sql-tokenizer.ts';
import type { StructureFailure } from './structure-failure.ts';
import { type RowSink, type TableDescription, WantedTable } from './wanted-table.ts';

/** Commands of psql that run another file or the rows of a query. */
const fromElsewhere = /^(?:copy|i|ir|include|include_relative|gexec)\b/;
const betweenDelimiters = new Set(
  'delete insert load merge rename replace table truncate update with'.split(' '),
);
/** Begin a statement about a table when the word `table` follows. */
const ofTables = new Set(['alter', 'drop']);
const BETWEEN_DELIMITERS =
  'between DELIMITER lines only routines are expected, and this statement may change rows. Export the table again without it.';
const FROM_ELSEWHERE =
  'this command of psql may bring or change rows, and it cannot be read. Export the table again without it.';

/**
 * Reads the rows of one table from an SQL dump, without executing anything. Push the text as it
 * comes, then call `end`; both return the failure that stopped the reading, if there is one.
 */
export class SqlDumpReader {
  readonly #cursor = new SqlCursor();
  readonly #table: WantedTable;
  readonly #reading: Reading;
  readonly #ending = new DumpEnding();

  constructor(table: TableDescription, sink: RowSink) {
    this.#table = new WantedTable(table, sink);
    this.#cursor.tokens.onComment = (text, line) => this.#ending.comment(text, line);
    this.#reading = this.#statements();
  }

  /** The table as far as the file has told. */
  get table(): Pick<WantedTable, 'seen' | 'unused'> {
    return this.#table;
  }

  /** Once all is read: whether the file itself says that no row is missing at its end. */
  get endIsMarked(): boolean {
    return this.#ending.isMarked(this.#table.rows);
  }

  push(text: string): StructureFailure | undefined {
    this.#cursor.tokens.append(text);
    return this.#reading.next().value ?? undefined;
  }

  end(): StructureFailure | undefined {
    this.#cursor.tokens.end();
    return this.#reading.next().value ?? undefined;
  }

  *#statements(): Reading {
    const cursor = this.#cursor;
    yield* cursor.startStatement();
    while (!cursor.is(Token.end)) {
      if (cursor.isSymbol(Code.backslash)) yield* this.#psqlCommand();
      else yield* this.#statement();
      yield* cursor.startStatement();
    }
    const failure = this.#ending.failure ?? this.#table.failure;
    while (failure !== undefined) yield failure;
  }

  *#statement(): Reading {
    const cursor = this.#cursor;
    const word = cursor.is(Token.word) ? cursor.tokens.value.toLowerCase() : '';
    switch (word) {
      case 'insert':
      case 'replace':
        return yield* readInsert(cursor, this.#table);
      case 'copy':
        return yield* readCopy(cursor, this.#table);
      case 'create':
        return yield* readCreate(cursor, this.#table);
      case 'set':
        return yield* this.#setting();
      case 'delimiter':
        return yield* this.#delimiter();
      case 'begin':
      case 'start':
        return yield* this.#transactionStart();
      case 'commit':
      case 'end':
        this.#ending.endTransaction(this.#table.rows);
        return yield* cursor.skip();
      case 'lock':
        return yield* this.#lock();
      case 'unlock':
        this.#ending.unlockTables(this.#table.rows);
        return yield* cursor.skip();
      case 'use':
        return yield* this.#use();
      case 'abort':
      case 'rollback':
        return yield* this.#rollback();
      default:
        return yield* readOther(cursor, this.#table);
    }
  }

  /** A line such as `\restrict` or `\connect`, which has no semicolon. */
  *#psqlCommand(): Reading {
    const { tokens } = this.#cursor;
    tokens.dialect ??= 'postgresql';
    yield* this.#cursor.line();
    if (fromElsewhere.test(tokens.value)) {
      yield* this.#cursor.fail(this.#cursor.statementLine, FROM_ELSEWHERE);
    }
    const database = /^c(?:onnect)?\s+(?:-\S+\s+)*"?([^\s"]+)/.exec(tokens.value)?.[1];
    if (database) this.#table.use(database.toLowerCase());
  }

  /** MySQL dumps several databases into one file, each after a USE. */
  *#use(): Reading {
    yield* this.#cursor.advance();
    if (this.#cursor.isName()) this.#table.use(this.#cursor.tokens.value.toLowerCase());
    yield* this.#cursor.skip();
  }

  /** `LOCK TABLES` of MySQL is closed by UNLOCK TABLES; `LOCK TABLE` of PostgreSQL by nothing. */
  *#lock(): Reading {
    const line = this.#cursor.statementLine;
    yield* this.#cursor.advance();
    if (this.#cursor.isWord('tables')) this.#ending.lockTables(line);
    yield* this.#cursor.skip();
  }

  *#setting(): Reading {
    const cursor = this.#cursor;
    yield* cursor.advance();
    const isStrings = cursor.isWord('standard_conforming_strings');
    for (; !cursor.is(Token.semicolon); yield* cursor.advance()) {
      if (isStrings && cursor.isWord('off')) cursor.tokens.standardStrings = false;
    }
  }

  /**
   * DELIMITER, a command of MySQL's client that dumps put around routines. Routines contain
   * semicolons and even INSERT statements, so everything is skipped until the delimiter is a
   * semicolon again. A statement between them that is itself about rows or a table is refused.
   */
  *#delimiter(): Reading {
    const cursor = this.#cursor;
    cursor.tokens.dialect ??= 'mysql';
    cursor.keepNothing();
    yield* cursor.line();
    while (cursor.tokens.value.trim() !== ';') {
      // Of a line that is not kept, only the beginning is certain.
      yield* this.#routines(cursor.tokens.value.slice(0, 4).trim());
      yield* cursor.line();
    }
  }

  /** To the next DELIMITER. */
  *#routines(delimiter: string): Reading {
    const cursor = this.#cursor;
    // The symbols before the token, as many as the delimiter has.
    let symbols = delimiter;
    for (yield* cursor.advance(); !cursor.isWord('delimiter'); yield* cursor.advance()) {
      const isFirst = symbols === delimiter;
      if (isFirst && cursor.isWordOf(betweenDelimiters)) {
        yield* cursor.fail(cursor.tokens.line, BETWEEN_DELIMITERS);
      }
      const isSymbol = cursor.is(Token.semicolon) || cursor.is(Token.symbol);
      if (isSymbol) {
        const code = cursor.is(Token.semicolon) ? Code.semicolon : cursor.tokens.symbol;
        symbols = (symbols + String.fromCharCode(code)).slice(-(delimiter.length || 1));
      } else if (!(isFirst && cursor.isWordOf(ofTables))) symbols = '';
    }
  }

  *#transactionStart(): Reading {
    const cursor = this.#cursor;
    yield* cursor.advance();
    if (cursor.is(Token.semicolon) || cursor.isWord('transaction') || cursor.isWord('work')) {
      this.#ending.beginTransaction(cursor.statementLine);
    }
    yield* cursor.skip();
  }

  /** SQLite ends a dump with ROLLBACK when it could not read the whole database. */
  *#rollback(): Reading {
    yield* this.#cursor.fail(
      this.#cursor.statementLine,
      'the dump ends with ROLLBACK, so the export failed. Export it again.',
    );
  }
}
