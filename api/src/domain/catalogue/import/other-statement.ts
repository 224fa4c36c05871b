import type { Reading, SqlCursor } from './sql-cursor.ts';
import { Token } from './sql-tokenizer.ts';
import type { WantedTable } from './wanted-table.ts';

/** Statements of dumps that name a table and change none of its rows. */
const harmless = new Set(
  'analyze comment grant lock optimize pragma reindex revoke security vacuum'.split(' '),
);
/** Change nothing while the table is empty: exports begin with them, to empty the old table. */
const emptying = new Set('delete drop truncate update'.split(' '));
/** What an ALTER TABLE adds or drops that is no column and no partition. */
const keys = new Set(
  `check constraint default exclude foreign fulltext generated identity index key not primary
   spatial unique`.split(/\s+/),
);
const moves = new Set('change exchange rename truncate type'.split(' '));

/**
 * A statement that brings no rows that can be read, from its first word to its semicolon. It is
 * skipped when it changes no row of the wanted table for certain. Otherwise the file is refused,
 * because the list would not be what the file says.
 */
export function* readOther(cursor: SqlCursor, table: WantedTable): Reading {
  const verb = cursor.is(Token.word) ? cursor.tokens.value.toLowerCase() : '';
  if (harmless.has(verb)) return yield* cursor.skip();
  if (verb === 'alter') return yield* readAlter(cursor, table);
  const isEmptying = emptying.has(verb);
  // SELECT changes something only as SELECT .. INTO.
  let mayChange = verb !== 'select';
  // A text after a symbol is a value, as in `WHERE name = 'products'`.
  let afterSymbol = false;
  while (!cursor.is(Token.semicolon)) {
    mayChange ||= cursor.isWord('into');
    const text = cursor.is(Token.string) ? cursor.tokens.value : undefined;
    if (!cursor.isName() || (text !== undefined && afterSymbol)) {
      afterSymbol = cursor.is(Token.symbol);
      yield* cursor.advance();
      continue;
    }
    afterSymbol = false;
    const name = yield* cursor.name();
    // Other statements may have SQL in a text: DO, PREPARE.
    const hidden = !isEmptying && text !== undefined && table.isNamedIn(text);
    if (!mayChange || !(hidden || table.mayBe(name))) continue;
    if (table.hasRows || !isEmptying) yield* refuse(cursor, table, verb);
    if (verb === 'drop') table.forget(name);
  }
  if (cursor.isOverLimit) yield* cursor.tooLong();
}

/** Keys, owners and defaults change no row; other columns, names and partitions may. */
function* readAlter(cursor: SqlCursor, table: WantedTable): Reading {
  yield* cursor.advance();
  if (!cursor.isWord('table')) return yield* cursor.skip();
  let previous = '';
  let isNamed = false;
  let isChange = false;
  let isModify = false;
  for (let depth = 0; !cursor.is(Token.semicolon); ) {
    const isReference = previous === 'references';
    const word = cursor.isName() ? cursor.tokens.value.toLowerCase() : '';
    if (depth === 0) {
      isModify ||= cursor.isWord('modify');
      isChange ||=
        cursor.isWordOf(moves) ||
        ((previous === 'add' || previous === 'drop') && !keys.has(word)) ||
        (isModify && table.hasColumn(word));
    }
    depth += cursor.tokens.nesting(cursor.kind);
    previous = cursor.is(Token.word) ? word : '';
    if (word === '') {
      yield* cursor.advance();
      continue;
    }
    const name = yield* cursor.name();
    isNamed ||= !isReference && table.mayBe(name);
  }
  if (isNamed && isChange) yield* refuse(cursor, table, 'alter');
}

/** Fails: the statement may change rows of the wanted table. */
export function* refuse(cursor: SqlCursor, table: WantedTable, verb: string): Reading<never> {
  const what = /^[a-z]{1,20}$/.test(verb) ? verb.toUpperCase() : 'the statement that starts here';
  const problem = `${what} may change rows of the table ${table.name}. Price lists are read from INSERT, REPLACE and COPY only. Export the table again without it.`;
  return yield* cursor.fail(cursor.statementLine, problem);
}
