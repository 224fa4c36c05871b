import { readColumnList } from './insert-statement.ts';
import type { Cell } from './sql-cell.ts';
import type { Reading, SqlCursor } from './sql-cursor.ts';
import { unescapeCopy } from './sql-escapes.ts';
import { Token } from './sql-tokenizer.ts';
import type { TableLayout, WantedTable } from './wanted-table.ts';

const END_OF_DATA = '\\.';

/** `COPY` of PostgreSQL, from its first word to the end of its data. */
export function* readCopy(cursor: SqlCursor, table: WantedTable): Reading {
  yield* cursor.advance();
  const name = yield* cursor.name();
  const isWanted = table.isNamed(name);
  const columns =
    isWanted && cursor.is(Token.open) ? yield* readColumnList(cursor, table) : undefined;
  while (!cursor.isWord('from') && !cursor.is(Token.semicolon)) yield* cursor.advance();
  if (cursor.is(Token.semicolon)) return;
  yield* cursor.advance();
  const hasData = cursor.isWord('stdin');
  yield* cursor.advance();
  if (isWanted && !(hasData && cursor.is(Token.semicolon))) {
    yield* cursor.fail(
      cursor.statementLine,
      'the rows are not in the plain form of COPY ... FROM stdin, so they cannot be read.',
    );
  }
  yield* cursor.skip();
  if (!hasData) return;
  cursor.tokens.dialect ??= 'postgresql';
  // The data begins on the next line.
  yield* cursor.line();
  const layout = isWanted ? yield* table.layoutOf(cursor, name, columns) : undefined;
  if (layout !== undefined) yield* readLines(cursor, table, layout);
  else yield* skipLines(cursor);
}

function* skipLines(cursor: SqlCursor): Reading {
  cursor.keepNothing();
  while ((yield* cursor.line()) === Token.line) {
    if (cursor.tokens.value === END_OF_DATA) return;
  }
  yield* cursor.cutOff('COPY block');
}

function* readLines(cursor: SqlCursor, table: WantedTable, layout: TableLayout): Reading {
  const tokens = cursor.tokens;
  tokens.capture = true;
  const statement = { decidesRepeats: false };
  for (;;) {
    cursor.limit('row', tokens.lineHere);
    const kind = tokens.scanLine() || (yield* cursor.line());
    if (kind === Token.end) yield* cursor.cutOff('COPY block');
    if (cursor.isOverLimit) yield* cursor.tooLong();
    if (tokens.value === END_OF_DATA) return;
    const cells = new Array<Cell>(table.cellCount).fill(undefined);
    const width = splitLine(tokens.value, layout.slots, cells);
    table.deliver(tokens.line, cells, width, layout, statement);
  }
}

/** Puts the wanted fields of a line into `cells`, and counts all of them. */
function splitLine(line: string, slots: Int8Array, cells: Cell[]): number {
  let width = 0;
  let from = 0;
  for (;;) {
    const tab = line.indexOf('\t', from);
    const slot = slots[width] ?? -1;
    if (slot >= 0) cells[slot] = cellOf(line.slice(from, tab === -1 ? line.length : tab));
    width++;
    if (tab === -1) return width;
    from = tab + 1;
  }
}

function cellOf(field: string): Cell {
  if (!field.includes('\\')) return field;
  return field === '\\N' ? null : unescapeCopy(field);
}
