import type { Cents } from '@app/contracts/money';
import { failed, type Result, success } from '@app/result';
import { Code } from './character-code.ts';

/** The highest amount that the price list takes. */
const LIMIT: Cents = 9_999_999_999;

/** A double is exact in decimal up to this many significant digits. */
const DOUBLE_DIGITS = 15;

const EMPTY = 'is empty';
const NOT_A_NUMBER = 'is not a number';
const SEPARATED =
  'has a comma or a space in it that can mean two things. Write it like 1234.50 or 1,234.50';
const NEGATIVE = 'is negative';
const TOO_HIGH = 'is more than 99,999,999.99';
const DECIMALS = 'has more than two decimals';

const exponential = /^[+-]?(?:\d+\.?\d*|\.\d+)e[+-]?\d+$/i;
/** Groups of three before a decimal point and cents. Without these `1,234` may be 1.234. */
const grouped = /^[+-]?\d{1,3}(?:(?:,\d{3})+|(?:[ \u00a0\u202f]\d{3})+)\.\d{2}$/;
const separators = /[, \u00a0\u202f]/g;

/**
 * An amount as written in a dump, such as `804.90`, in cents. The failure is the end of a sentence
 * that begins with the name of the column.
 *
 * Plain decimals are read digit by digit, because float arithmetic would round them. Numbers with
 * an exponent, or with more digits than a double has, were written by a float: SQLite dumps 804.9
 * as 804.89999999999997729. Such a number is accepted when it parses to the same double as an
 * amount in whole cents.
 *
 * Thousands may be separated by commas or by spaces, when there are cents behind a point.
 */
export function centsFromDecimal(text: string): Result<Cents, string> {
  const literal = text.trim();
  const exact = exactCents(literal);
  if (exact.ok) return exact;
  if (literal === '') return failed(EMPTY);
  if (grouped.test(literal)) return exactCents(literal.replace(separators, ''));
  if (/^[+-]?[\d., \u00a0\u202f]+$/.test(literal) && literal.search(separators) !== -1) {
    return failed(SEPARATED);
  }
  const isDouble =
    // One more, because the decimal point is not a digit.
    (exact.failure === DECIMALS && literal.length > DOUBLE_DIGITS + 1) ||
    (exact.failure === NOT_A_NUMBER && exponential.test(literal));
  return isDouble ? centsFromDouble(Number(literal)) : exact;
}

/** Exact: whole cents divided by 100 give the double that is nearest to the amount. */
function centsFromDouble(value: number): Result<Cents, string> {
  if (value < 0) return failed(NEGATIVE);
  const cents = Math.round(value * 100);
  if (cents > LIMIT) return failed(TOO_HIGH);
  return cents / 100 === value ? success(cents) : failed(DECIMALS);
}

function exactCents(literal: string): Result<Cents, string> {
  const sign = literal.charCodeAt(0);
  const isNegative = sign === Code.minus;
  let cents = 0;
  let digits = 0;
  let decimals = -1;
  let hasMore = false;
  for (let at = isNegative || sign === Code.plus ? 1 : 0; at < literal.length; at++) {
    const code = literal.charCodeAt(at);
    if (code === Code.dot && decimals === -1) {
      decimals = 0;
      continue;
    }
    if (code < Code.zero || code > Code.nine) return failed(NOT_A_NUMBER);
    digits++;
    if (decimals >= 0) decimals++;
    if (decimals > 2) hasMore ||= code !== Code.zero;
    // Stops adding digits once the limit is passed, so that a very long number stays a safe
    // integer.
    else if (cents <= LIMIT) cents = cents * 10 + (code - Code.zero);
  }
  if (digits === 0) return failed(NOT_A_NUMBER);
  for (let missing = 2 - Math.max(decimals, 0); missing > 0; missing--) cents *= 10;
  if (isNegative && (cents > 0 || hasMore)) return failed(NEGATIVE);
  if (cents > LIMIT) return failed(TOO_HIGH);
  return hasMore ? failed(DECIMALS) : success(cents);
}
