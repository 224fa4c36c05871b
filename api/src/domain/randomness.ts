/** Chance comes from outside, so that tests can foresee it. */
export interface Randomness {
  /** Lower-case hex of this many random bytes. */
  hex(bytes: number): string;
}
