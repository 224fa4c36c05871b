import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { StoredProduct } from '../../domain/catalogue/ports.ts';

const BATCH = 1000;

/** One file being filled. `add` and `finish` throw when two products have the same SKU. */
export interface PriceListFileWriter {
  add(products: readonly StoredProduct[]): void;
  /** Commits and closes; returns the number of products. */
  finish(): number;
  /** Closes without keeping anything. */
  abort(): void;
}

/**
 * Starts a file with one version's products. Nothing is synced and the journal is in memory, which
 * is fast. It is safe because no version points at the file until it is complete and synced as a
 * whole.
 */
export function createPriceListFile(file: string): PriceListFileWriter {
  const db = new DatabaseSync(file);
  db.exec(`
    PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = OFF;
    CREATE TABLE products (
      sku TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      category TEXT NOT NULL,
      cost INTEGER NOT NULL,
      price INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    BEGIN`);
  const insert = db.prepare('INSERT INTO products VALUES (?, ?, ?, ?, ?)');
  let count = 0;
  return {
    add(products) {
      for (const { sku, name, category, cost, price } of products) {
        insert.run(sku, name, category, cost, price);
      }
      count += products.length;
    },
    finish() {
      db.exec('COMMIT');
      db.close();
      return count;
    },
    abort() {
      if (db.isOpen) db.close();
    },
  };
}

/** One complete file, open for reading. */
export interface PriceListFileReader {
  find(skus: readonly string[]): readonly StoredProduct[];
  /** Up to 1000 products whose SKU comes after this one, ordered by SKU. */
  after(sku: string): readonly StoredProduct[];
  close(): void;
}

export function readPriceListFile(file: string): PriceListFileReader {
  if (!existsSync(file)) throw new Error(`The price list file ${file} is not there`);
  const db = new DatabaseSync(file, { readOnly: true });
  const find = db.prepare(
    'SELECT * FROM products WHERE sku IN (SELECT value FROM json_each(?)) ORDER BY sku',
  );
  const after = db.prepare(`SELECT * FROM products WHERE sku > ? ORDER BY sku LIMIT ${BATCH}`);
  return {
    find: (skus) => find.all(JSON.stringify(skus)).map(toProduct),
    after: (sku) => after.all(sku).map(toProduct),
    close: () => db.close(),
  };
}

const toProduct = (row: Record<string, SQLOutputValue>): StoredProduct => ({
  sku: String(row.sku),
  name: String(row.name),
  category: String(row.category),
  cost: Number(row.cost),
  price: Number(row.price),
});
