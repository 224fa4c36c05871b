import { LETTERS } from './letters.ts';

/** What the dictionary answers for a word that no vocabulary has. */
export const UNKNOWN = 0;
/** A shorter word with a typing mistake is too often another word. */
const FORGIVING_LENGTH = 7;

/**
 * The words of all vocabularies as a tree of letters, so that reading a text makes no strings. It
 * forgives one wrong, missing, extra or swapped letter in a long word, but not at its start or end:
 * "factor" is no factory, and "learned" no learner.
 */
export class Dictionary {
  /** The node after each letter of each node; grows in large steps. */
  #next = new Uint32Array(LETTERS * 2 ** 15);
  readonly #word: number[] = [UNKNOWN];
  readonly #forgiving: boolean[] = [false];

  /** Adds a word, given as indexes of letters, unless it is known. Returns its number. */
  add(letters: readonly number[], number: number, forgiving: boolean): number {
    let node = 0;
    for (const letter of letters) {
      const slot = node * LETTERS + letter;
      let child = this.#next[slot] ?? 0;
      if (child === 0) {
        child = this.#word.length;
        this.#word.push(UNKNOWN);
        this.#forgiving.push(false);
        if (this.#next.length < this.#word.length * LETTERS) this.#grow();
        this.#next[slot] = child;
      }
      node = child;
    }
    if (this.#word[node] === UNKNOWN) {
      this.#word[node] = number;
      this.#forgiving[node] = forgiving && letters.length >= FORGIVING_LENGTH;
    }
    return this.#word[node] ?? number;
  }

  #grow(): void {
    const smaller = this.#next;
    this.#next = new Uint32Array(2 * smaller.length);
    this.#next.set(smaller);
  }

  /** The number of the word in the first `length` of `letters`, or `UNKNOWN`. */
  find(letters: Uint8Array, length: number): number {
    const exact = this.#word[this.#walk(letters, 0, 0, length)] ?? UNKNOWN;
    return exact === UNKNOWN && length >= FORGIVING_LENGTH ? this.#nearest(letters, length) : exact;
  }

  /** The node after the letters from `from`, or -1. Node 0 is reached by no letters only. */
  #walk(letters: Uint8Array, from: number, start: number, length: number): number {
    let node = start;
    for (let at = from; at < length; at += 1) {
      node = this.#next[node * LETTERS + (letters[at] ?? 0)] ?? 0;
      if (node === 0) return -1;
    }
    return node;
  }

  #nearest(letters: Uint8Array, length: number): number {
    let node = 0;
    for (let at = 0; at < length - 1; at += 1) {
      const found = at === 0 ? UNKNOWN : this.#mendedAt(letters, at, node, length);
      if (found !== UNKNOWN) return found;
      node = this.#next[node * LETTERS + (letters[at] ?? 0)] ?? 0;
      if (node === 0) return UNKNOWN;
    }
    return UNKNOWN;
  }

  /** The word that comes out when the one mistake is at `at`. */
  #mendedAt(letters: Uint8Array, at: number, node: number, length: number): number {
    const ends = (start: number, from: number): number => {
      const end = this.#walk(letters, from, start, length);
      return end > 0 && this.#forgiving[end] ? (this.#word[end] ?? UNKNOWN) : UNKNOWN;
    };
    const child = (parent: number, letter: number) => this.#next[parent * LETTERS + letter] ?? 0;
    const extra = ends(node, at + 1);
    if (extra !== UNKNOWN) return extra;
    const second = child(node, letters[at + 1] ?? 0);
    const first = second === 0 ? 0 : child(second, letters[at] ?? 0);
    const swapped = first === 0 ? UNKNOWN : ends(first, at + 2);
    if (swapped !== UNKNOWN) return swapped;
    for (let letter = 0; letter < LETTERS; letter += 1) {
      const other = child(node, letter);
      if (other === 0) continue;
      const missing = ends(other, at);
      if (missing !== UNKNOWN) return missing;
      const wrong = ends(other, at + 1);
      if (wrong !== UNKNOWN) return wrong;
    }
    return UNKNOWN;
  }
}
