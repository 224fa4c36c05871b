import type { StoredProduct } from '../ports.ts';

export type ProductBatches = AsyncIterable<readonly StoredProduct[]>;

/** A product as a comparison names it. */
export type Listed = Pick<StoredProduct, 'sku' | 'name'>;

/** One place in a list that is read in batches. */
export class ListCursor {
  readonly #batches: AsyncIterator<readonly StoredProduct[]>;
  #batch: readonly StoredProduct[] = [];
  #at = 0;
  #isOver = false;

  constructor(batches: ProductBatches) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** Whether `fetch` is needed before `current` is known. */
  get isSpent(): boolean {
    return !this.#isOver && this.#at === this.#batch.length;
  }

  /** Nothing at the end of the list. */
  get current(): StoredProduct | undefined {
    return this.#batch[this.#at];
  }

  advance(): void {
    this.#at++;
  }

  /** Ends the reading, also in the middle of the list. */
  async close(): Promise<void> {
    await this.#batches.return?.();
  }

  async fetch(): Promise<void> {
    while (this.isSpent) {
      const next = await this.#batches.next();
      this.#isOver = next.done === true;
      this.#batch = next.done ? [] : next.value;
      this.#at = 0;
    }
  }
}
