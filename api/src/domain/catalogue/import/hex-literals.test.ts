import { describe, expect, test } from 'vitest';
import { product, productsOf, readDump } from '../../../../testing/dumps.ts';

const frames: Readonly<Record<string, (statements: string) => string>> = {
  MySQL: (statements) => `-- MySQL dump 10.13\n${statements}\n-- Dump completed\n`,
  PostgreSQL: (statements) =>
    `-- PostgreSQL database dump\n${statements}\n-- PostgreSQL database dump complete\n`,
  SQLite: (statements) => `PRAGMA foreign_keys=OFF; BEGIN TRANSACTION;\n${statements}\nCOMMIT;\n`,
};

const hexOf = (text: string) => Buffer.from(text).toString('hex');

describe.each(Object.keys(frames))('in a dump of %s', (database) => {
  const dumpOf = (...rows: readonly string[]) =>
    frames[database]?.(
      `INSERT INTO products (Sku, Product, Category, Cost, Price) VALUES\n${rows.join(',\n')};`,
    ) ?? '';
  const good = Array.from({ length: 99 }, (_, at) => `('OK-${at}', 'Good', 'CAT', 1.00, 2.00)`);
  const refusalOf = async (row: string) => {
    const dump = dumpOf(row, ...good);
    const { result } = await readDump(dump, dump.indexOf("('OK-0'"));
    return result.ok ? result.value.refusals : result.failure;
  };

  test.each([
    (hex: string) => `0x${hex}`,
    (hex: string) => `0x${hex.toUpperCase()}`,
    (hex: string) => `x'${hex}'`,
    (hex: string) => `X'${hex.toUpperCase()}'`,
    (hex: string) => `_utf8mb4 0x${hex}`,
    (hex: string) => `_binary X'${hex}'`,
  ])('bytes in hexadecimal are the text that they encode: %s', async (literal) => {
    const text = (value: string) => literal(hexOf(value));
    const name = "Caméra '6mm' €\t😀 \\ --";
    const longest = '😀'.repeat(250);
    const rows = [
      `(${text('A-1')}, ${text('Camera')}, ${text('CAMERAS')}, 519.45, 804.90)`,
      `(${text('0123')}, ${text(name)}, ${text('')}, 519.45, 804.90)`,
      `('A-3', ${text(longest)}, NULL, 519.45, 804.90)`,
    ];
    expect(await productsOf(dumpOf(...rows))).toEqual([
      product(),
      product({ sku: '0123', name, category: 'UNCATEGORISED' }),
      product({ sku: 'A-3', name: longest, category: 'UNCATEGORISED' }),
    ]);
  });

  test.each(['0x35', "x'35'", "X'35'", "_binary X'35'"])('%s is no price', async (literal) => {
    expect(await refusalOf(`('A', 'Camera', 'C', 1, ${literal})`)).toEqual([
      { line: 3, reason: 'Price is not a number' },
    ]);
    expect(await refusalOf(`('A', 'Camera', 'C', ${literal}, 5)`)).toEqual([
      { line: 3, reason: 'Cost is not a number' },
    ]);
  });

  test.each([
    ['0x414', 'Sku is not whole bytes in hexadecimal'],
    ["X'414'", 'Sku is not whole bytes in hexadecimal'],
    ["X'4G'", 'Sku is not whole bytes in hexadecimal'],
    ['0x4G41', 'Sku is not whole bytes in hexadecimal'],
    ['0xFF', 'Sku has letters that cannot be read (�). Export the file again as UTF-8 (utf8mb4)'],
    ["x'FF'", 'Sku has letters that cannot be read (�). Export the file again as UTF-8 (utf8mb4)'],
    ['-0x41', 'Sku is an expression, not a plain value'],
    ['0x41 + 1', 'Sku is an expression, not a plain value'],
    ["x'41' || 'B'", 'Sku is an expression (x), not a plain value'],
    ["b'01'", 'Sku is an expression (b), not a plain value'],
    ['0b01', 'Sku is an expression, not a plain value'],
    ['0o17', 'Sku is an expression, not a plain value'],
  ])('%s is refused', async (literal, reason) => {
    expect(await refusalOf(`(${literal}, 'Camera', 'C', 1, 2)`)).toEqual([{ line: 3, reason }]);
  });

  test.each([
    [65, 'Sku is longer than 64 characters'],
    [5000, 'Sku is longer than 4096 characters'],
  ])('%i bytes are refused as a SKU', async (length, reason) => {
    const literal = `0x${'41'.repeat(length)}`;
    expect(await refusalOf(`(${literal}, 'Camera', 'C', 1, 2)`)).toEqual([{ line: 3, reason }]);
  });

  test('a number of 5000 digits is no category', async () => {
    expect(await refusalOf(`('A', 'Camera', ${'1'.repeat(5000)}, 1, 2)`)).toEqual([
      { line: 3, reason: 'Category is longer than 4096 characters' },
    ]);
  });
});
