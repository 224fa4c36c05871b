import { Code } from './character-code.ts';
import { dialectOfWord } from './sql-dialect.ts';
import { SqlTokenizer, Token } from './sql-tokenizer.ts';
import { type StructureFailure, structureFailure } from './structure-failure.ts';

/**
 * One step of the parser. It pauses at each `yield` until there is more text; a failure that is
 * yielded is final.
 */
export type Reading<Value = void> = Generator<StructureFailure | undefined, Value, void>;

/** In lower case. The schema is undefined where the dump does not name one. */
export interface TableName {
  readonly schema: string | undefined;
  readonly name: string;
}

/** Most characters that a row, or a statement before its rows, may have. */
export const ROW_LIMIT = 1_000_000;

const nameKinds = new Set<Token>([Token.word, Token.name, Token.doubleQuoted, Token.string]);

/** The current token of a dump, and the ways to advance that all statements share. */
export class SqlCursor {
  readonly tokens = new SqlTokenizer();
  kind: Token = Token.none;
  statementLine = 1;

  #previousWord = '';
  #limited: 'row' | 'statement' | undefined;
  #limitedFrom = 0;
  #limitedLine = 0;

  /** Advances to the first token of the next statement, or to the end of the file. */
  *startStatement(): Reading {
    this.keepNothing();
    this.kind = this.tokens.scan() || (yield* this.more());
    this.statementLine = this.tokens.line;
    this.limit('statement', this.statementLine);
    this.tokens.capture = true;
    this.#previousWord = '';
    this.#noteEvidence();
  }

  /** Advances to the next token of the statement. */
  *advance(): Reading {
    this.kind = this.tokens.scan() || (yield* this.more());
    if (this.kind === Token.end) yield* this.cutOff('statement');
    if (this.tokens.dialect === undefined) this.#noteEvidence();
  }

  /** Advances to the semicolon, keeping nothing of what comes before it. */
  *skip(): Reading {
    this.keepNothing();
    while (!this.is(Token.semicolon)) {
      // Not by `advance`: creating its generator would cost more than reading the token.
      this.kind = this.tokens.scan() || (yield* this.more());
      if (this.is(Token.end)) yield* this.cutOff('statement');
      if (this.tokens.dialect === undefined) this.#noteEvidence();
    }
  }

  /** Waits for text until there is a token. */
  *more(): Reading<Token> {
    for (;;) {
      yield* this.#wait();
      const token = this.tokens.scan();
      if (token !== Token.none) return token;
    }
  }

  /** Reads the rest of the line as raw text. Gives `Token.end` when there is none. */
  *line(): Reading<Token> {
    for (;;) {
      const token = this.tokens.scanLine();
      if (token !== Token.none) return token;
      yield* this.#wait();
    }
  }

  *#wait(): Reading {
    if (this.tokens.failure !== undefined) yield this.tokens.failure;
    if (this.isOverLimit) yield* this.tooLong();
    yield undefined;
  }

  /** From here on the row or statement is kept in memory, so its length is limited. */
  limit(what: 'row' | 'statement', line: number): void {
    this.#limited = what;
    this.#limitedFrom = this.tokens.offset;
    this.#limitedLine = line;
  }

  unlimit(): void {
    this.#limited = undefined;
  }

  /** From here on only words keep their text. They are short, so no limit is needed. */
  keepNothing(): void {
    this.tokens.capture = false;
    this.unlimit();
  }

  get isOverLimit(): boolean {
    return this.#limited !== undefined && this.tokens.offset - this.#limitedFrom > ROW_LIMIT;
  }

  *tooLong(): Reading<never> {
    const problem = `the ${this.#limited} that starts here is longer than 1 MB.`;
    return yield* this.fail(this.#limitedLine, problem);
  }

  /** A table's name, perhaps after that of its schema. Its name is empty when there is none. */
  *name(): Reading<TableName> {
    const names: string[] = [];
    while (this.isName()) {
      names.push(this.tokens.value.toLowerCase());
      yield* this.advance();
      if (!this.is(Token.dot)) break;
      yield* this.advance();
    }
    const name = names.pop() ?? '';
    return { schema: names.length > 0 ? names.join('.') : undefined, name };
  }

  is(kind: Token): boolean {
    return this.kind === kind;
  }

  /** SQLite accepts even a quoted text where it expects a name. */
  isName(): boolean {
    return nameKinds.has(this.kind);
  }

  isWord(word: string): boolean {
    return this.is(Token.word) && this.tokens.value.toLowerCase() === word;
  }

  isWordOf(words: ReadonlySet<string>): boolean {
    return this.is(Token.word) && words.has(this.tokens.value.toLowerCase());
  }

  isSymbol(code: number): boolean {
    return this.is(Token.symbol) && this.tokens.symbol === code;
  }

  #noteEvidence(): void {
    const word = this.isSymbol(Code.equals) ? '=' : this.is(Token.word) ? this.tokens.value : '';
    const current = word.toLowerCase();
    this.tokens.dialect ??= dialectOfWord(current, this.#previousWord);
    this.#previousWord = current;
  }

  *misplaced(expected: string): Reading<never> {
    return yield* this.fail(this.tokens.line, `${expected} is expected here.`);
  }

  *cutOff(what: string, line = this.statementLine): Reading<never> {
    return yield* this.fail(
      line,
      `the ${what} that starts here has no end. The file may be cut off.`,
    );
  }

  *fail(line: number, problem: string): Reading<never> {
    for (;;) yield structureFailure(line, problem);
  }
}
