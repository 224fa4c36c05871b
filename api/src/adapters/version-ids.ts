import { randomBytes } from 'node:crypto';

/** Digits of base 36 that hold every time until the year 5188. */
const TIME_DIGITS = 9;

/**
 * An id that sorts by the time at which it was made. The random part distinguishes ids of the same
 * millisecond.
 */
export const newVersionId = (): string =>
  `${Date.now().toString(36).padStart(TIME_DIGITS, '0')}-${randomBytes(5).toString('hex')}`;

/** Milliseconds since 1970 at which an id was made, by the clock of its maker. */
export const versionMadeAt = (versionId: string): number =>
  Number.parseInt(versionId.slice(0, TIME_DIGITS), 36);
