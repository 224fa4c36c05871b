import { type Cell, CellReader } from './sql-cell.ts';
import type { Reading, SqlCursor } from './sql-cursor.ts';
import { Token } from './sql-tokenizer.ts';
import type { RowStatement, TableLayout, WantedTable } from './wanted-table.ts';

const modifiers = new Set(
  'low_priority delayed high_priority ignore or replace abort fail rollback into'.split(' '),
);
const rowsOpening = new Set(['values', 'value']);
const rowsEnding = new Set(['on', 'as', 'returning']);

/** `INSERT` or `REPLACE`, from its first word to its semicolon. */
export function* readInsert(cursor: SqlCursor, table: WantedTable): Reading {
  const { tokens } = cursor;
  const from = tokens.offset;
  const known = table.sameOpening(tokens);
  if (known !== undefined) {
    cursor.kind = Token.open;
    return yield* readRows(cursor, table, known);
  }
  let ignores = false;
  let previous = '';
  do {
    if (cursor.isWord('ignore')) {
      // INSERT OR IGNORE is SQLite's.
      if (previous !== 'or') tokens.dialect ??= 'mysql';
      ignores = true;
    }
    previous = tokens.value.toLowerCase();
    yield* cursor.advance();
  } while (cursor.isWordOf(modifiers));
  const name = yield* cursor.name();
  if (!table.isNamed(name)) return yield* cursor.skip();
  const columns = cursor.is(Token.open) ? yield* readColumnList(cursor, table) : undefined;
  if (cursor.isWord('overriding')) {
    // OVERRIDING SYSTEM VALUE
    for (let word = 0; word < 3; word++) yield* cursor.advance();
  }
  if (!cursor.isWordOf(rowsOpening)) {
    yield* cursor.fail(
      cursor.statementLine,
      'the rows are not given as VALUES (...), so they cannot be read.',
    );
  }
  yield* cursor.advance();
  const layout = yield* table.layoutOf(cursor, name, columns);
  if (layout === undefined) return yield* cursor.skip();
  table.rememberInsert(tokens.textSince(from), layout, ignores);
  yield* readRows(cursor, table, { layout, decidesRepeats: ignores });
}

/** Column names in parentheses, lower case. */
export function* readColumnList(cursor: SqlCursor, table: WantedTable): Reading<readonly string[]> {
  const columns: string[] = [];
  while (!cursor.is(Token.close)) {
    yield* cursor.advance();
    if (!cursor.isName()) yield* cursor.misplaced('the name of a column');
    columns.push(cursor.tokens.value.toLowerCase());
    yield* table.checkColumnCount(cursor, columns.length);
    yield* cursor.advance();
    if (!cursor.is(Token.comma) && !cursor.is(Token.close)) {
      yield* cursor.misplaced('a comma or a closing parenthesis');
    }
  }
  yield* cursor.advance();
  return columns;
}

function* readRows(
  cursor: SqlCursor,
  table: WantedTable,
  { layout, decidesRepeats }: RowStatement & { readonly layout: TableLayout },
): Reading {
  const statement = { decidesRepeats };
  const cell = new CellReader(cursor.tokens);
  for (;;) {
    if (!cursor.is(Token.open)) yield* cursor.misplaced('a row in parentheses');
    yield* readRow(cursor, table, layout, cell, statement);
    cursor.kind = cursor.tokens.scan() || (yield* cursor.more());
    if (cursor.is(Token.semicolon)) return;
    if (cursor.isWordOf(rowsEnding)) return yield* readEnding(cursor, statement);
    if (cursor.is(Token.end)) yield* cursor.cutOff('statement');
    if (!cursor.is(Token.comma)) yield* cursor.misplaced('a comma or a semicolon');
    cursor.kind = cursor.tokens.scan() || (yield* cursor.more());
    if (cursor.is(Token.end)) yield* cursor.cutOff('statement');
  }
}

/** `ON CONFLICT`, `ON DUPLICATE KEY`, `RETURNING`, or `AS` with a name for one of them. */
function* readEnding(cursor: SqlCursor, statement: RowStatement): Reading {
  cursor.keepNothing();
  while (!cursor.is(Token.semicolon)) {
    if (cursor.isWord('on')) statement.decidesRepeats = true;
    yield* cursor.advance();
  }
}

/** Reads one row. Its opening parenthesis is the current token. */
function* readRow(
  cursor: SqlCursor,
  table: WantedTable,
  layout: TableLayout,
  cell: CellReader,
  statement: RowStatement,
): Reading {
  const tokens = cursor.tokens;
  const { slots, width } = layout;
  const line = tokens.line;
  cursor.limit('row', line);
  const cells = new Array<Cell>(table.cellCount).fill(undefined);
  let column = 0;
  let slot = slots[0] ?? -1;
  let depth = 1;
  tokens.capture = slot >= 0;
  cell.reset();
  for (;;) {
    const kind = tokens.scan() || (yield* cursor.more());
    if (depth === 1 && (kind === Token.comma || kind === Token.close)) {
      if (slot >= 0) cells[slot] = cell.cell;
      column++;
      if (kind === Token.close) break;
      slot = column < width ? (slots[column] ?? -1) : -1;
      tokens.capture = slot >= 0;
      cell.reset();
      continue;
    }
    if (kind === Token.end) yield* cursor.cutOff('row', line);
    if (kind === Token.semicolon) {
      yield* cursor.fail(line, 'the row that starts here is not closed before its semicolon.');
    }
    if (!cell.accept(kind, depth)) {
      yield* cursor.fail(
        tokens.line,
        'there is unexpected text after a value. A quotation mark may be missing.',
      );
    }
    if (kind === Token.open || kind === Token.close || kind === Token.symbol) {
      depth += tokens.nesting(kind);
    }
  }
  if (cursor.isOverLimit) yield* cursor.tooLong();
  cursor.unlimit();
  tokens.capture = true;
  table.deliver(line, cells, column, layout, statement);
}
