/** Keeps the items with the largest sizes of a long sequence, and forgets the others. */
export class Largest<Item> {
  readonly #limit: number;
  readonly #sizeOf: (item: Item) => number;
  readonly #kept: Item[] = [];

  constructor(limit: number, sizeOf: (item: Item) => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  add(item: Item): void {
    const size = this.#sizeOf(item);
    const last = this.#kept.at(-1);
    const isFull = this.#kept.length === this.#limit;
    if (isFull && last !== undefined && size <= this.#sizeOf(last)) return;
    if (isFull) this.#kept.pop();
    const at = this.#kept.findIndex((kept) => this.#sizeOf(kept) < size);
    this.#kept.splice(at === -1 ? this.#kept.length : at, 0, item);
  }

  /** The largest first; of equal ones the first that was added. */
  get items(): readonly Item[] {
    return this.#kept;
  }
}
