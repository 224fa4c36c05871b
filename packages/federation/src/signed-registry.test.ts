import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Registry } from './registry.ts';
import { parseRegistry, signedRegistry } from './signed-registry.ts';
import { versionOf } from './testing/built-release.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const registry: Registry = {
  serial: 7,
  parts: {
    shell: { active: versionOf(1), history: [], madeLiveBy: 'start' },
    shop: { active: versionOf(2), history: [versionOf(1)], madeLiveBy: 'release' },
  },
};
const text = signedRegistry(registry, privateKey);

/** True when the text is a registry that this key has signed. */
function isGood(changed: string, key = publicKey): boolean {
  const read = parseRegistry(changed);
  return read.ok && read.value.signedWith(key);
}

test('a registry that was signed is read as it was, with the same key', () => {
  const read = parseRegistry(text);
  expect(read.ok && read.value.registry).toEqual(registry);
  expect(isGood(text)).toBe(true);
});

test('a registry is not good under another key', () => {
  expect(isGood(text, generateKeyPairSync('ed25519').publicKey)).toBe(false);
});

test('no flipped bit in a registry goes unnoticed, except between its members', () => {
  const bytes = Buffer.from(text);
  const meant = JSON.stringify(JSON.parse(text));
  let checked = 0;
  for (let at = 0; at < bytes.length; at++) {
    for (let bit = 0; bit < 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] as number) ^ (1 << bit);
      const changed = flipped.toString();
      if (saysTheSame(changed, meant)) continue;
      checked += 1;
      expect(isGood(changed), `byte ${at}, bit ${bit}`).toBe(false);
    }
  }
  expect(checked).toBeGreaterThan(bytes.length * 4);
});

/** True when only white space differs. */
function saysTheSame(changed: string, meant: string): boolean {
  try {
    return JSON.stringify(JSON.parse(changed)) === meant;
  } catch {
    return false;
  }
}

const members = JSON.parse(text);
test.each([
  ['its signature', { ...members, signature: undefined }],
  ['its serial', { ...members, serial: undefined }],
  ['a part', { ...members, parts: { shell: members.parts.shell } }],
  [
    'what made a part live',
    { ...members, parts: { ...members.parts, shell: { active: versionOf(1), history: [] } } },
  ],
])('a registry without %s is not good', (_, changed) => {
  expect(isGood(JSON.stringify(changed))).toBe(false);
});

test('a member that this program does not know is signed, too', () => {
  const newer = { ...registry, canary: { shop: 10 } };
  const signed = signedRegistry(newer, privateKey);
  expect(isGood(signed)).toBe(true);
  expect(isGood(signed.replace('10', '90'))).toBe(false);
});

test('a signature for something else is not one of a registry', () => {
  expect(isGood(JSON.stringify({ ...registry, signature: 'AAAA' }))).toBe(false);
  expect(isGood(JSON.stringify({ ...registry, signature: 7 }))).toBe(false);
});
