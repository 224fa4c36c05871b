import { describe, expect, test } from 'vitest';
import { product, productsOf, readDump, structureFailureOf } from '../../../../testing/dumps.ts';

const dumpOf = (statements: string) =>
  `PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n${statements}\nCOMMIT;\n`;

describe('a dump of SQLite', () => {
  test('takes the columns from CREATE TABLE, without computed ones', async () => {
    const dump = dumpOf(`CREATE TABLE IF NOT EXISTS "products" (
  id INTEGER PRIMARY KEY AUTOINCREMENT, [Sku] TEXT NOT NULL, -- it's the code; (really)
  "Product" TEXT, \`Category\` TEXT DEFAULT ('a' || ')'),
  margin REAL GENERATED ALWAYS AS (Price - Cost) VIRTUAL, double REAL AS (Price * 2),
  'Cost' REAL, Price DECIMAL(10,2), key TEXT, UNIQUE (Sku), CHECK (Price >= 0)
);
INSERT INTO products VALUES(1,'A-1','Camera','CAMERAS',519.45000000000004548,804.89999999999997729,X'00ff27');
INSERT INTO "products" VALUES(2,'A-2','C:\\','it''s',NULL,5,unistr('a\\u000ab'));
INSERT INTO products VALUES(3,'A-3','22" "LED"','CAMERAS',1.0,2,replace('x\\ny)','\\n',char(10)));`);
    expect(await productsOf(dump)).toEqual([
      product(),
      product({ sku: 'A-2', name: 'C:\\', category: "it's", cost: 0, price: 500 }),
      product({ sku: 'A-3', name: '22" "LED"', cost: 100, price: 200 }),
    ]);
  });

  test('with a trigger gives its own rows only, not those that the trigger inserts', async () => {
    const dump = dumpOf(`CREATE TABLE products(sku,product,price);
CREATE TRIGGER t AFTER INSERT ON products BEGIN
  UPDATE products SET price = CASE WHEN price > 1 THEN 1 ELSE 2 END;
  INSERT INTO products VALUES('no','row',1);
END;
CREATE VIEW event AS SELECT begin FROM x;
CREATE INDEX i ON event(begin);
INSERT INTO products VALUES('A-1','Camera',804.9);`);
    expect(await productsOf(dump)).toEqual([product({ category: 'UNCATEGORISED', cost: 0 })]);
  });

  test('that creates the table again with another column order is read by the new order', async () => {
    const dump = dumpOf(`CREATE TABLE products(sku,product,price);
DROP TABLE products;
CREATE TABLE IF NOT EXISTS main.products(product,sku,price);
INSERT INTO products VALUES('Camera','A-3',3);
INSERT INTO products(price,sku,product) VALUES(4,'A-4','Camera');
INSERT INTO products VALUES('Camera','A-5',5);`);
    const products = await productsOf(dump);
    expect(products.map(({ sku, price }) => [sku, price])).toEqual([
      ['A-3', 300],
      ['A-4', 400],
      ['A-5', 500],
    ]);
  });

  test('has a row refused when a used column holds an expression', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => `('A-${at}','Camera',1)`);
    rows[2] = String.raw`('B',unistr('a\u000ab'),1)`;
    const { result } = await readDump(
      dumpOf(`CREATE TABLE products(sku,product,price);\nINSERT INTO products VALUES${rows};`),
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        accepted: 99,
        refusals: [{ line: 4, reason: 'Product is an expression (unistr), not a plain value' }],
      },
    });
  });

  test('is refused when its transaction was rolled back or never committed', async () => {
    const statements = "INSERT INTO products(sku,product,price) VALUES('A','B',1);";
    const taken = dumpOf(statements).replace('COMMIT;', 'ROLLBACK; -- due to errors');
    expect(await structureFailureOf(taken)).toBe(
      'Line 4: the dump ends with ROLLBACK, so the export failed. Export it again.',
    );
    expect(await structureFailureOf(dumpOf(statements).replace('COMMIT;', ''))).toBe(
      'Line 2: the transaction that starts here has no end. The file may be cut off.',
    );
  });
});
