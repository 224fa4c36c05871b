import { Code, isDigit, isExponent, isHex, isWordPart, isWordStart } from './character-code.ts';
import { type Dialect, dialectOfComment } from './sql-dialect.ts';
import { unescapeMysql, unescapePostgresql } from './sql-escapes.ts';
import { type StructureFailure, structureFailure } from './structure-failure.ts';

/** What `scan` found. `none`: the text so far does not complete a token, append more. */
export const Token = {
  none: 0,
  end: 1,
  word: 2,
  /** In backticks or brackets. */
  name: 3,
  /** A name in standard SQL, a text value in MySQL: the caller decides which. */
  doubleQuoted: 4,
  string: 5,
  number: 6,
  open: 7,
  close: 8,
  comma: 9,
  semicolon: 10,
  dot: 11,
  symbol: 12,
  /** A whole line, from `scanLine`. */
  line: 13,
} as const;
export type Token = (typeof Token)[keyof typeof Token];

const Mode = {
  code: 0,
  quoted: 1,
  dollar: 2,
  lineComment: 3,
  blockComment: 4,
  longWord: 5,
  line: 6,
};

/** What a backslash does inside the quotes that are open. */
const Escapes = { none: 0, mysql: 1, postgresql: 2, undecided: 3 };

/** The name of a product in hexadecimal has up to 4002 characters. Longer words are blobs or noise. */
export const WORD_LIMIT = 4096;
const DOLLAR_TAG_LIMIT = 64;
const EVIDENCE_LIMIT = 200;
const LOOK_PAST_SPACES = 16;
/** Comments for this version or a later one run on no server. MariaDB begins its dumps with one. */
const UNREACHABLE_VERSION = 900_000;

/** Stands for "not found": larger than any position, and still a small integer for the engine. */
const NOWHERE = 0x3f_ff_ff_ff;

/** Characters that SQL allows right after a text. */
const mayFollowText: ReadonlySet<number> = new Set([
  Code.comma,
  Code.close,
  Code.semicolon,
  Code.colon,
  Code.pipe,
  Code.plus,
  Code.minus,
  Code.star,
  Code.slash,
]);

/**
 * Splits an SQL dump into tokens while it arrives, in constant memory for what is not captured.
 * Append text, call `scan` until it gives `none`, append again, `end` once, scan the rest.
 *
 * What a backslash means in quotes depends on the database:
 * - MySQL: it escapes, in '..' and in "..".
 * - PostgreSQL: it escapes in E'..', elsewhere only with standard_conforming_strings off.
 * - SQLite: it is a character like any other.
 *
 * While the dialect is unknown, a backslash is undecided. Before a quotation mark that is followed
 * by a letter or digit (`'6\' cable'`), only MySQL's reading is valid SQL, so the dialect is MySQL.
 * Where both readings are valid, it is not certain where the text ends, and the file fails. Before
 * any other character the end of the text is certain but its value is not: it is marked `doubtful`.
 */
export class SqlTokenizer {
  /** Set by the first evidence, here or by the reader; later evidence does not change it. */
  dialect: Dialect | undefined;
  /** PostgreSQL's setting standard_conforming_strings. */
  standardStrings = true;
  /** Whether the texts and numbers that follow are wanted in `value`. */
  capture = true;
  /** Text of the last token: without quotes and escapes, empty when it was not captured. */
  value = '';
  /** Character code of the last `symbol`. */
  symbol = 0;
  /** The last text has a backslash of unknown meaning. */
  doubtful = false;
  /** Gets the beginning of every comment and the line on which it starts. */
  onComment: (opening: string, line: number) => void = () => {};
  /** Why the file cannot be read further. `scan` gives `none` from then on. */
  failure: StructureFailure | undefined;

  #text = '';
  #at = 0;
  #ended = false;
  #passed = 0;
  #mode = Mode.code;

  #line = 1;
  #lineAt = 0;
  #newline = -1;
  #backslash = -1;

  #start = 0;
  #startLine = 0;
  #held = '';
  #closing = '';
  #kind: Token = Token.none;
  #escapes = Escapes.none;
  #escaped = false;
  #depth = 0;
  #executable = 0;

  append(text: string): void {
    const at = this.#at;
    this.#lineOf(at);
    this.#passed += at;
    this.#text = at === this.#text.length ? text : this.#text.slice(at) + text;
    this.#at = 0;
    this.#start = 0;
    this.#lineAt = 0;
    this.#newline = -1;
    this.#backslash = -1;
  }

  end(): void {
    this.#ended = true;
  }

  /** Characters read so far. */
  get offset(): number {
    return this.#passed + this.#at;
  }

