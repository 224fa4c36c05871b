import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { askForPassword } from './ask-for-password.ts';

const typed = (text: string) => askForPassword(Readable.from(text === '' ? [] : [text]));

test.each(['correct horse\n', 'correct horse'])(
  'a password from a pipe is its line, however it ends: %j',
  async (text) => {
    expect(await typed(text)).toBe('correct horse');
  },
);

test.each([
  ['', 'at least 8'],
  ['short\n', 'at least 8'],
  [`${'x'.repeat(201)}\n`, 'at most 200'],
])('a password is refused by its length: %j', async (text, limit) => {
  await expect(typed(text)).rejects.toThrow(`Please use ${limit} characters.`);
});
