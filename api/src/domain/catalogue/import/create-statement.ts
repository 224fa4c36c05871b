import { refuse } from './other-statement.ts';
import type { Reading, SqlCursor } from './sql-cursor.ts';
import { Token } from './sql-tokenizer.ts';
import type { WantedTable } from './wanted-table.ts';

const modifiers = new Set(
  'create or replace global local temp temporary unlogged foreign virtual'.split(' '),
);
/** Objects whose body contains statements of its own. */
const routines = new Set(['trigger', 'function', 'procedure', 'event', 'package']);
const plainObjects = new Set(
  'index unique view materialized sequence schema database type domain rule role user'.split(' '),
);
const queries = new Set(['as', 'select']);
const constraints = new Set(['primary', 'unique', 'constraint', 'foreign', 'check']);
const mysqlConstraints = new Set(['key', 'index', 'fulltext', 'spatial', 'period']);
const postgresqlConstraints = new Set(['exclude', 'like']);

/** `CREATE`, from its first word to its semicolon. Records the columns of the wanted table. */
export function* readCreate(cursor: SqlCursor, table: WantedTable): Reading {
  let replaces = false;
  while (cursor.isWordOf(modifiers)) {
    replaces ||= cursor.isWord('replace');
    yield* cursor.advance();
  }
  if (!cursor.isWord('table')) return yield* skipObject(cursor);
  yield* cursor.advance();
  const isConditional = cursor.isWord('if');
  if (isConditional) {
    while (!cursor.isWord('exists')) yield* cursor.advance();
    yield* cursor.advance();
  }
  const name = yield* cursor.name();
  if (!table.isNamed(name)) return yield* cursor.skip();
  if (replaces && table.hasRows && table.mayBe(name)) yield* refuse(cursor, table, 'create');
  const columns = cursor.is(Token.open) ? yield* readColumns(cursor, table) : undefined;
  cursor.keepNothing();
  if (columns !== undefined) yield* cursor.advance();
  for (let depth = 0; !cursor.is(Token.semicolon); yield* cursor.advance()) {
    // CREATE TABLE .. AS SELECT brings rows.
    if (depth === 0 && cursor.isWordOf(queries) && table.mayBe(name)) {
      yield* refuse(cursor, table, 'create');
    }
    depth += cursor.tokens.nesting(cursor.kind);
  }
  if (columns !== undefined && !(isConditional && table.isCreated(name))) {
    yield* table.create(cursor, name, columns);
  }
}

/** From the open parenthesis of CREATE TABLE to its close. */
function* readColumns(cursor: SqlCursor, table: WantedTable): Reading<readonly string[]> {
  const columns: string[] = [];
  while (!cursor.is(Token.close)) {
    yield* cursor.advance();
    const isColumn = cursor.isName() && !isConstraint(cursor);
    const name = cursor.tokens.value.toLowerCase();
    let isComputed = false;
    for (let depth = 0; ; yield* cursor.advance()) {
      if (cursor.is(Token.semicolon)) yield* cursor.misplaced('a closing parenthesis');
      if (depth === 0 && (cursor.is(Token.comma) || cursor.is(Token.close))) break;
      depth += cursor.tokens.nesting(cursor.kind);
      if (depth === 0 && cursor.isWord('as')) isComputed = true;
    }
    // A dump of SQLite has no values for computed columns.
    if (!isColumn || (isComputed && cursor.tokens.dialect === 'sqlite')) continue;
    columns.push(name);
    yield* table.checkColumnCount(cursor, columns.length);
  }
  return columns;
}

/** A word such as KEY opens a constraint in one dialect and names a column in another. */
function isConstraint(cursor: SqlCursor): boolean {
  const { dialect } = cursor.tokens;
  if (cursor.isWordOf(constraints)) return true;
  const mayBeMysql = dialect === 'mysql' || dialect === undefined;
  const mayBePostgresql = dialect === 'postgresql' || dialect === undefined;
  return (
    (mayBeMysql && cursor.isWordOf(mysqlConstraints)) ||
    (mayBePostgresql && cursor.isWordOf(postgresqlConstraints))
  );
}

/**
 * Skips anything but a table. The body of a trigger or routine holds statements of its own, even
 * INSERT statements, and ends with `; END;`. A rule has its statements in parentheses.
 */
function* skipObject(cursor: SqlCursor): Reading {
  cursor.keepNothing();
  let kind: 'unknown' | 'plain' | 'routine' = 'unknown';
  let inBody = false;
  let afterSemicolon = false;
  let afterLastEnd = false;
  for (let depth = 0; ; yield* cursor.advance()) {
    if (kind === 'unknown' && cursor.isWordOf(plainObjects)) kind = 'plain';
    if (kind === 'unknown' && cursor.isWordOf(routines)) kind = 'routine';
    if (kind === 'routine' && depth === 0 && cursor.isWord('begin')) inBody = true;
    depth += cursor.tokens.nesting(cursor.kind);
    const isSemicolon = cursor.is(Token.semicolon);
    if (isSemicolon && depth <= 0 && (!inBody || afterLastEnd)) return;
    afterLastEnd = afterSemicolon && cursor.isWord('end');
    afterSemicolon = isSemicolon;
  }
}