  /** 1-based line on which the last token starts. */
  get line(): number {
    return this.#startLine || this.#lineOf(this.#start);
  }

  /** 1-based line that has been reached. */
  get lineHere(): number {
    return this.#lineOf(this.#at);
  }

  /** How the last token changes the depth: 1 for `(` and `[`, -1 for `)` and `]`. */
  nesting(token: Token): number {
    if (token === Token.open) return 1;
    if (token === Token.close) return -1;
    if (token !== Token.symbol) return 0;
    if (this.symbol === Code.openBracket) return 1;
    return this.symbol === Code.closeBracket ? -1 : 0;
  }

  /** What has been read since an offset; undefined when that is no longer in memory. */
  textSince(offset: number): string | undefined {
    const from = offset - this.#passed;
    return from < 0 ? undefined : this.#text.slice(from, this.#at);
  }

  /** Skips this text if it comes next in full. Its last character then counts as the last token. */
  pass(text: string): boolean {
    if (this.#mode !== Mode.code || !this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    this.#start = this.#at - 1;
    this.#startLine = 0;
    return true;
  }

  /** The next token, or `none` when it needs more text. */
  scan(): Token {
    if (this.failure !== undefined) return Token.none;
    if (this.#mode !== Mode.code) {
      const token = this.#resume();
      if (token !== Token.none || this.#mode !== Mode.code) return token;
    }
    return this.#scanCode();
  }

  /** The rest of the line as raw text, without the line end. */
  scanLine(): Token {
    if (this.#mode === Mode.code) {
      if (this.#at === this.#text.length) return this.#ended ? Token.end : Token.none;
      this.#begin(this.#at);
      this.#mode = Mode.line;
    }
    const text = this.#text;
    const from = this.#at;
    const newline = text.indexOf('\n', from);
    const to = newline === -1 ? text.length : newline;
    // Of a line that is not wanted, this is enough to see whether it ends a COPY block.
    if (this.capture) this.#held += text.slice(from, to);
    else if (this.#held.length < 4) this.#held += text.slice(from, Math.min(to, from + 4));
    this.#at = newline === -1 ? to : to + 1;
    if (newline === -1 && !this.#ended) return this.#suspend(this.#at);
    this.#mode = Mode.code;
    this.value = this.#held.endsWith('\r') ? this.#held.slice(0, -1) : this.#held;
    return Token.line;
  }

  #scanCode(): Token {
    const text = this.#text;
    const length = text.length;
    let at = this.#at;
    while (at < length) {
      const code = text.charCodeAt(at);
      if (code <= Code.space) {
        at++;
        continue;
      }
      this.#start = at;
      this.#startLine = 0;
      switch (code) {
        case Code.quote:
          return this.#openQuotes(at, "'", Token.string, this.#stringEscapes());
        case Code.comma:
          return this.#found(at, Token.comma);
        case Code.open:
          return this.#found(at, Token.open);
        case Code.close:
          return this.#found(at, Token.close);
        case Code.semicolon:
          return this.#found(at, Token.semicolon);
        case Code.doubleQuote:
          return this.#openQuotes(at, '"', Token.doubleQuoted, this.#doubleQuotedEscapes());
        case Code.backtick:
          this.dialect ??= 'mysql';
          return this.#openQuotes(at, '`', Token.name, Escapes.none);
        case Code.openBracket:
          if (this.dialect !== 'sqlite') return this.#foundSymbol(at, code);
          return this.#openQuotes(at, ']', Token.name, Escapes.none);
        case Code.byteOrderMark:
          at++;
          continue;
        case Code.minus:
        case Code.slash:
        case Code.star:
        case Code.hash: {
          if (code !== Code.hash && at + 1 === length && !this.#ended) return this.#wait(at);
          const opened = this.#openComment(at, code);
          if (opened === Token.none) return this.#wait(at);
          if (opened === Token.symbol) return this.#foundSymbol(at, code);
          if (this.#mode !== Mode.code) this.#resume();
          if (this.#mode !== Mode.code) return Token.none;
          at = this.#at;
          continue;
        }
        case Code.dot:
          if (at + 1 === length && !this.#ended) return this.#wait(at);
          if (isDigit(text.charCodeAt(at + 1))) return this.#scanNumber(at);
          return this.#found(at, Token.dot);
        case Code.dollar:
          return this.#openDollar(at);
        default:
          if (isWordStart(code)) return this.#scanWord(at);
          if (isDigit(code)) return this.#scanNumber(at);
          return this.#foundSymbol(at, code);
      }
    }
    this.#at = length;
    if (!this.#ended) return Token.none;
    this.#start = length;
    this.#startLine = 0;
    if (this.#executable > 0) return this.#fail('a comment is not closed');
    return Token.end;
  }

  /**
   * Continues what the previous text left open. If the mode is `code` afterwards, it is complete.
   */
  #resume(): Token {
    switch (this.#mode) {
      case Mode.quoted:
        return this.#scanQuoted();
      case Mode.dollar:
        return this.#scanDollar();
      case Mode.lineComment:
        return this.#scanLineComment();
      case Mode.blockComment:
        return this.#scanBlockComment();
      default:
        return this.#scanLongWord();
    }
  }

  #found(at: number, token: Token): Token {
    this.#at = at + 1;
    return token;
  }

  #foundSymbol(at: number, code: number): Token {
    this.symbol = code;
    return this.#found(at, Token.symbol);
  }

  /** Keeps the text from here, to scan it again when more has been appended. */
  #wait(at: number): Token {
    this.#at = at;
    return Token.none;
  }

  /** Leaves a token open at the end of the text, and remembers where it began. */
  #suspend(at: number): Token {
    this.#startLine ||= this.#lineOf(this.#start);
    this.#at = at;
    return Token.none;
  }

  #begin(at: number): void {
    this.#start = at;
    this.#startLine = 0;
    this.#held = '';
  }

  #fail(problem: string): Token {
    const hint = this.#ended ? '. The file may be cut off.' : '.';
    this.failure = structureFailure(this.line, problem + hint);
    return Token.none;
  }

  #lineOf(position: number): number {
    if (this.#newline === -1) this.#newline = this.#newlineFrom(this.#lineAt);
    while (this.#newline < position) {
      this.#line++;
      this.#lineAt = this.#newline + 1;
      this.#newline = this.#newlineFrom(this.#lineAt);
    }
    return this.#line;
  }

  #newlineFrom(from: number): number {
    const newline = this.#text.indexOf('\n', from);
    return newline === -1 ? NOWHERE : newline;
  }

  #backslashFrom(from: number): number {
    if (this.#backslash < from) {
      const backslash = this.#text.indexOf('\\', from);
      this.#backslash = backslash === -1 ? NOWHERE : backslash;
    }
    return this.#backslash;
  }

  #stringEscapes(): number {
    switch (this.dialect) {
      case 'mysql':
        return Escapes.mysql;
      case 'postgresql':
        return this.standardStrings ? Escapes.none : Escapes.postgresql;
      case 'sqlite':
        return Escapes.none;
      case undefined:
        return Escapes.undecided;
    }
  }

