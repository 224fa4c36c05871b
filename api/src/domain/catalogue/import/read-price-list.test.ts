import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  chunksOf,
  dumpOfRows,
  goodRows,
  product,
  productsOf,
  readAt,
  readDump,
  refusalsOf,
  structureFailureOf,
} from '../../../../testing/dumps.ts';
import type { StoredProduct } from '../ports.ts';
import { readPriceList } from './read-price-list.ts';
import { ROW_LIMIT } from './sql-cursor.ts';

const root = join(import.meta.dirname, '../../../../..');
const sample = readFileSync(join(root, 'data/price-list.sql'));

describe('the sample price list', () => {
  test('has 401 products in 43 categories', async () => {
    const products = await productsOf(sample);
    expect(products).toHaveLength(401);
    expect(new Set(products.map(({ category }) => category)).size).toBe(43);
    expect(products[0]).toEqual({
      sku: 'VT-IP2B28',
      name: 'Vantis 2MP IP bullet camera 2.8mm 30m IR PoE H.265',
      category: 'IP CAMERAS',
      cost: 51945,
      price: 80490,
    });
    expect(products.at(-1)).toEqual({
      sku: 'LB-MNT',
      name: 'Maintenance contract, per visit',
      category: 'LABOUR & SERVICES',
      cost: 67996,
      price: 117500,
    });
    expect(products.find(({ sku }) => sku === 'MON-22')?.name).toBe(
      '22" LED CCTV monitor HDMI/VGA 24/7 duty',
    );
  });

  test('has the costs and prices that are written in the file', async () => {
    const rows = [...sample.toString().matchAll(/, (\d+)\.(\d\d), (\d+)\.(\d\d)\)[,;]$/gm)];
    const products = await productsOf(sample);
    expect(products.map(({ cost, price }) => [cost, price])).toEqual(
      rows.map(([, cost, costCents, price, priceCents]) => [
        Number(`${cost}${costCents}`),
        Number(`${price}${priceCents}`),
      ]),
    );
  });

  test('is refused wherever it is cut off', async () => {
    const end = sample.lastIndexOf('COMMIT;') + 'COMMIT;'.length;
    for (let at = 200; at < end; at += 397) {
      expect((await readAt(sample.subarray(0, at), 4096)).result.ok).toBe(false);
    }
    expect((await readAt(sample.subarray(0, end - 1), 4096)).result.ok).toBe(false);
    expect((await readAt(sample.subarray(0, end), 4096)).result.ok).toBe(true);
  });
});

describe('readPriceList', () => {
  const dump = dumpOfRows(["('A-1', 'Camera', 'CAMERAS', 519.45, 804.90)"]);

  test('reads a file with a byte order mark, Windows line ends or multi-byte characters', async () => {
    const accented = dump.replace('Camera', 'Caméra € 😀');
    for (const text of [accented, `\ufeff${accented}`, accented.replaceAll('\n', '\r\n')]) {
      expect(await productsOf(text)).toEqual([product({ name: 'Caméra € 😀' })]);
    }
  });

  test('refuses zip, gzip and UTF-16 files and says what they are', async () => {
    const zip = Buffer.from('PK\u0003\u0004');
    expect(await structureFailureOf(zip)).toContain('zip archive');
    expect(await structureFailureOf(Buffer.of(0x1f, 0x8b, 8))).toContain('compressed');
    const utf16 = Buffer.from(`\ufeff${dump}`, 'utf16le');
    expect(await structureFailureOf(utf16)).toContain('UTF-16');
  });

  test('delivers products in batches and reports progress after each chunk', async () => {
    const bytes = new TextEncoder().encode(dumpOfRows(goodRows(25)));
    const batches: number[] = [];
    const progress: number[] = [];
    const onBatch = async (batch: readonly StoredProduct[]) => {
      await Promise.resolve();
      batches.push(batch.length);
      return [];
    };
    const onProgress = (read: number) => progress.push(read);
    await readPriceList(chunksOf(bytes, 100), onBatch, { batchSize: 10, onProgress });
    expect(batches).toEqual([10, 10, 5]);
    expect(progress.slice(0, 2)).toEqual([100, 200]);
    expect(progress.at(-1)).toBe(bytes.length);
  });

  test('rethrows the faults of its chunks and of onBatch', async () => {
    async function* broken() {
      yield new TextEncoder().encode(dump);
      throw new Error('connection lost');
    }
    await expect(readPriceList(broken(), () => [])).rejects.toThrow('connection lost');
    const refuse = () => Promise.reject(new Error('disk full'));
    await expect(readPriceList([new TextEncoder().encode(dump)], refuse)).rejects.toThrow(
      'disk full',
    );
  });
});

