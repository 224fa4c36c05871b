import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** Another process: nothing is learnt yet. */
async function anotherProcess() {
  vi.resetModules();
  const file = await import('./learned-file.ts');
  const { toldIn } = await import(
    '../../domain/assessments/understanding/tellings/told-incidents.ts'
  );
  const { read } = await import('../../domain/assessments/understanding/reading.ts');
  return { ...file, told: (text: string) => toldIn(read(text)) };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learned-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

// Slow: four processes load all tellings anew, and one learns from them.
test('a start recalls what the one before has learnt, and reads alike; else it learns anew', async () => {
  const text = 'They pointed a gun at the cashier and took the money';
  const first = await anotherProcess();
  expect(await first.recallLearned(folder)).toBe(false);
  await first.keepLearned(folder);
  expect(await readdir(folder)).toEqual([first.LEARNED_FILE]);

  const second = await anotherProcess();
  expect(await second.recallLearned(folder)).toBe(true);
  expect(second.told(text)).toEqual(first.told(text));
  expect(second.told(text).incidents.length).toBeGreaterThan(0);

  const file = path.join(folder, first.LEARNED_FILE);
  const kept = deserialize(await readFile(file));
  await writeFile(file, serialize({ ...kept, key: 'of other tellings' }));
  expect(await (await anotherProcess()).recallLearned(folder)).toBe(false);
  await truncate(file, 1000);
  expect(await (await anotherProcess()).recallLearned(folder)).toBe(false);
});
