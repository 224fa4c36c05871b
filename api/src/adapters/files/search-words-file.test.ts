import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSearchWords, SearchWordsUnreadable } from './search-words-file.ts';

let dataDir: string;
let errors: object[];
const log = { error: (fields: object) => void errors.push(fields) };
const own = () => join(dataDir, 'search-words.txt');
const open = () => openSearchWords(dataDir, log);

beforeEach(async () => {
  errors = [];
  dataDir = await mkdtemp(join(tmpdir(), 'search-words-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the table of search words', () => {
  test('is the delivered one while the data folder has none', async () => {
    const words = await (await open()).current();
    expect(words.get('energiser')).toEqual([['energizer']]);
  });

  test('in the data folder takes the place of the delivered one', async () => {
    await writeFile(own(), 'eye > camera\n');
    const words = await (await open()).current();
    expect([...words]).toEqual([['eye', [['camera']]]]);
  });

  test('in a data folder that is not there yet is the delivered one', async () => {
    const file = await openSearchWords(join(dataDir, 'later'), log);
    expect((await file.current()).size).toBeGreaterThan(20);
  });

  test('that is wrong keeps the site from starting, and its lines are named', async () => {
    await writeFile(own(), '# words\ncctv camera\neye > camera\n= x\n');
    const opened = open();
    await expect(opened).rejects.toThrow(SearchWordsUnreadable);
    await expect(opened).rejects.toThrow(
      `${own()} is not valid:\nline 2: must have words on both sides of one ">", or of "="\n` +
        'line 4: has a place without a word',
    );
  });

  test('that cannot be read keeps the site from starting', async () => {
    await mkdir(own());
    await expect(open()).rejects.toThrow(`${own()} could not be read: EISDIR`);
  });

  test('that is too long keeps the site from starting', async () => {
    await writeFile(own(), '#'.repeat(200_001));
    await expect(open()).rejects.toThrow('has more than 200000 characters');
  });

  test('is the same object until the file changes, and then another one', async () => {
    await writeFile(own(), 'eye > camera\n');
    const file = await open();
    const before = await file.current();
    expect(await file.current()).toBe(before);
    await writeFile(own(), 'eye > lens\n');
    expect((await file.current()).get('eye')).toEqual([['lens']]);
    await rm(own());
    expect((await file.current()).get('energiser')).toEqual([['energizer']]);
  });

  test('that became wrong is logged once, and the words before stay until it is mended', async () => {
    await writeFile(own(), 'eye > camera\n');
    const file = await open();
    const before = await file.current();
    await writeFile(own(), 'eye camera\n');
    expect(await file.current()).toBe(before);
    expect(await file.current()).toBe(before);
    expect(errors).toEqual([{ reason: expect.stringContaining('line 1: must have words') }]);
    await writeFile(own(), 'eye > lens\n');
    expect((await file.current()).get('eye')).toEqual([['lens']]);
  });
});
