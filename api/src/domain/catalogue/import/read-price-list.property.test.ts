import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAt } from '../../../../testing/dumps.ts';
import type { StoredProduct } from '../ports.ts';

const tricky = [...'\'"`\\;,()-/*#$%_\t\n\r aA1é€😀', '\\.', '\\N', '--', '/*', '*/', '$$', "\\'"];

/** What no name may have; hidden characters have a test of their own. */
const refused = /[^\P{Cc}\t\n\r]|\p{Default_Ignorable_Code_Point}|\ufffd/gu;

const text = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...tricky), fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join('').replaceAll('\0', '').toWellFormed().slice(0, maxLength))
    .map((value) => value.toWellFormed().replace(refused, '').trim());

const cents = fc.integer({ min: 0, max: 9_999_999_999 });

const products: fc.Arbitrary<StoredProduct[]> = fc.uniqueArray(
  fc.record({
    sku: text(64)
      .map((sku) => sku.replace(/\p{Cc}/gu, '').trim())
      .filter(Boolean),
    name: text(500).filter(Boolean),
    category: text(120).map((category) => category || 'UNCATEGORISED'),
    cost: cents,
    price: cents,
  }),
  { minLength: 1, maxLength: 8, selector: ({ sku }) => sku },
);

const decimal = (amount: number) =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** How each database quotes a text. */
const mysqlText = (value: string) =>
  `'${value
    .replace(/[\\'"]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')}'`;
const standardText = (value: string) => `'${value.replaceAll("'", "''")}'`;
const escapeText = (value: string) =>
  value.includes('\\')
    ? `E'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : standardText(value);
const dollarText = (value: string) =>
  value.includes('$') ? standardText(value) : `$q$${value}$q$`;
const copyText = (value: string) =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');

const mysqlHex = (value: string) => `0x${Buffer.from(value).toString('hex')}`;
const standardHex = (value: string) => `X'${Buffer.from(value).toString('hex')}'`;

const rowsIn = (list: readonly StoredProduct[], quote: (value: string) => string) =>
  list.map(
    ({ sku, name, category, cost, price }) =>
      `(f(${quote(name)}, ')'), ${quote(sku)}, ${quote(name)}, ${quote(category)}, ${decimal(cost)}, ${decimal(price)})`,
  );

const columns = '(x, Sku, PRODUCT, category, Cost, price)';
const table = 'products (x int, Sku text, PRODUCT text, category text, Cost real, price real)';

const pgDumpEnd = '\n--\n-- PostgreSQL database dump complete\n--\n';

const dialects: Readonly<Record<string, (list: readonly StoredProduct[]) => string>> = {
  'MySQL, one INSERT': (list) => `-- MySQL dump 10.13
INSERT INTO \`products\` ${columns} VALUES ${rowsIn(list, mysqlText).join(',')};
-- Dump completed on 2026-11-02  7:41:00
`,
  'MySQL, hexadecimal': (list) => `-- MySQL dump 10.13
INSERT INTO \`products\` ${columns} VALUES ${rowsIn(list, mysqlHex).join(',')};
-- Dump completed on 2026-11-02  7:41:00
`,
  'MySQL, phpMyAdmin': (list) => `-- phpMyAdmin SQL Dump
CREATE TABLE ${table} ENGINE=InnoDB;
${rowsIn(list, mysqlText)
  .map((row) => `INSERT INTO \`products\` VALUES\n${row};\n`)
  .join('')}`,
  'PostgreSQL, INSERT': (list) => `-- PostgreSQL database dump
SET standard_conforming_strings = on;
${rowsIn(list, standardText)
  .map((row) => `INSERT INTO public.products ${columns} VALUES ${row};\n`)
  .join('')}${pgDumpEnd}`,
  'PostgreSQL, escapes': (list) => `-- PostgreSQL database dump
INSERT INTO public.products ${columns} VALUES ${rowsIn(list, escapeText).join(',\n')};${pgDumpEnd}`,
  'PostgreSQL, dollars': (list) => `-- PostgreSQL database dump
INSERT INTO public.products ${columns} VALUES ${rowsIn(list, dollarText).join(',\n')};${pgDumpEnd}`,
  'PostgreSQL, COPY': (list) => `-- PostgreSQL database dump
COPY public.products (sku, x, product, category, cost, price) FROM stdin;
${list
  .map(({ sku, name, category, cost, price }) =>
    [sku, '\\N', name, category]
      .map(copyText)
      .with(1, '\\N')
      .concat(decimal(cost), decimal(price))
      .join('\t'),
  )
  .join('\n')}
\\.
${pgDumpEnd}`,
  'SQLite, hexadecimal': (list) => `PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE ${table};
${rowsIn(list, standardHex)
  .map((row) => `INSERT INTO products VALUES${row};\n`)
  .join('')}COMMIT;
`,
  SQLite: (list) => `PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE ${table};
${rowsIn(list, standardText)
  .map((row) => `INSERT INTO products VALUES${row};\n`)
  .join('')}COMMIT;
`,
};

/** What happens to the text from a place on; the place is a share of its length. */
interface Damage {
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.oneof(fc.constantFrom(0, 1), fc.nat(200)),
    added: fc.oneof(
      fc.constantFrom(
        '',
        ...tricky,
        '/*!',
        '/*!99',
        "E'",
        '$q$',
        'DELIMITER ;;',
        'COPY products',
        '\0',
        '\u202e',
        '\u200b',
        '; UPDATE products SET price = 1;',
        ' ON CONFLICT DO NOTHING;',
      ),
      text(40),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

function damaged(dump: string, { at, removed, added }: Damage): string {
  const from = Math.floor(at * dump.length);
  return dump.slice(0, from) + added + dump.slice(from + removed);
}

describe.each(Object.keys(dialects))('a dump of %s', (dialect) => {
  test('gives back any products unchanged, at any chunk size', async () => {
    await fc.assert(
      fc.asyncProperty(products, fc.integer({ min: 1, max: 90 }), async (list, chunkSize) => {
        const dump = dialects[dialect]?.(list) ?? '';
        const { products: read, result } = await readAt(dump, chunkSize);
        expect(result).toMatchObject({ ok: true, value: { refused: 0 } });
        expect(read).toEqual(list);
      }),
      { numRuns: runs(150) },
    );
  });

  test('that is damaged anywhere ends in the same way at any chunk size, with a reason or a list', async () => {
    await fc.assert(
      fc.asyncProperty(
        products,
        damages,
        fc.integer({ min: 1, max: 90 }),
        async (list, made, size) => {
          const dump = made.reduce(damaged, dialects[dialect]?.(list) ?? '');
          const whole = await readAt(dump, Number.MAX_SAFE_INTEGER);
          expect(await readAt(dump, size)).toEqual(whole);
          const texts = whole.products.map(({ sku, name, category }) => sku + name + category);
          expect(texts.filter((each) => each.search(refused) !== -1)).toEqual([]);
          if (whole.result.ok) expect(whole.products.length).toBeGreaterThan(0);
          else expect(whole.result.failure.message).not.toBe('');
        },
      ),
      { numRuns: runs(150) },
    );
  });

  test('that is cut off is refused or gives its first rows, never a wrong one', async () => {
    await fc.assert(
      fc.asyncProperty(
        products,
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (list, share) => {
          const dump = dialects[dialect]?.(list) ?? '';
          const { products: read } = await readAt(dump.slice(0, dump.length * share), 64);
          expect(list.slice(0, read.length)).toEqual(read);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