describe('a row', () => {
  test('is trimmed, and gets UNCATEGORISED and a cost of 0 where it has none', async () => {
    const rows = [
      "(' A-1 ', '\tCamera\n', ' CAMERAS ', 519.45, ' 804.90 ')",
      "('A-2', 'Camera', '  ', NULL, 804.9000)",
      "(1003, 'Camera', NULL, '', 804.9)",
    ];
    expect(await productsOf(dumpOfRows(rows.slice(0, 2)))).toEqual([
      product(),
      product({ sku: 'A-2', category: 'UNCATEGORISED', cost: 0 }),
    ]);
    expect(await productsOf(dumpOfRows(rows.slice(2)))).toEqual([
      product({ sku: '1003', category: 'UNCATEGORISED', cost: 0 }),
    ]);
  });

  test('with values exactly as long as the limits is accepted', async () => {
    const row = `('${'s'.repeat(64)}', '${'n'.repeat(500)}', '${'c'.repeat(120)}', 0, 99999999.99)`;
    expect(await productsOf(dumpOfRows([row]))).toHaveLength(1);
  });

  test.each([
    ["('', 'Camera', 'C', 1, 2)", 'Sku is empty'],
    ["(NULL, 'Camera', 'C', 1, 2)", 'Sku is empty'],
    [`('${'s'.repeat(65)}', 'Camera', 'C', 1, 2)`, 'Sku is longer than 64 characters'],
    ["('A\\nB', 'Camera', 'C', 1, 2)", 'Sku has a control character, such as a line break, in it'],
    ["('A', ' ', 'C', 1, 2)", 'Product is empty'],
    [`('A', '${'n'.repeat(501)}', 'C', 1, 2)`, 'Product is longer than 500 characters'],
    [`('A', 'Camera', '${'c'.repeat(121)}', 1, 2)`, 'Category is longer than 120 characters'],
    ["('A', 'Camera', 'C', -1, 2)", 'Cost is negative'],
    ["('A', 'Camera', 'C', 'none', 2)", 'Cost is not a number'],
    ["('A', 'Camera', 'C', 1, NULL)", 'Price is missing'],
    ["('A', 'Camera', 'C', 1, '')", 'Price is empty'],
    ["('A', 'Camera', 'C', 1, ' ')", 'Price is empty'],
    [
      "('A', 'Camera', 'C', 1, '1,234')",
      'Price has a comma or a space in it that can mean two things. Write it like 1234.50 or 1,234.50',
    ],
    ["('A', 'Camera', 'C', 1, 'R12.00')", 'Price is not a number'],
    ["('A', 'Camera', 'C', 1, 0x1F)", 'Price is not a number'],
    ["('A', 'Camera', 'C', 1, 12.345)", 'Price has more than two decimals'],
    ["('A', 'Camera', 'C', 1, -0.01)", 'Price is negative'],
    ["('A', 'Camera', 'C', 1, 100000000)", 'Price is more than 99,999,999.99'],
    ["('A', 'Camera', 'C', 1, 1 + 1)", 'Price is an expression, not a plain value'],
    ["('A', 'Camera', 'C', 1, (2))", 'Price is an expression, not a plain value'],
    ["('A', 'Camera', 'C', 1, -'2')", 'Price is an expression, not a plain value'],
    ["('A', 'Camera', 'C', 1, 2::int + 1)", 'Price is an expression, not a plain value'],
    ["('A', 'Camera', 'C', 1, DEFAULT)", 'Price is an expression (DEFAULT), not a plain value'],
    ["('A', upper('x,)'), 'C', 1, 2)", 'Product is an expression (upper), not a plain value'],
    ["(X'414', 'Camera', 'C', 1, 2)", 'Sku is not whole bytes in hexadecimal'],
    ["(X, 'Camera', 'C', 1, 2)", 'Sku is an expression (X), not a plain value'],
    ["('A', 'a' 'b', 'C', 1, 2)", 'Product is an expression, not a plain value'],
    ["('A', 'Camera', 'C', , 2)", 'Cost is left out between two commas'],
    ["('A', 'Camera', 'C', 1)", 'The row has 4 values for 5 columns'],
    ["('A', 'Camera', 'C', 1, 2, 3)", 'The row has 6 values for 5 columns'],
    ['()', 'The row has 1 value for 5 columns'],
  ])('%s is refused', async (row, reason) => {
    expect(await refusalsOf([row])).toEqual([`3: ${reason}`]);
  });

  test('with the SKU of an accepted row before it, in the same case, replaces that one and is reported', async () => {
    const rows = [
      "('A', 'One', 'C', 1, 2)",
      "('a', 'Two', 'C', 1, 2)",
      "(' A ', 'Three', 'C', 1, 3)",
      "('B', 'Four', 'C', 1, 2)",
      "('B', 'Five', 'C', 1, -2)",
      "('A', 'Six', 'C', 1, 4)",
    ];
    const { result, products } = await readDump(dumpOfRows([...rows, ...goodRows(99)]));
    expect(products.slice(0, 3)).toEqual([
      { sku: 'A', name: 'Six', category: 'C', cost: 100, price: 400 },
      { sku: 'a', name: 'Two', category: 'C', cost: 100, price: 200 },
      { sku: 'B', name: 'Four', category: 'C', cost: 100, price: 200 },
    ]);
    expect(result).toMatchObject({
      ok: true,
      value: {
        read: 105,
        accepted: 102,
        refused: 1,
        repeated: 2,
        refusals: [{ line: 7, reason: 'Price is negative' }],
        repeats: [
          { line: 5, reason: 'Replaces A of an earlier row: One, R2.00' },
          { line: 8, reason: 'Replaces A of an earlier row: Three, R3.00' },
        ],
      },
    });
  });

  test('that replaces an earlier one is no error, however many do', async () => {
    const rows = goodRows(150);
    const { result, products } = await readAt(dumpOfRows([...rows, ...rows]), 4096);
    expect(products).toHaveLength(150);
    if (!result.ok) throw new Error('Refused');
    expect(result.value).toMatchObject({ read: 300, accepted: 150, refused: 0, repeated: 150 });
    expect(result.value.repeats).toHaveLength(100);
  });

  test('is refused when it has a backslash and the file does not show which database wrote it', async () => {
    const rows = goodRows(99).join(',\n');
    const text = `INSERT INTO products (sku, product, category, cost, price) VALUES
('A', 'C:\\new', 'C', 1, 2), ${rows};`;
    const { result } = await readDump(text);
    expect(result).toMatchObject({
      ok: true,
      value: { refusals: [{ line: 2, reason: expect.stringMatching(/^Product has a backslash/) }] },
    });
  });
});

