import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from './transaction.ts';

let folder: string;
let db: DatabaseSync;
let other: DatabaseSync;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transaction-'));
  const file = join(folder, 'db.sqlite');
  db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE numbers (n INTEGER)');
  other = new DatabaseSync(file, { timeout: 0 });
});
afterEach(async () => {
  db.close();
  other.close();
  await rm(folder, { recursive: true });
});

const insertThree = (into: DatabaseSync) => into.exec('INSERT INTO numbers VALUES (3)');
const count = () => db.prepare('SELECT count(*) AS n FROM numbers').get()?.n;

test('another connection cannot write during a transaction', () => {
  inTransaction(db, () => {
    expect(() => insertThree(other)).toThrow('locked');
  });
  insertThree(other);
  expect(count()).toBe(1);
});

test('a transaction whose work throws is rolled back and rethrows the fault', () => {
  const failing = () => {
    insertThree(db);
    throw new Error('half way');
  };
  expect(() => inTransaction(db, failing)).toThrow('half way');
  expect(count()).toBe(0);
  expect(inTransaction(db, () => 'works again')).toBe('works again');
});
