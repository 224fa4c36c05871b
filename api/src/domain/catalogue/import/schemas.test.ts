import { describe, expect, test } from 'vitest';
import { readDump, structureFailureOf } from '../../../../testing/dumps.ts';

const rows = (table: string, ...skus: readonly string[]) =>
  `INSERT INTO ${table} (sku, product, price) VALUES ${skus.map((sku) => `('${sku}', 'Camera', 1)`)};\n`;

const skusOf = async (dump: string) => {
  const { products, result } = await readDump(dump);
  return {
    skus: products.map(({ sku }) => sku),
    unused: result.ok ? result.value.unusedTables : result.failure.message,
  };
};

describe('tables called products in several schemas', () => {
  test('are not merged: the first complete one is read and the others are named', async () => {
    const dump = rows('shop.products', 'A', 'B') + rows('archive.products', 'OLD');
    expect(await skusOf(`${dump}${rows('shop.products', 'C')}`)).toEqual({
      skus: ['A', 'B', 'C'],
      unused: ['archive.products'],
    });
  });

  test('are distinguished by USE, as mysqldump --databases writes it', async () => {
    const dump = `USE \`shop\`;\n${rows('products', 'A')}USE \`archive\`;\n${rows('products', 'OLD')}`;
    expect(await skusOf(dump)).toEqual({ skus: ['A'], unused: ['archive.products'] });
  });

  test('are distinguished by \\connect, as pg_dumpall writes it', async () => {
    const dump = `\\connect shop\n${rows('products', 'A')}\\connect archive\n${rows('products', 'OLD')}`;
    expect(await skusOf(dump)).toEqual({ skus: ['A'], unused: ['archive.products'] });
  });

  test('are distinguished by \\connect when each has them in its schema public', async () => {
    const dump = `\\connect shop\n${rows('public.products', 'A')}\\connect archive\n${rows('public.products', 'OLD')}DROP TABLE public.products;\n`;
    expect(await skusOf(dump)).toEqual({ skus: ['A'], unused: ['archive.products'] });
  });

  test('are distinguished in COPY blocks', async () => {
    const copy = (table: string, sku: string) =>
      `COPY ${table} (sku, product, price) FROM stdin;\n${sku}\tCamera\t1\n\\.\n`;
    const dump = copy('public.products', 'A') + copy('archive.products', 'OLD');
    expect(await skusOf(dump)).toEqual({ skus: ['A'], unused: ['archive.products'] });
  });

  test.each([
    ['INSERT', (schema: string) => rows(`${schema}.products`, 'OLD')],
    ['CREATE TABLE', (schema: string) => `CREATE TABLE ${schema}.products (sku text);\n`],
  ])('are refused when %s names more than 100 of them', async (_, statementFor) => {
    const of = (count: number) =>
      rows('products', 'A') +
      Array.from({ length: count }, (_each, at) => statementFor(`s${at}`)).join('');
    expect((await skusOf(of(100))).skus).toEqual(['A']);
    expect(await structureFailureOf(of(101))).toBe(
      'Line 102: more than 100 schemas have a table products.',
    );
  });

  test('are skipped until one has all required columns', async () => {
    const incomplete = "INSERT INTO archive.products (sku, product) VALUES ('OLD', 'Camera');\n";
    expect((await skusOf(incomplete + rows('shop.products', 'A'))).skus).toEqual(['A']);
    expect(await structureFailureOf(incomplete)).toBe(
      'Line 1: the table products has no column Price.',
    );
  });
});

describe('a table that is written with and without its schema', () => {
  test.each(['public', 'dbo', 'main'])('is one table in the default schema %s', async (schema) => {
    const dump = rows('products', 'A') + rows(`${schema}.products`, 'B');
    expect(await skusOf(dump)).toEqual({ skus: ['A', 'B'], unused: [] });
  });

  test('takes its columns from a CREATE TABLE without the schema', async () => {
    const dump = `CREATE TABLE products (sku text, product text, price real);
INSERT INTO shop.products VALUES ('A', 'Camera', 1);`;
    expect((await skusOf(dump)).skus).toEqual(['A']);
  });
});