describe('bad rows', () => {
  const bad = "('', 'Camera', 'C', 1, 2)";

  test('are left out when they are at most one in a hundred', async () => {
    const { result, products } = await readDump(dumpOfRows([bad, ...goodRows(99)]));
    expect(products).toHaveLength(99);
    expect(result).toMatchObject({
      ok: true,
      value: {
        read: 100,
        accepted: 99,
        refused: 1,
        refusals: [{ line: 3, reason: 'Sku is empty' }],
      },
    });
  });

  test('make the file fail when they are more than one in a hundred', async () => {
    for (const [badCount, goodCount] of [
      [1, 49],
      [1, 98],
      [2, 197],
      [1, 0],
    ] as const) {
      const rows = [...goodRows(goodCount), ...Array<string>(badCount).fill(bad)];
      const { result } = await readDump(dumpOfRows(rows));
      expect(result).toMatchObject({
        ok: false,
        failure: {
          kind: 'too-many-refusals',
          message: `${badCount} of ${rows.length} rows have errors; at most one in 100 may. The first is on line ${goodCount + 3}: Sku is empty.`,
          report: { read: rows.length, accepted: goodCount, refused: badCount },
        },
      });
    }
  });

  test('are all counted, and the first hundred are listed', async () => {
    const { result } = await readAt(dumpOfRows([...Array<string>(150).fill(bad)]), 4096);
    if (result.ok || result.failure.kind !== 'too-many-refusals') throw new Error('Not refused');
    expect(result.failure.report.refused).toBe(150);
    expect(result.failure.report.refusals).toHaveLength(100);
    expect(result.failure.report.refusals.at(-1)?.line).toBe(102);
  });
});

