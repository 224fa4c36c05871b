import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  product,
  productsOf,
  readAt,
  readDump,
  structureFailureOf,
} from '../../../../testing/dumps.ts';

const columns = '(Sku, Product, Category, Cost, Price)';
const create =
  'CREATE TABLE products (Sku varchar(64), Product text, Category text, Cost decimal(10,2), Price decimal(10,2))';
const row = "('A-1', 'Camera', 'CAMERAS', 519.45, 804.90)";
const insert = `INSERT INTO products ${columns} VALUES ${row};`;
const other = row.replace('A-1', 'A-2');

const frames: Readonly<Record<string, (statements: string) => string>> = {
  MySQL: (statements) => `-- MySQL dump 10.13\n${statements}\n-- Dump completed\n`,
  PostgreSQL: (statements) =>
    `-- PostgreSQL database dump\n${statements}\n-- PostgreSQL database dump complete\n`,
  SQLite: (statements) => `PRAGMA foreign_keys=OFF; BEGIN TRANSACTION;\n${statements}\nCOMMIT;\n`,
};

describe.each(Object.keys(frames))('in a dump of %s', (database) => {
  const dumpOf = (...statements: readonly string[]) =>
    frames[database]?.(statements.join('\n')) ?? '';

  test.each([
    'UPDATE products SET Price = 0.01;',
    "update `products` set price = price * 1.15 WHERE sku = 'A-1';",
    'UPDATE "products" SET price = 1;',
    'UPDATE ONLY public.products SET price = 1;',
    "UPDATE 'products' SET price = 1;",
    'UPDATE shop.products SET price = 1;',
    'UPDATE suppliers s JOIN products p ON p.supplier = s.id SET p.price = 1;',
    'DELETE FROM products;',
    "DELETE FROM products WHERE sku LIKE 'A%';",
    'TRUNCATE products;',
    'TRUNCATE TABLE `shop`.`products`;',
    'DROP TABLE IF EXISTS products;',
    'DROP TABLE other, products CASCADE;',
    'RENAME TABLE products TO products_old, products_new TO products;',
    'ALTER TABLE products RENAME TO products_old;',
    'ALTER TABLE products_new RENAME TO products;',
    'ALTER TABLE products RENAME COLUMN cost TO price;',
    'ALTER TABLE products CHANGE inkoop cost decimal(10,2);',
    'ALTER TABLE products DROP COLUMN cost;',
    'ALTER TABLE products DROP price;',
    'ALTER TABLE products ADD COLUMN x int FIRST;',
    'ALTER TABLE products ADD x int;',
    'ALTER TABLE products MODIFY price decimal(10,0);',
    'ALTER TABLE products ALTER COLUMN price TYPE numeric(10,2) USING price * 2;',
    'ALTER TABLE products ALTER "Price" TYPE integer;',
    'ALTER TABLE products TRUNCATE PARTITION p0;',
    'ALTER TABLE products EXCHANGE PARTITION p0 WITH TABLE other;',
    'ALTER TABLE products DROP PARTITION p0;',
    'MERGE INTO products p USING news n ON p.sku = n.sku WHEN MATCHED THEN DELETE;',
    "WITH gone AS (SELECT 'A-1' AS sku) DELETE FROM products WHERE sku IN (SELECT sku FROM gone);",
    "LOAD DATA INFILE '/tmp/p.csv' INTO TABLE products;",
    `UPSERT INTO products ${columns} VALUES ${row};`,
    'CREATE OR REPLACE TABLE products (Sku text, Product text, Price int);',
    'DO $$ BEGIN UPDATE products SET price = 1; END $$;',
    "PREPARE s FROM 'DELETE FROM products';",
    'no such statement products;',
    '(products);',
    '/*!50000 UPDATE products SET price = 1 */; UPDATE products SET price = 1;',
  ])('%s after its rows is refused with the line', async (statement) => {
    expect(await structureFailureOf(dumpOf(create, ';', insert, '', statement))).toMatch(
      /^Line 6: .+ may change rows of the table products\. .+ Export the table again/,
    );
  });

  test.each([
    'SELECT Sku, Product, Price INTO products FROM items;',
    "LOAD DATA INFILE '/tmp/p.csv' INTO TABLE products;",
    'RENAME TABLE products_new TO products;',
    'ALTER TABLE products_new RENAME TO products;',
    'MERGE INTO products USING news ON true WHEN NOT MATCHED THEN INSERT VALUES (1);',
    'CREATE TABLE products AS SELECT * FROM items;',
    'CREATE TABLE products (Sku text) SELECT * FROM items;',
    'CREATE TABLE products AS TABLE items;',
    'CREATE TABLE IF NOT EXISTS products AS VALUES (1);',
  ])('%s before its rows is refused, because it may bring rows', async (statement) => {
    expect(await structureFailureOf(dumpOf(statement, insert))).toMatch(
      /^Line 2: .+ may change rows of the table products\./,
    );
  });

  test.each([
    'DELETE FROM products;',
    'TRUNCATE TABLE `products`;',
    'DROP TABLE IF EXISTS public.products CASCADE;',
    'UPDATE products SET price = 1;',
    'ALTER TABLE IF EXISTS ONLY public.products DROP CONSTRAINT IF EXISTS products_pkey;',
    'CREATE TABLE IF NOT EXISTS products (Price int, Product int, Sku int);',
  ])('%s before its rows changes nothing', async (statement) => {
    expect(await productsOf(dumpOf(`${create};`, statement, `${create};`, insert))).toEqual([
      product(),
    ]);
  });

  test.each([
    'ALTER TABLE `products` ADD PRIMARY KEY (`Sku`), ADD UNIQUE KEY `Price` (`Price`) USING BTREE;',
    'ALTER TABLE `products` MODIFY `id` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=402;',
    'ALTER TABLE `products` DISABLE KEYS;',
    'ALTER TABLE ONLY public.products ADD CONSTRAINT c CHECK ((type = price));',
    "ALTER TABLE ONLY public.products ALTER COLUMN id SET DEFAULT nextval('public.products_id_seq'::regclass);",
    'ALTER TABLE public.products ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (START WITH 1);',
    'ALTER TABLE public.products OWNER TO postgres;',
    'ALTER TABLE orders ADD CONSTRAINT f FOREIGN KEY (sku) REFERENCES products (sku);',
    'ALTER TABLE orders RENAME TO purchases;',
    'ALTER SEQUENCE public.products_id_seq OWNED BY public.products.id;',
    "COMMENT ON TABLE public.products IS 'DELETE FROM products';",
    'GRANT SELECT ON TABLE public.products TO shop;',
    'ANALYZE products;',
    'CREATE INDEX i ON products (sku);',
    "SELECT setval(pg_get_serial_sequence('products', 'id'), max(id)) FROM products;",
    "DELETE FROM sqlite_sequence; INSERT INTO sqlite_sequence VALUES('products', 3);",
    'UPDATE "main"."sqlite_sequence" SET seq = 401 WHERE name = \'products\';',
    "UPDATE suppliers SET name = 'x'; DROP TABLE products_old;",
    'LOCK TABLE products;',
  ])('%s after its rows is no reason to refuse it', async (statement) => {
    expect(await productsOf(dumpOf(insert, statement))).toEqual([product()]);
  });

  test('a statement that changes rows, anywhere among them, is refused or comes before all of them', async () => {
    const skus = Array.from({ length: 5 }, (_, at) => `A-${at}`);
    const verbs = [
      'UPDATE {} SET price = 1;',
      'DELETE FROM {};',
      'TRUNCATE TABLE {};',
      'DROP TABLE {};',
    ];
    const names = [
      'products',
      'PRODUCTS',
      '"products"',
      '`Products`',
      'public.products',
      'shop.products',
    ];
    const gaps = [' ', '\n', '\t', " /* it's */ ", ' -- x;\n'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...verbs),
        fc.constantFrom(...names),
        fc.constantFrom(...gaps),
        fc.nat(skus.length),
        fc.integer({ min: 1, max: 60 }),
        async (verb, name, gap, at, size) => {
          const statements = skus.map((sku) => insert.replace('A-1', sku));
          const change = verb.replace('{}', name).replaceAll(' ', gap);
          const { result, products } = await readAt(
            dumpOf(...statements.toSpliced(at, 0, change)),
            size,
          );
          if (at > 0)
            expect(result).toMatchObject({ failure: { kind: 'structure', line: at + 2 } });
          else expect(products.map(({ sku }) => sku)).toEqual(skus);
        },
      ),
      { numRuns: runs(150) },
    );
  });

  test('statements on a table of this name in another database are skipped', async () => {
    const second = `USE archive; DROP TABLE IF EXISTS products; ${create}; INSERT INTO products VALUES ${other};`;
    const dump = dumpOf(
      'USE shop;',
      `${create};`,
      insert,
      second,
      'UPDATE archive.products SET a=1;',
    );
    const { products, result } = await readDump(dump);
    expect(products).toEqual([product()]);
    expect(result).toMatchObject({ ok: true, value: { unusedTables: ['archive.products'] } });
  });

  test.each([
    "\\copy products (sku, product, price) FROM 'list.csv'",
    '\\i update.sql',
    '\\ir update.sql',
    '\\include_relative update.sql',
    '\\gexec',
  ])('the line %s of psql, which brings rows from elsewhere, is refused', async (line) => {
    expect(await structureFailureOf(dumpOf(insert, line, insert))).toBe(
      'Line 3: this command of psql may bring or change rows, and it cannot be read. Export the table again without it.',
    );
  });

  test.each(['ROLLBACK;', 'ABORT;'])('%s takes back its rows, so it is refused', async (ending) => {
    expect(await structureFailureOf(dumpOf(insert, ending))).toBe(
      'Line 3: the dump ends with ROLLBACK, so the export failed. Export it again.',
    );
  });

  const clauses: readonly (readonly [string, string])[] = [
    ['INSERT IGNORE INTO', ''],
    ['INSERT OR IGNORE INTO', ''],
    ['INSERT INTO', ' ON DUPLICATE KEY UPDATE Price = VALUES(Price)'],
    ['INSERT INTO', ' AS new ON DUPLICATE KEY UPDATE Price = new.Price'],
    ['INSERT INTO', ' ON CONFLICT DO NOTHING'],
    ['INSERT INTO', ' ON CONFLICT (Sku) DO UPDATE SET Price = excluded.Price RETURNING Sku'],
  ];

  test.each(clauses)('%s ..%s is read when no SKU comes twice', async (opening, clause) => {
    const statement = (one: string) => `${opening} products ${columns} VALUES ${one}${clause};`;
    const expected = [product(), product({ sku: 'A-2' })];
    expect(await productsOf(dumpOf(statement(row), statement(other)))).toEqual(expected);
    expect(await productsOf(dumpOf(statement(`${row}, ${other}`)))).toEqual(expected);
  });

  test.each(clauses)('%s ..%s is refused when it meets a SKU again', async (opening, clause) => {
    const statement = (rows: string) => `${opening} products ${columns} VALUES\n${rows}${clause};`;
    const dearer = row.replace('804.90', '900.00');
    const message =
      'Line 5: the SKU A-1 is on an earlier row too, and INSERT IGNORE, ON CONFLICT or ON DUPLICATE KEY ' +
      'decides which of them counts. Price lists are read without such rules. Export the table again with plain INSERT statements.';
    const plain = `INSERT INTO products ${columns}\nVALUES ${row};`;
    expect(await structureFailureOf(dumpOf(plain, statement(dearer)))).toBe(message);
    expect(await structureFailureOf(dumpOf('', statement(`${row},\n${dearer}`)))).toBe(message);
    // The next row is that of a plain INSERT, where the later counts.
    const again = `INSERT INTO products ${columns} VALUES ${dearer};`;
    const { products } = await readDump(dumpOf(statement(row), again, again));
    expect(products).toEqual([product({ price: 90000 })]);
  });

  test.each(['REPLACE INTO', 'INSERT OR REPLACE INTO'])(
    '%s takes the later of two rows with one SKU',
    async (opening) => {
      const statement = (price: string) =>
        `${opening} products ${columns} VALUES ${row.replace('804.90', price)};`;
      const { products } = await readDump(dumpOf(statement('1.00'), statement('2.00')));
      expect(products).toEqual([product({ price: 200 })]);
    },
  );

  test.each(['UNION ALL SELECT * FROM items', 'LIMIT 1', 'EXCEPT VALUES (1)'])(
    'rows that are followed by %s are refused',
    async (ending) => {
      expect(
        await structureFailureOf(
          dumpOf(`INSERT INTO products ${columns} VALUES ${row} ${ending};`),
        ),
      ).toBe('Line 2: a comma or a semicolon is expected here.');
    },
  );
});
