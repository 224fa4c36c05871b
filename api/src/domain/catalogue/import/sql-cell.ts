import { Code, isExponent, isHex, isWordStart } from './character-code.ts';
import { type SqlTokenizer, Token, WORD_LIMIT } from './sql-tokenizer.ts';

/**
 * One value of a row: a text or the literal of a number; a text that was written as bytes, which is
 * no number; null for NULL; undefined when the table has no such column; or the reason why the value
 * cannot be read, as the end of a sentence.
 */
export type Cell =
  | string
  | null
  | undefined
  | { readonly fromBytes: string }
  | { readonly unreadable: string };

const State = {
  empty: 0,
  sign: 1,
  introducer: 2,
  value: 3,
  castColon: 4,
  cast: 5,
  expression: 6,
  doubtful: 7,
  hexPrefix: 8,
  bytes: 9,
  notBytes: 10,
  tooLong: 11,
};

const wholeBytes = /^(?:[\da-f]{2})*$/i;

/**
 * Words that may follow a text in an expression. Any other word means that a quotation mark is
 * missing or misplaced.
 */
const operators = new Set(
  `and at between collate div glob ilike in is isnull like match mod not notnull or regexp rlike
   similar xor`.split(/\s+/),
);

/** Reads the SQL of one value, token by token. */
export class CellReader {
  readonly #tokens: SqlTokenizer;
  #state = State.empty;
  #literal: string | null = null;
  #functionName = '';
  #afterText = false;

  constructor(tokens: SqlTokenizer) {
    this.#tokens = tokens;
  }

  reset(): void {
    this.#state = State.empty;
    this.#functionName = '';
    this.#afterText = false;
  }

  /**
   * Takes a token of the value; `depth` counts open parentheses, the row's own included. False when
   * SQL allows no such token there, so that the end of the row is not certain.
   */
  accept(token: Token, depth: number): boolean {
    const tokens = this.#tokens;
    const isText = token === Token.string || token === Token.doubleQuoted;
    if (isText && (this.#state === State.empty || this.#state === State.introducer)) {
      this.#literal = tokens.value;
      this.#state = tokens.doubtful ? State.doubtful : State.value;
      this.#afterText = true;
      return true;
    }
    if (isText && this.#state === State.hexPrefix) {
      this.#state = this.#bytes(tokens.value);
      this.#afterText = true;
      return true;
    }
    if (this.#afterText && depth === 1 && !mayFollowText(token, tokens)) return false;
    this.#afterText = isText;
    this.#state = this.#next(token);
    return true;
  }

  /** The value, valid once the comma or parenthesis after it has been reached. */
  get cell(): Cell {
    switch (this.#state) {
      case State.value:
      case State.cast:
        return this.#literal;
      case State.bytes:
        return { fromBytes: this.#literal ?? '' };
      case State.notBytes:
        return { unreadable: 'is not whole bytes in hexadecimal' };
      case State.tooLong:
        return { unreadable: `is longer than ${WORD_LIMIT} characters` };
      case State.empty:
        return { unreadable: 'is left out between two commas' };
      case State.doubtful:
        return { unreadable: DOUBTFUL };
      default: {
        const name = this.#functionName === '' ? '' : ` (${this.#functionName})`;
        return { unreadable: `is an expression${name}, not a plain value` };
      }
    }
  }

  #next(token: Token): number {
    const isColon = token === Token.symbol && this.#tokens.symbol === Code.colon;
    switch (this.#state) {
      case State.empty:
        return this.#first(token);
      case State.sign:
        if (token !== Token.number || isInOtherBase(this.#tokens.value)) return State.expression;
        this.#literal += this.#tokens.value;
        return State.value;
      case State.value:
        return isColon ? State.castColon : State.expression;
      case State.introducer:
        return isHexOpening(token, this.#tokens.value) ? this.#first(token) : State.expression;
      case State.castColon:
        return isColon ? State.cast : State.expression;
      case State.cast:
        // A dump casts a value to the type it had, so the cast changes nothing.
        return isTypePart(token, this.#tokens.symbol) ? State.cast : State.expression;
      case State.doubtful:
        return State.doubtful;
      default:
        return State.expression;
    }
  }

  #first(token: Token): number {
    const tokens = this.#tokens;
    if (token === Token.number) {
      if (tokens.value === '') return State.tooLong;
      if (isHex(tokens.value, 0)) return this.#bytes(tokens.value.slice(2));
      if (isInOtherBase(tokens.value)) return State.expression;
      this.#literal = tokens.value;
      return State.value;
    }
    if (token === Token.symbol && (tokens.symbol === Code.minus || tokens.symbol === Code.plus)) {
      this.#literal = tokens.symbol === Code.minus ? '-' : '';
      return State.sign;
    }
    if (token !== Token.word) return State.expression;
    const word = tokens.value.toLowerCase();
    if (word === 'n' || word.startsWith('_')) return State.introducer;
    if (word === 'null') {
      this.#literal = null;
      return State.value;
    }
    this.#functionName = tokens.value;
    return word === 'x' ? State.hexPrefix : State.expression;
  }

  /** Databases disagree on what `0x41` and `x'41'` are: here they are always the text of these bytes. */
  #bytes(hex: string): number {
    if (!wholeBytes.test(hex)) return State.notBytes;
    this.#literal = Buffer.from(hex, 'hex').toString();
    return State.bytes;
  }
}

const isHexOpening = (token: Token, value: string): boolean =>
  token === Token.number ? isHex(value, 0) : token === Token.word && value.toLowerCase() === 'x';

/** `0x1F`, `0b11`, `0o17`; not `0e0`. */
function isInOtherBase(number: string): boolean {
  const second = number.charCodeAt(1);
  return number.charCodeAt(0) === Code.zero && isWordStart(second) && !isExponent(second);
}

function isTypePart(token: Token, symbol: number): boolean {
  if (token === Token.string) return false;
  if (token !== Token.symbol) return true;
  return symbol === Code.colon || symbol === Code.openBracket || symbol === Code.closeBracket;
}

function mayFollowText(token: Token, tokens: SqlTokenizer): boolean {
  if (token === Token.word) return operators.has(tokens.value.toLowerCase());
  return token === Token.symbol || token === Token.string || token === Token.doubleQuoted;
}

const DOUBTFUL =
  'has a backslash whose meaning is unclear, because the lines before it do not show which database wrote the file';
