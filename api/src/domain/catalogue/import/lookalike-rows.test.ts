import { describe, expect, test } from 'vitest';
import { product, productsOf } from '../../../../testing/dumps.ts';

const columns = '(sku, product, category, cost, price)';
const wrong = `INSERT INTO products ${columns} VALUES (''W'', ''Wrong'', ''X'', 1, 1);`;
const right = "('A-1', 'Camera', 'CAMERAS', 519.45, 804.90)";

const frames: Readonly<Record<string, (statements: string) => string>> = {
  MySQL: (statements) => `-- MySQL dump 10.13\n${statements}\n-- Dump completed\n`,
  PostgreSQL: (statements) =>
    `-- PostgreSQL database dump\n${statements}\n-- PostgreSQL database dump complete\n`,
  SQLite: (statements) => `PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n${statements}\nCOMMIT;\n`,
  'an unknown database': (statements) => statements,
};

describe.each(Object.keys(frames))('in a dump of %s', (database) => {
  const dumpOf = (...statements: readonly string[]) =>
    frames[database]?.(statements.join('\n')) ?? '';
  const insert = `INSERT INTO products ${columns} VALUES ${right};`;

  test.each([
    ['a line comment', `-- ${wrong}`],
    ['a line comment with one quotation mark', `-- it's ${wrong}`],
    ['a block comment', `/* ${wrong} */`],
    ['a block comment of several lines', `/*\n it's\n${wrong}\n*/`],
    ['a text of another table', `INSERT INTO notes (text) VALUES ('${wrong}');`],
    ['a text of several lines', `INSERT INTO notes (text) VALUES ('\n${wrong}\n');`],
    ['the default of a column', `CREATE TABLE notes (text varchar(200) DEFAULT '${wrong}');`],
  ])('an INSERT inside %s is no row', async (_, statement) => {
    expect(await productsOf(dumpOf(statement, insert, statement))).toEqual([product()]);
  });

  test('an INSERT inside the name of a product is its name', async () => {
    const named = `INSERT INTO products ${columns} VALUES ('A-1', '${wrong}', 'CAMERAS', 519.45, 804.90);`;
    expect(await productsOf(dumpOf(named))).toEqual([
      product({ name: wrong.replaceAll("''", "'") }),
    ]);
  });

  test('tables with similar names are not read', async () => {
    const others = [
      ...['product', 'products2', 'products_old', 'old_products', 'xproducts', 'productss'],
      ...['"products "', '"my products"', '"products.old"', 'products.items', 'shop.product'],
    ];
    const rows = "('W', 'Wrong', 'X', 1, 1)";
    const statements = others.map((name) => `INSERT INTO ${name} ${columns} VALUES ${rows};`);
    expect(await productsOf(dumpOf(...statements, insert, ...statements))).toEqual([product()]);
  });

  test('one INSERT for all rows gives the same as one for each, also with a line for each value', async () => {
    const rows = [right, right.replace('A-1', 'A-2'), right.replace('A-1', 'A-3')];
    const opening = `INSERT INTO products ${columns} VALUES`;
    const single = await productsOf(dumpOf(...rows.map((row) => `${opening} ${row};`)));
    expect(single.map(({ sku }) => sku)).toEqual(['A-1', 'A-2', 'A-3']);
    const several = `${opening}\n${rows.join('\n,\n').replaceAll(', ', ',\n\t')}\n;`;
    expect(await productsOf(dumpOf(several))).toEqual(single);
  });
});