  #doubleQuotedEscapes(): number {
    if (this.dialect === 'mysql') return Escapes.mysql;
    return this.dialect === undefined ? Escapes.undecided : Escapes.none;
  }

  #openQuotes(at: number, closing: string, kind: Token, escapes: number): Token {
    this.#at = at + 1;
    this.#held = '';
    this.#closing = closing;
    this.#kind = kind;
    this.#escapes = escapes;
    this.#escaped = false;
    return this.#scanQuoted();
  }

  #scanQuoted(): Token {
    const text = this.#text;
    const length = text.length;
    const closing = this.#closing;
    let segment = this.#at;
    let from = segment;
    let close = text.indexOf(closing, from);
    for (;;) {
      if (this.#escapes !== Escapes.none) {
        const backslash = this.#backslashFrom(from);
        if (backslash < (close === -1 ? length : close)) {
          if (backslash + 1 === length && !this.#ended) {
            return this.#holdQuoted(segment, backslash);
          }
          if (this.#escapes === Escapes.undecided && backslash + 1 === close) {
            const decided = this.#decideEscape(close, closing);
            if (decided === undefined) return this.#holdQuoted(segment, backslash);
            if (!decided) return this.#fail(UNDECIDED);
            this.dialect = 'mysql';
            this.#escapes = Escapes.mysql;
          }
          this.#escaped = true;
          from = backslash + 2;
          if (close !== -1 && close < from) close = text.indexOf(closing, from);
          continue;
        }
      }
      if (close === -1) return this.#holdQuoted(segment, length);
      if (close + 1 === length && !this.#ended) return this.#holdQuoted(segment, close);
      if (text.charCodeAt(close + 1) !== closing.charCodeAt(0)) break;
      if (this.capture) this.#held += text.slice(segment, close + 1);
      segment = close + 2;
      from = segment;
      close = text.indexOf(closing, from);
    }
    this.#mode = Mode.code;
    this.#at = close + 1;
    this.doubtful = this.#escaped && this.#escapes === Escapes.undecided;
    if (!this.capture) {
      this.value = '';
    } else {
      const raw = text.slice(segment, close);
      this.value = this.#held === '' ? raw : this.#held + raw;
      if (this.#escaped) this.value = this.#unescaped(this.value);
    }
    return this.#kind;
  }

  #holdQuoted(segment: number, to: number): Token {
    if (this.capture) this.#held += this.#text.slice(segment, to);
    this.#mode = Mode.quoted;
    this.#suspend(to);
    if (!this.#ended) return Token.none;
    return this.#fail(
      `a ${this.#kind === Token.string ? 'text value' : 'quoted name'} is not closed`,
    );
  }

  #unescaped(raw: string): string {
    if (this.#escapes === Escapes.mysql) return unescapeMysql(raw);
    return this.#escapes === Escapes.postgresql ? unescapePostgresql(raw) : raw;
  }

  /**
   * True: the escaped quotation mark belongs to the text. False: it may also end it. Undefined:
   * more text is needed to decide.
   */
  #decideEscape(quote: number, closing: string): boolean | undefined {
    const text = this.#text;
    let at = quote + 1;
    while (at - quote < LOOK_PAST_SPACES && text.charCodeAt(at) === Code.space) at++;
    if (at >= text.length) return this.#ended ? false : undefined;
    const code = text.charCodeAt(at);
    if (code <= Code.space || code === closing.charCodeAt(0)) return false;
    return !mayFollowText.has(code);
  }

  #scanWord(at: number): Token {
    const text = this.#text;
    const length = text.length;
    let to = at + 1;
    while (to < length && isWordPart(text.charCodeAt(to))) to++;
    if (to === length && !this.#ended) return this.#waitForWord(at, Token.word);
    if (to - at === 1 && isExponent(text.charCodeAt(at)) && text.charCodeAt(to) === Code.quote) {
      this.dialect ??= 'postgresql';
      return this.#openQuotes(to, "'", Token.string, Escapes.postgresql);
    }
    this.value = to - at > WORD_LIMIT ? '' : text.slice(at, to);
    this.#at = to;
    return Token.word;
  }

  #scanNumber(at: number): Token {
    const text = this.#text;
    const length = text.length;
    let to = at + 1;
    while (to < length) {
      const code = text.charCodeAt(to);
      if (isWordPart(code) || code === Code.dot) to++;
      else if (code !== Code.plus && code !== Code.minus) break;
      else if (isExponent(text.charCodeAt(to - 1)) && !isHex(text, at)) to++;
      else break;
    }
    if (to === length && !this.#ended) return this.#waitForWord(at, Token.number);
    this.value = this.capture && to - at <= WORD_LIMIT ? text.slice(at, to) : '';
    this.#at = to;
    return Token.number;
  }

  #waitForWord(at: number, kind: Token): Token {
    if (this.#text.length - at <= WORD_LIMIT) return this.#wait(at);
    this.#kind = kind;
    this.#mode = Mode.longWord;
    return this.#suspend(this.#text.length);
  }

  #scanLongWord(): Token {
    const text = this.#text;
    let at = this.#at;
    while (at < text.length && (isWordPart(text.charCodeAt(at)) || this.#continuesNumber(at))) at++;
    this.#at = at;
    if (at === text.length && !this.#ended) return Token.none;
    this.#mode = Mode.code;
    this.value = '';
    return this.#kind;
  }

  #continuesNumber(at: number): boolean {
    return this.#kind === Token.number && this.#text.charCodeAt(at) === Code.dot;
  }

  /** `none`: needs more text. `symbol`: no comment. Otherwise a comment was opened or passed. */
  #openComment(at: number, code: number): Token {
    const text = this.#text;
    const next = text.charCodeAt(at + 1);
    if (code === Code.hash) {
      if (this.dialect === 'postgresql') return Token.symbol;
      this.dialect ??= 'mysql';
      return this.#openLineComment(at + 1);
    }
    if (code === Code.minus) {
      if (next !== Code.minus) return Token.symbol;
      if (this.dialect !== 'mysql') return this.#openLineComment(at + 2);
      // MySQL reads `5--3` as five minus minus three.
      if (at + 2 === text.length && !this.#ended) return Token.none;
      return text.charCodeAt(at + 2) > Code.space ? Token.symbol : this.#openLineComment(at + 2);
    }
    if (code === Code.star) {
      if (this.#executable === 0 || next !== Code.slash) return Token.symbol;
      this.#executable--;
      this.#at = at + 2;
      return Token.line;
    }
    if (next !== Code.star) return Token.symbol;
    return this.#openBlockComment(at);
  }

  #openLineComment(from: number): Token {
    this.#at = from;
    this.#held = '';
    this.#mode = Mode.lineComment;
    return Token.line;
  }

  #scanLineComment(): Token {
    const newline = this.#text.indexOf('\n', this.#at);
    const to = newline === -1 ? this.#text.length : newline;
    this.#holdEvidence(to);
    this.#at = to;
    if (newline === -1 && !this.#ended) return this.#suspend(to);
    this.#endComment();
    return Token.none;
  }

  #endComment(): void {
    this.#mode = Mode.code;
    this.dialect ??= dialectOfComment(this.#held);
    this.onComment(this.#held, this.#startLine || this.#lineOf(this.#start));
  }

  #holdEvidence(to: number): void {
    const room = EVIDENCE_LIMIT - this.#held.length;
    if (room <= 0) return;
    this.#held += this.#text.slice(this.#at, Math.min(to, this.#at + room));
  }

  #openBlockComment(at: number): Token {
    const text = this.#text;
    const mayExecute = this.dialect === undefined || this.dialect === 'mysql';
    // Needs room for the longest marker (slash, star, M, ! and six digits) and one character more.
    if (mayExecute && at + 11 > text.length && !this.#ended) {
      if (at + 2 === text.length || /^[M!]/.test(text.slice(at + 2))) return Token.none;
    }
    const marker = mayExecute ? /^\/\*M?!(\d{0,6})/.exec(text.slice(at, at + 10)) : null;
    if (marker !== null) {
      this.dialect = 'mysql';
      if (Number(marker[1]) < UNREACHABLE_VERSION) {
        this.#executable++;
        this.#at = at + marker[0].length;
        return Token.line;
      }
    }
    this.#at = at + 2;
    this.#depth = 1;
    this.#held = '';
    this.#mode = Mode.blockComment;
    return Token.line;
  }

  #scanBlockComment(): Token {
    const text = this.#text;
    const nests = this.dialect === 'postgresql';
    let at = this.#at;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code !== Code.star && code !== Code.slash) continue;
      if (at + 1 === text.length && !this.#ended) break;
      const next = text.charCodeAt(at + 1);
      if (code === Code.star && next === Code.slash) {
        at++;
        if (--this.#depth === 0) break;
      } else if (nests && code === Code.slash && next === Code.star) {
        at++;
        this.#depth++;
      }
    }
    this.#holdEvidence(at);
    if (this.#depth > 0) {
      this.#suspend(at);
      return this.#ended ? this.#fail('a comment is not closed') : Token.none;
    }
    this.#at = at + 1;
    this.#endComment();
    return Token.none;
  }

  /** A dollar-quoted text of PostgreSQL: `$$..$$` or `$tag$..$tag$`. */
  #openDollar(at: number): Token {
    const text = this.#text;
    if (this.dialect === 'mysql' || this.dialect === 'sqlite')
      return this.#foundSymbol(at, Code.dollar);
    let to = at + 1;
    while (
      to < text.length &&
      text.charCodeAt(to) !== Code.dollar &&
      isWordPart(text.charCodeAt(to))
    ) {
      to++;
    }
    if (to === text.length && !this.#ended && to - at <= DOLLAR_TAG_LIMIT) return this.#wait(at);
    const noTag = text.charCodeAt(to) !== Code.dollar || isDigit(text.charCodeAt(at + 1));
    if (noTag || to - at > DOLLAR_TAG_LIMIT) return this.#foundSymbol(at, Code.dollar);
    this.dialect = 'postgresql';
    this.#held = '';
    this.#closing = text.slice(at, to + 1);
    this.#mode = Mode.dollar;
    this.#at = to + 1;
    return this.#scanDollar();
  }

  #scanDollar(): Token {
    const text = this.#text;
    const close = text.indexOf(this.#closing, this.#at);
    // What could be the beginning of the closing tag is kept for the next text.
    const to = close === -1 ? Math.max(this.#at, text.length - this.#closing.length + 1) : close;
    if (this.capture) this.#held += text.slice(this.#at, to);
    if (close === -1) {
      this.#suspend(to);
      return this.#ended ? this.#fail('a text value is not closed') : Token.none;
    }
    this.#at = close + this.#closing.length;
    this.#mode = Mode.code;
    this.doubtful = false;
    this.value = this.capture ? this.#held : '';
    return Token.string;
  }
}

const UNDECIDED =
  'a backslash before a quotation mark can mean two things, and the lines before it do not show ' +
  'which database wrote the file. Export it again with its header comments';
