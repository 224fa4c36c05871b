/** Chance comes from outside, so that tests can foresee it. */
export interface Randomness {
  /** Lower-case hex of this many random bytes. */
  hex(bytes: number): string;
}

/** A number from 0 up to 1. */
export const chance = (randomness: Randomness): number =>
  Number.parseInt(randomness.hex(4), 16) / 2 ** 32;
