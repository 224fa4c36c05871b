import { type StructureFailure, structureFailure } from './structure-failure.ts';

/**
 * The first and the last comment of a tool. The last is written only when the export is complete.
 */
const frames: readonly { readonly tool: string; readonly first: RegExp; readonly last: RegExp }[] =
  [
    { tool: 'mysqldump', first: /^\s*(MySQL|MariaDB) dump \d/, last: /^\s*Dump completed/ },
    { tool: 'mysqlpump', first: /^\s*Dump created by MySQL pump/, last: /^\s*Dump end time/ },
    {
      tool: 'pg_dump',
      first: /^\s*PostgreSQL database dump\s*$/m,
      last: /^\s*PostgreSQL database dump complete/,
    },
    {
      tool: 'pg_dumpall',
      first: /^\s*PostgreSQL database cluster dump\s*$/m,
      last: /^\s*PostgreSQL database cluster dump complete/,
    },
  ];

/**
 * Recognises a dump that was cut off between two statements, which is still valid SQL. End marks
 * are the last comment of a tool, the end of a transaction, and UNLOCK TABLES.
 */
export class DumpEnding {
  readonly #openFrames = new Map<string, number>();
  #openTransaction: number | undefined;
  #openLock: number | undefined;
  #anyFrame = false;
  #rowsAtLastMark = 0;

  /**
   * Call with the beginning of every comment, without its opening characters. Lines are 1-based.
   */
  comment(text: string, line: number): void {
    for (const { tool, first, last } of frames) {
      if (last.test(text)) this.#openFrames.delete(tool);
      else if (first.test(text)) {
        this.#openFrames.set(tool, line);
        this.#anyFrame = true;
      }
    }
  }

  beginTransaction(line: number): void {
    this.#openTransaction ??= line;
  }

  /** @param rows of the wanted table that have been read so far. */
  endTransaction(rows: number): void {
    if (this.#openTransaction !== undefined) this.#rowsAtLastMark = rows;
    this.#openTransaction = undefined;
  }

  lockTables(line: number): void {
    this.#openLock ??= line;
  }

  /** @param rows of the wanted table that have been read so far. */
  unlockTables(rows: number): void {
    if (this.#openLock !== undefined) this.#rowsAtLastMark = rows;
    this.#openLock = undefined;
  }

  /**
   * The failure of a file that began something and did not end it. Read it at the end of the file.
   */
  get failure(): StructureFailure | undefined {
    if (this.#openTransaction !== undefined) return cutOff('transaction', this.#openTransaction);
    if (this.#openLock !== undefined) return cutOff('LOCK TABLES', this.#openLock);
    const [open] = this.#openFrames;
    if (open === undefined) return undefined;
    const [tool, line] = open;
    return structureFailure(
      line,
      `the dump of ${tool} that starts here has no end: its last line is missing. The file may be cut off. Export it again.`,
    );
  }

  /** True when an end mark follows the last row, so that no row is missing. */
  isMarked(rows: number): boolean {
    if (this.#anyFrame) return this.#openFrames.size === 0;
    return rows > 0 && this.#rowsAtLastMark === rows;
  }
}

const cutOff = (what: string, line: number): StructureFailure =>
  structureFailure(line, `the ${what} that starts here has no end. The file may be cut off.`);
