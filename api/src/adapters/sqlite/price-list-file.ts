import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Replacement, StoredProduct } from '../../domain/catalogue/ports.ts';

const BATCH = 1000;
const AFTER = `SELECT * FROM products WHERE sku > ? ORDER BY sku LIMIT ${BATCH}`;

/** One file being filled. */
export interface PriceListFileWriter {
  /** The later of two products with one SKU counts; gives those that replaced another. */
  add(products: readonly StoredProduct[]): readonly Replacement[];
  /** Up to 1000 of the products so far whose SKU comes after this one, ordered by SKU. */
  after(sku: string): readonly StoredProduct[];
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
  const insert = db.prepare(
    'INSERT INTO products VALUES (?, ?, ?, ?, ?) ON CONFLICT (sku) DO NOTHING',
  );
  const find = db.prepare('SELECT * FROM products WHERE sku = ?');
  const replace = db.prepare('REPLACE INTO products VALUES (?, ?, ?, ?, ?)');
  const after = db.prepare(AFTER);
  let count = 0;
  return {
    after: (sku) => after.all(sku).map(toProduct),
    add(products) {
      const replacements: Replacement[] = [];
      for (const [at, { sku, name, category, cost, price }] of products.entries()) {
        const { changes } = insert.run(sku, name, category, cost, price);
        if (Number(changes) === 1) {
          count++;
          continue;
        }
        const earlier = find.get(sku);
        if (!earlier) throw new Error(`SKU ${sku} is neither new nor there`);
        replace.run(sku, name, category, cost, price);
        replacements.push({ at, earlier: toProduct(earlier) });
      }
      return replacements;
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
  const after = db.prepare(AFTER);
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
