import { storedContract } from '@app/contracts/snapshots/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allContracts } from './all-contracts.ts';
import { contractChanges, describeChange } from './contract-changes.ts';
import { readSnapshots } from './snapshot-files.ts';

test('every contract is as it was accepted', async () => {
  const changes = contractChanges(await readSnapshots(), allContracts());
  expect(changes.map(describeChange).join('\n\n')).toBe('');
});

const named = storedContract('cart', v.object({ name: v.string() }));
const renamed = storedContract('cart', v.object({ title: v.string() }));
const more = storedContract('cart', v.object({ name: v.string(), note: v.optional(v.string()) }));

test('a contract that did not change is no change, whatever the order', () => {
  const other = storedContract('other', v.string());
  expect(contractChanges([named, other], [other, named])).toEqual([]);
});

test('a new contract and a new optional member only add, and the developer learns how to go on', () => {
  for (const [accepted, current] of [
    [[], [named]],
    [[named], [more]],
  ] as const) {
    const changes = contractChanges(accepted, current);
    expect(changes).toEqual([{ name: 'cart', breaking: [] }]);
    expect(changes.map(describeChange)).toEqual([
      'cart has changed and only adds. Accept it with "npm run contracts:accept" and commit the files.',
    ]);
  }
});

test('a member that is renamed breaks, and the developer learns why and how to go on', () => {
  const [change] = contractChanges([named], [renamed]);
  expect(change?.breaking).toEqual([
    'what an older release wrote.title is required and not always sent',
    'what this release writes.name is required and not always sent',
  ]);
  const text = change ? describeChange(change) : '';
  expect(text).toContain('  - what this release writes.name is required');
  expect(text).toContain('npm run contracts:accept -- --breaking');
});

test('a contract that is gone breaks', () => {
  expect(contractChanges([named], [])).toEqual([{ name: 'cart', breaking: [expect.any(String)] }]);
});
