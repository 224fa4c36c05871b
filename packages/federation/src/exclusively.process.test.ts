import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failed, success } from '@app/result';
import { expect, onTestFinished, test } from 'vitest';
import { exclusively } from './exclusively.ts';
import { temporaryFolder } from './testing/built-release.ts';

const PATIENCE_MS = 15_000;
const module = JSON.stringify(path.join(import.meta.dirname, 'exclusively.ts'));

function run(program: string): ChildProcess {
  const code = `const { exclusively } = await import(${module}); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('six processes that add to one number at once lose no addition', async () => {
  const folder = await temporaryFolder();
  const [lock, number] = [path.join(folder, 'lock'), path.join(folder, 'number')];
  await writeFile(number, '0');
  const children = Array.from({ length: 6 }, () =>
    run(`
      const { readFile, writeFile } = await import('node:fs/promises');
      for (let count = 0; count < 20; count++) {
        await exclusively(${JSON.stringify(lock)}, ${PATIENCE_MS}, async () => {
          const before = Number(await readFile(${JSON.stringify(number)}, 'utf8'));
          await writeFile(${JSON.stringify(number)}, String(before + 1));
        });
      }
    `),
  );
  await Promise.all(children.map((child) => once(child, 'close')));
  expect(await readFile(number, 'utf8')).toBe('120');
});

test('a killed process frees the lock at once', async () => {
  const lock = path.join(await temporaryFolder(), 'lock');
  const child = run(`
    await exclusively(${JSON.stringify(lock)}, 0, () => {
      console.log('at work');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });
  `);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  expect(await exclusively(lock, 0, async () => 'mine')).toEqual(failed('busy'));
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await exclusively(lock, 0, async () => 'mine')).toEqual(success('mine'));
});

test('the lock needs no room on the disk', async () => {
  const folder = await temporaryFolder();
  const lock = path.join(folder, 'lock');
  const files = await exclusively(lock, 0, () => readdir(folder));
  expect(files).toEqual(success(['lock']));
  expect((await stat(lock)).size).toBe(0);
});

test('two tasks of one process run one after the other', async () => {
  const lock = path.join(await temporaryFolder(), 'lock');
  const seen: string[] = [];
  const task = (name: string) =>
    exclusively(lock, PATIENCE_MS, async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
    });
  await Promise.all([task('a'), task('b')]);
  expect(seen).toEqual(
    seen[0] === 'a begins'
      ? ['a begins', 'a ends', 'b begins', 'b ends']
      : ['b begins', 'b ends', 'a begins', 'a ends'],
  );
});

test('work that throws frees the lock', async () => {
  const lock = path.join(await temporaryFolder(), 'lock');
  const broken = exclusively(lock, 0, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await exclusively(lock, 0, async () => 1)).toEqual(success(1));
});
