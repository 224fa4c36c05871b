import { formatRand } from '@app/contracts/money';
import type { StoredProduct } from '../ports.ts';
import type { ImportReport, RowNote } from './import-report.ts';
import { productFrom } from './product-row.ts';
import type { Cell } from './sql-cell.ts';
import { type StructureFailure, structureFailure } from './structure-failure.ts';
import type { RowSink, RowStatement } from './wanted-table.ts';

const REPORTED_ROWS = 100;

/** Products, and for each the line of its row and the statement that has the row. */
interface ProductBatch {
  readonly products: readonly StoredProduct[];
  readonly lines: readonly number[];
  readonly statements: readonly RowStatement[];
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
  #statements: RowStatement[] = [];
  #repeat:
    | { readonly sku: string; readonly line: number; readonly statement: RowStatement | undefined }
    | undefined;
  #undecided: StructureFailure | undefined;
  #good = 0;
  #refused = 0;
  #repeated = 0;

  row(line: number, cells: readonly Cell[], statement: RowStatement): void {
    const product = productFrom(cells);
    if (!product.ok) {
      this.badRow(line, product.failure);
      return;
    }
    this.#good++;
    this.#products.push(product.value);
    this.#lines.push(line);
    this.#statements.push(statement);
  }

  badRow(line: number, reason: string): void {
    this.#refused++;
    note(this.#refusals, line, () => reason);
  }

  /** Call for each product that replaced one of an earlier row; `at` is its place in the batch. */
  repeated({ lines, statements }: ProductBatch, at: number, earlier: StoredProduct): void {
    const { sku, name, price } = earlier;
    const line = lines[at] ?? 0;
    const statement = statements[at];
    if (this.#repeat?.statement !== statement) {
      this.#judgeRepeat();
      this.#repeat = { sku, line, statement };
    }
    this.#repeated++;
    note(
      this.#repeats,
      line,
      () => `Replaces ${sku} of an earlier row: ${name}, ${formatRand(price)}`,
    );
  }

  /**
   * Why the list is not certain: an INSERT decides itself which of two rows with one SKU counts, and
   * it may do so by another key than the SKU. Read it at the end of the file.
   */
  get failure(): StructureFailure | undefined {
    this.#judgeRepeat();
    return this.#undecided;
  }

  /** Once all of the statement is read: its last words may decide about its first row. */
  #judgeRepeat(): void {
    if (!this.#repeat?.statement?.decidesRepeats) return;
    const { sku, line } = this.#repeat;
    this.#undecided ??= structureFailure(line, `the SKU ${sku} ${UNDECIDED}`);
  }

  /** Products that have not been taken yet. */
  get waiting(): number {
    return this.#products.length;
  }

  take(count: number): ProductBatch {
    return {
      products: this.#products.splice(0, count),
      lines: this.#lines.splice(0, count),
      statements: this.#statements.splice(0, count),
    };
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

const UNDECIDED =
  'is on an earlier row too, and INSERT IGNORE, ON CONFLICT or ON DUPLICATE KEY decides which of ' +
  'them counts. Price lists are read without such rules. Export the table again with plain INSERT ' +
  'statements.';

function note(notes: RowNote[], line: number, reason: () => string): void {
  if (notes.length < REPORTED_ROWS) notes.push({ line, reason: reason() });
}
