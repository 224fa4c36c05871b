import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readOwners } from './owners.ts';
import { publicKeyText } from './release-keys.ts';

const key = () => publicKeyText(generateKeyPairSync('ed25519'));
const [first, second] = [key(), key()];

test('OWNERS without a key names teams alone', () => {
  expect(readOwners('# Who is asked.\nShop\nPlatform\n')).toEqual({ teams: ['Shop', 'Platform'] });
});

test('OWNERS with two keys says how many of them have to sign', () => {
  const { teams, signers } = readOwners(`Shop\r\nkey ${first}\r\n  key ${second}\nthreshold 2\n`);
  expect(teams).toEqual(['Shop']);
  expect(signers?.keys.map((publicKey) => publicKeyText({ publicKey }))).toEqual([first, second]);
  expect(signers?.threshold).toBe(2);
});

test.each([
  ['a key that is none', 'Shop\nkey c2VjcmV0\n', 'has a key that is not an Ed25519 public key'],
  [
    'one key that is to count twice',
    `Shop\nkey ${first}\nkey ${first}\nthreshold 2`,
    '2 different',
  ],
  ['fewer keys than have to sign', `Shop\nkey ${first}\nthreshold 2`, '2 different keys'],
  ['no keys that have to sign', 'Shop\nthreshold 2', '2 different keys'],
  ['a threshold of nobody', `Shop\nkey ${first}\nthreshold 0`, '0 different keys'],
])('OWNERS with %s is refused', (_, text, why) => {
  expect(() => readOwners(text)).toThrow(why);
});