describe('a file', () => {
  const insert = 'INSERT INTO products (sku, product, category, cost, price) VALUES';
  const row = "('A', 'Camera', 'C', 1, 2)";

  test.each([
    ['', 'The file has no table products.'],
    ['-- nothing\n', 'The file has no table products.'],
    ["INSERT INTO product (sku) VALUES ('A');", 'The file has no table products.'],
    ["INSERT INTO products.other (sku) VALUES ('A');", 'The file has no table products.'],
    ['CREATE TABLE products (sku text);', 'The table products has no rows in this file.'],
    [
      `\nINSERT INTO products VALUES ${row};`,
      'Line 2: the rows do not name their columns, and no CREATE TABLE before them does. ' +
        'Export the table with its structure or with column names.',
    ],
    [
      "INSERT INTO products (sku, product) VALUES ('A', 'B');",
      'Line 1: the table products has no column Price.',
    ],
    [
      'CREATE TABLE products (code int, product int, price int);\nINSERT INTO products VALUES (1,2,3);',
      'Line 2: the table products has no column Sku.',
    ],
    [
      'INSERT INTO products SELECT * FROM others;',
      'Line 1: the rows are not given as VALUES (...), so they cannot be read.',
    ],
    [
      `${insert}\n${row}`,
      'Line 1: the statement that starts here has no end. The file may be cut off.',
    ],
    [
      `${insert}\n${row},`,
      'Line 1: the statement that starts here has no end. The file may be cut off.',
    ],
    [
      `${insert}\n${row};\nCOMMIT`,
      'Line 3: the statement that starts here has no end. The file may be cut off.',
    ],
    [
      `${insert}\n${row},\n('B', 'Cam`,
      'Line 3: a text value is not closed. The file may be cut off.',
    ],
    [
      `${insert}\n${row},\n('B', 'Cam'`,
      'Line 3: the row that starts here has no end. The file may be cut off.',
    ],
    [
      `${insert}\n${row},\n('B', 'Cam', 'C', 1, 2;\n${insert} ${row};`,
      'Line 3: the row that starts here is not closed before its semicolon.',
    ],
    [
      `${insert}\n${row}\n('B', 'Cam', 'C', 1, 2);`,
      'Line 3: a comma or a semicolon is expected here.',
    ],
    [`${insert}\n${row},\n;`, 'Line 3: a row in parentheses is expected here.'],
    [`${insert}\n${row};\n/* the end`, 'Line 3: a comment is not closed. The file may be cut off.'],
    [
      `${insert}\n${row},\n('B', 'Camera, 'C', 1, 2),\n('C', 'Camera', 'C', 1, 2);`,
      'Line 3: there is unexpected text after a value. A quotation mark may be missing.',
    ],
    [
      `${insert}\n${row},\n('B', Camera', 'C', 1, 2),\n('C', 'Camera', 'C', 1, 2);`,
      'Line 3: there is unexpected text after a value. A quotation mark may be missing.',
    ],
    [
      `${insert}\n${row},\n('B', '6' cable', 'C', 1, 2),\n('C', 'Camera', 'C', 1, 2);`,
      'Line 3: there is unexpected text after a value. A quotation mark may be missing.',
    ],
    [
      `START TRANSACTION;\n${insert} ${row};`,
      'Line 1: the transaction that starts here has no end. The file may be cut off.',
    ],
  ])('%j is refused', async (dump, message) => {
    expect(await structureFailureOf(dump)).toBe(message);
  });

  test('with a table of more than 64 columns is refused', async () => {
    const columns = Array.from({ length: 61 }, (_, at) => `c${at}`);
    const values = columns.map(() => '0');
    const dumpOf = (extra: string[], types = '') =>
      `CREATE TABLE products (sku${types}, product, price, ${[...columns, ...extra]});
INSERT INTO products VALUES ('A', 'B', 1, ${[...values, ...extra.map(() => '0')]});`;
    expect(await productsOf(dumpOf([]))).toHaveLength(1);
    const message = 'Line 1: the table products has more than 64 columns.';
    expect(await structureFailureOf(dumpOf(['c61']))).toBe(message);
    const named = `INSERT INTO products (sku, product, price, ${columns}, c61) VALUES (1);`;
    expect(await structureFailureOf(named)).toBe(message);
  });

  test('with a row of more than 1 MB is refused, even if the long column is not used', async () => {
    const rowOf = (length: number) => {
      const frame = "'A', 'B', 1, ''".length + 1;
      return `('A', 'B', 1, '${'x'.repeat(length - frame)}')`;
    };
    const insertOf = (length: number) =>
      `INSERT INTO products (sku, product, price, x) VALUES\n${rowOf(length)};`;
    const copyOf = (length: number) =>
      `COPY products (sku, product, price, x) FROM stdin;\nA\tB\t1\t${'x'.repeat(length - 7)}\n\\.\n`;
    const message = 'Line 2: the row that starts here is longer than 1 MB.';
    for (const [dumpOf, line] of [
      [insertOf, message],
      [copyOf, message],
    ] as const) {
      for (const size of [977, 65536, 10_000_000]) {
        expect((await readAt(dumpOf(ROW_LIMIT), size)).products).toHaveLength(1);
        expect((await readAt(dumpOf(ROW_LIMIT + 1), size)).result).toMatchObject({
          failure: { kind: 'structure', line: 2, message: line },
        });
      }
    }
  });

  test('with an endless row is refused as soon as the row is too long', async () => {
    for (const opening of [
      `${insert} ('A', '`,
      'COPY products (sku, product, price) FROM stdin;\nA\t',
      'CREATE TABLE products ("',
    ]) {
      let sent = 0;
      function* endless() {
        yield new TextEncoder().encode(opening);
        for (; sent < 10 * ROW_LIMIT; sent += 50_000) yield new Uint8Array(50_000).fill(120);
      }
      const result = await readPriceList(endless(), () => []);
      expect(result).toMatchObject({
        failure: { message: expect.stringMatching(/longer than 1 MB/) },
      });
      expect(sent).toBeLessThan(ROW_LIMIT + 100_000);
    }
  });

  test('with huge rows and expressions in other tables is accepted', async () => {
    const long = 'x'.repeat(ROW_LIMIT + 1);
    const many = Array.from({ length: 100 }, (_, at) => `c${at}`);
    const dump = `CREATE TABLE other (${many});
INSERT INTO other VALUES ('${long}', unknown(''), (), 'it''s');
COPY other FROM stdin;
${long}
\\.
${insert} ${row};`;
    const { products } = await readAt(dump, 65536);
    expect(products).toHaveLength(1);
  });
});
