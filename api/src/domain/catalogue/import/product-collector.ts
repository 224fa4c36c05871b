import { formatRand } from '@app/contracts/money';
import type { StoredProduct } from '../ports.ts';
import type { ImportReport, RowNote } from './import-report.ts';
import { productFrom } from './product-row.ts';
import type { Cell } from './sql-cell.ts';
import type { RowSink } from './wanted-table.ts';

const REPORTED_ROWS = 100;

/** Products, and for each the line of the file on which its row is. */
interface ProductBatch {
  readonly products: readonly StoredProduct[];
  readonly lines: readonly number[];
}

/**
 * Turns rows into products and reports the rows that are refused or replace an earlier one. Of
 * products that were taken it keeps nothing, however long the list is.
 */
export class ProductCollector implements RowSink {
  readonly #refusals: RowNote[] = [];
  readonly #repeats: RowNote[] = [];
  #products: StoredProduct[] = [];
  #lines: number[] = [];
  #good = 0;
  #refused = 0;
  #repeated = 0;

  row(line: number, cells: readonly Cell[]): void {
    const product = productFrom(cells);
    if (!product.ok) {
      this.badRow(line, product.failure);
      return;
    }
    this.#good++;
    this.#products.push(product.value);
    this.#lines.push(line);
  }

  badRow(line: number, reason: string): void {
    this.#refused++;
    note(this.#refusals, line, () => reason);
  }

  /** Call for each product that replaced one of an earlier row. */
  repeated(line: number, { sku, name, price }: StoredProduct): void {
    this.#repeated++;
    note(
      this.#repeats,
      line,
      () => `Replaces ${sku} of an earlier row: ${name}, ${formatRand(price)}`,
    );
  }

  /** Products that have not been taken yet. */
  get waiting(): number {
    return this.#products.length;
  }

  take(count: number): ProductBatch {
    return { products: this.#products.splice(0, count), lines: this.#lines.splice(0, count) };
  }

  get report(): Omit<ImportReport, 'unusedTables' | 'endIsMarked'> {
    return {
      read: this.#good + this.#refused,
      accepted: this.#good - this.#repeated,
      refused: this.#refused,
      refusals: [...this.#refusals],
      repeated: this.#repeated,
      repeats: [...this.#repeats],
    };
  }
}

function note(notes: RowNote[], line: number, reason: () => string): void {
  if (notes.length < REPORTED_ROWS) notes.push({ line, reason: reason() });
}
