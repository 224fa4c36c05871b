import type { StoredProduct } from '../ports.ts';
import type { ImportReport } from './import-report.ts';
import { productFrom } from './product-row.ts';
import type { Cell } from './sql-cell.ts';
import type { RowSink } from './wanted-table.ts';

const REPORTED_REFUSALS = 100;

/** Turns rows into products and reports the rows that are refused. */
export class ProductCollector implements RowSink {
  readonly #lineOfSku = new Map<string, number>();
  readonly #refusals: { line: number; reason: string }[] = [];
  #waiting: StoredProduct[] = [];
  #refused = 0;

  row(line: number, cells: readonly Cell[]): void {
    const product = productFrom(cells);
    if (!product.ok) {
      this.badRow(line, product.failure);
      return;
    }
    const sku = detached(product.value.sku);
    const firstLine = this.#lineOfSku.get(sku);
    if (firstLine !== undefined) {
      this.badRow(line, `Sku ${sku} is already on line ${firstLine}`);
      return;
    }
    this.#lineOfSku.set(sku, line);
    this.#waiting.push(product.value);
  }

  badRow(line: number, reason: string): void {
    this.#refused++;
    if (this.#refusals.length < REPORTED_REFUSALS) this.#refusals.push({ line, reason });
  }

  /** Products that have not been taken yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  take(count: number): readonly StoredProduct[] {
    return this.#waiting.splice(0, count);
  }

  get report(): Pick<ImportReport, 'read' | 'accepted' | 'refused' | 'refusals'> {
    const accepted = this.#lineOfSku.size;
    const refused = this.#refused;
    return { read: accepted + refused, accepted, refused, refusals: [...this.#refusals] };
  }
}

/**
 * A copy of the text: a slice would keep the whole piece of the file in memory as long as the map.
 */
const detached = (text: string): string => ` ${text}`.slice(1);
