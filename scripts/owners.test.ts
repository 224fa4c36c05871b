import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readOwners } from '@app/federation/owners';
import { publicKeyText } from '@app/federation/release-keys';
import { root } from '@app/federation/tooling/parts';
import { describe, expect, test } from 'vitest';

/** Folders that hold a deployable. The first owner of each is a team. */
const deployables = globSync(['mfe-*/package.json', 'shell/package.json', 'api/package.json'], {
  cwd: root,
}).map((file) => path.dirname(file));
const others = [
  'server',
  ...globSync('packages/*/package.json', { cwd: root }).map((file) => path.dirname(file)),
];

const ownersOf = (folder: string) =>
  readOwners(readFileSync(path.join(root, folder, 'OWNERS'), 'utf8'));

const teams = new Set(deployables.map((folder) => ownersOf(folder).teams[0]));

describe.each([...deployables, ...others])('%s/OWNERS', (folder) => {
  test('names at least one team, and only teams that own a part of the site', () => {
    const owners = ownersOf(folder).teams;
    expect(owners.length).toBeGreaterThan(0);
    expect(owners.filter((owner) => !teams.has(owner))).toEqual([]);
  });
});

test('no two parts of the site have the same owner', () => {
  expect(teams.size).toBe(deployables.length);
});

test('no two parts of the site are signed with the same key', () => {
  const keys = deployables.flatMap((folder) => ownersOf(folder).signers?.keys ?? []);
  const texts = keys.map((publicKey) => publicKeyText({ publicKey }));
  expect(new Set(texts).size).toBe(texts.length);
});
