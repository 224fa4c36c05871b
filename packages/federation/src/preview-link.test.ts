import { generateKeyPairSync } from 'node:crypto';
import { failed, success } from '@app/result';
import { expect, test } from 'vitest';
import { previewToken, readPreviewToken } from './preview-link.ts';
import { versionOf } from './testing/built-release.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const own = async () => publicKey;
const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000);
const parts = [
  { part: 'shop', version: versionOf(2) },
  { part: 'shell', version: versionOf(4) },
];
const preview = { parts, until };
const token = previewToken(preview, privateKey);

test('a token is read with the public key and by people, and needs no escape in a query', async () => {
  expect(await readPreviewToken(token, own)).toEqual(success(preview));
  const named = `shop~${versionOf(2)}~shell~${versionOf(4)}`;
  expect(token).toMatch(`${named}~${until.toISOString().slice(0, 19)}Z~`);
  expect(new URL(`https://site.example/?preview=${token}`).search).toBe(`?preview=${token}`);
});

test.each([
  ['another part', token.replace('shop', 'about')],
  ['a part less', token.replace(/~shell~[^~]+/, '')],
  ['another version', token.replace(versionOf(2), versionOf(3))],
  ['a later end', token.replace(/~2[^~]+Z~/, '~2999-01-01T00:00:00Z~')],
  ['a flipped letter', token.slice(0, -3) + (token.at(-3) === 'A' ? 'B' : 'A') + token.slice(-2)],
  ['another spelling of its last letter', token.slice(0, -1) + lastLetterLike(token.at(-1) ?? '')],
  ['nothing', ''],
  ['more behind it', `${token}A`],
])('a token with %s is foreign', async (_, changed) => {
  expect(changed).not.toBe(token);
  expect(await readPreviewToken(changed, own)).toEqual(failed('foreign'));
});

test('a token of another key is foreign, and so is every token where there is no key', async () => {
  const other = generateKeyPairSync('ed25519').publicKey;
  expect(await readPreviewToken(token, async () => other)).toEqual(failed('foreign'));
  expect(await readPreviewToken(token, async () => undefined)).toEqual(failed('foreign'));
});

test('a token has ended when its time is over, to the second', async () => {
  const ended = previewToken({ ...preview, until: new Date(Date.now() - 1000) }, privateKey);
  expect(await readPreviewToken(ended, own)).toEqual(failed('ended'));
});

test('no key is read for a text that cannot be a token', async () => {
  const refuse = () => Promise.reject(new Error('read'));
  expect(await readPreviewToken('x~y', refuse)).toEqual(failed('foreign'));
});

/** The last of 86 letters has bits that belong to no byte, so others decode to the same bytes. */
function lastLetterLike(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters[letters.indexOf(letter) ^ 1] ?? '';
}
