import type { Cents } from '@app/contracts/money';
import { failed, type Result, success } from '@app/result';
import { Code } from './character-code.ts';

/** The highest amount that the price list takes. */
const LIMIT: Cents = 9_999_999_999;

/** A double is exact in decimal up to this many significant digits. */
const DOUBLE_DIGITS = 15;

const NOT_A_NUMBER = 'is not a number';
const NEGATIVE = 'is negative';
const TOO_HIGH = 'is more than 99,999,999.99';
const DECIMALS = 'has more than two decimals';

const exponential = /^[+-]?(?:\d+\.?\d*|\.\d+)e[+-]?\d+$/i;

/**
 * An amount as written in a dump, such as `804.90`, in cents. Fails with the end of a sentence that
 * begins with the column.
 *
 * The digits are taken as they are, without float arithmetic, except in numbers that only a float
 * can have written: those with an exponent, and those with more digits than a double has. SQLite
 * dumps 804.9 as 804.89999999999997729; such a number is an amount when its double is the one that
 * is nearest to an amount.
 */
export function centsFromDecimal(text: string): Result<Cents, string> {
  const literal = text.trim();
  const exact = exactCents(literal);
  if (exact.ok) return exact;
  const isDouble =
    // The point is no digit.
    (exact.failure === DECIMALS && literal.length > DOUBLE_DIGITS + 1) ||
    (exact.failure === NOT_A_NUMBER && exponential.test(literal));
  return isDouble ? centsFromDouble(Number(literal)) : exact;
}

/** Exact, since the quotient of two integers is the double nearest to it. */
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
    // One more digit than the limit has is enough to know that it is passed.
    else if (cents <= LIMIT) cents = cents * 10 + (code - Code.zero);
  }
  if (digits === 0) return failed(NOT_A_NUMBER);
  for (let missing = 2 - Math.max(decimals, 0); missing > 0; missing--) cents *= 10;
  if (isNegative && (cents > 0 || hasMore)) return failed(NEGATIVE);
  if (cents > LIMIT) return failed(TOO_HIGH);
  return hasMore ? failed(DECIMALS) : success(cents);
}
