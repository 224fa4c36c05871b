import { describe, expect, test } from 'vitest';
import { goodRows, readDump, structureFailureOf } from '../../../../testing/dumps.ts';

/** One statement for each batch of rows, as tools write long tables. */
const inserts = (table = 'products') =>
  [0, 1, 2]
    .map((batch) => goodRows(3).map((row) => row.replace('OK-', `${batch}-`)))
    .map((rows) => `INSERT INTO ${table} (sku, product, category, cost, price) VALUES ${rows};\n`);

const whole: Readonly<Record<string, string>> = {
  mysqldump: `-- MySQL dump 10.13  Distrib 8.0.36
LOCK TABLES products WRITE;
${inserts().join('')}UNLOCK TABLES;
-- Dump completed on 2026-11-02  7:41:00
`,
  'mysqldump without comments': `LOCK TABLES products WRITE;
${inserts().join('')}UNLOCK TABLES;
`,
  'mysqldump without locks': `-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB
${inserts().join('')}-- Dump completed
`,
  'pg_dump --inserts': `--
-- PostgreSQL database dump
--

${inserts('public.products').join('')}
--
-- PostgreSQL database dump complete
--
`,
  phpMyAdmin: `-- phpMyAdmin SQL Dump
START TRANSACTION;
${inserts().join('')}COMMIT;
`,
  SQLite: `PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
${inserts().join('')}COMMIT;
`,
};

describe.each(Object.keys(whole))('a dump of %s', (tool) => {
  const dump = whole[tool] ?? '';

  test('is accepted, and marked as complete', async () => {
    const { result } = await readDump(dump);
    expect(result).toMatchObject({ ok: true, value: { accepted: 9, endIsMarked: true } });
  });

  test('is refused when it is cut between two statements', async () => {
    for (const after of inserts(tool.startsWith('pg') ? 'public.products' : 'products')) {
      const cut = dump.slice(0, dump.indexOf(after) + after.length);
      expect(await structureFailureOf(cut)).toMatch(/^Line \d+: .* may be cut off\./);
    }
  });
});

describe('a dump without an end mark', () => {
  test('is accepted, and not marked as complete', async () => {
    const { result } = await readDump(inserts().join(''));
    expect(result).toMatchObject({ ok: true, value: { accepted: 9, endIsMarked: false } });
  });

  test('is not marked as complete by a transaction that ended before the last rows', async () => {
    const [first, ...others] = inserts();
    const { result } = await readDump(`BEGIN;\n${first}COMMIT;\n${others.join('')}`);
    expect(result).toMatchObject({ ok: true, value: { accepted: 9, endIsMarked: false } });
  });
});

describe('two dumps in one file', () => {
  test('are refused when the second one has no end', async () => {
    const second = '-- MySQL dump 10.13\nCREATE TABLE suppliers (id int);\n';
    expect(await structureFailureOf(`${whole.mysqldump}${second}`)).toBe(
      'Line 8: the dump of mysqldump that starts here has no end: its last line is missing. The file may be cut off. Export it again.',
    );
  });
});
