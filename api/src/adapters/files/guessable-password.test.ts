import { expect, test } from 'vitest';
import { whyGuessable } from './guessable-password.ts';

const why = (password: string) => whyGuessable(password, ['Kestrel Security Technology', 'thandi']);

test.each(['12345678', 'iloveyou', 'Trustno1', '1qaz2wsx'])(
  'a password that everybody tries is refused: %s',
  async (password) => {
    expect(await why(password)).toBe('it is on the lists of guessers');
  },
);

test.each([
  'Kestrel2026!',
  'kestrel-security',
  'Thandi@Kestrel1',
  'AdminUpload123',
  'ＤＵＲＢＡＮ-4001',
])('a password of words about the company or the site is refused: %s', async (password) => {
  expect(await why(password)).toBe('it is made of words about the company or the site');
});

test.each(['correct horse battery', 'kestrel flies over Umgeni', 'f3Zq-81xYw_pLm0RtVbN7kAe'])(
  'another password is taken, also with such a word in it: %s',
  async (password) => {
    expect(await why(password)).toBeUndefined();
  },
);
