/** The characters that mean something in SQL, as UTF-16 codes. */
export const Code = {
  space: 32,
  doubleQuote: 34,
  hash: 35,
  dollar: 36,
  quote: 39,
  open: 40,
  close: 41,
  star: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  dot: 46,
  slash: 47,
  zero: 48,
  nine: 57,
  colon: 58,
  semicolon: 59,
  equals: 61,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  backtick: 96,
  pipe: 124,
  byteOrderMark: 0xfeff,
} as const;

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const ASCII = 128;

const kinds = Uint8Array.from({ length: ASCII }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z_@]/i.test(character)) return LETTER;
  return /\d/.test(character) ? DIGIT : OTHER;
});

/** Letters, `_`, the `@` of MySQL's variables, and all that is not ASCII. */
export const isWordStart = (code: number): boolean => code >= ASCII || kinds[code] === LETTER;

export const isWordPart = (code: number): boolean =>
  code >= ASCII || kinds[code] !== OTHER || code === Code.dollar;

export const isDigit = (code: number): boolean => code < ASCII && kinds[code] === DIGIT;

/** `e` or `E`. */
export const isExponent = (code: number): boolean => (code | 32) === 101;

/** Whether a number in hexadecimal (0x..) starts here. */
export const isHex = (text: string, at: number): boolean =>
  text.charCodeAt(at) === Code.zero && (text.charCodeAt(at + 1) | 32) === 120;
