import { storedContract } from '@app/contracts/snapshots/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allContracts } from './all-contracts.ts';
import { contractChanges, describeChange } from './contract-changes.ts';
import { readSnapshots } from './snapshot-files.ts';

test('every contract equals its accepted snapshot', async () => {
  const changes = contractChanges(await readSnapshots(), allContracts());
  expect(changes.map(describeChange).join('\n\n')).toBe('');
});

const named = storedContract('cart', v.object({ name: v.string() }));
const renamed = storedContract('cart', v.object({ title: v.string() }));
const more = storedContract('cart', v.object({ name: v.string(), note: v.optional(v.string()) }));

test('contracts in another order are not a change', () => {
  const other = storedContract('other', v.string());
  expect(contractChanges([named, other], [other, named])).toEqual([]);
});

test('a new contract and a new optional member are no breaking change, and the message tells how to accept them', () => {
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

test('a renamed member is a breaking change, and the message tells why and what to do', () => {
  const [change] = contractChanges([named], [renamed]);
  expect(change?.breaking).toEqual([
    'what an older release wrote.title is required and not always sent',
    'what this release writes.name is required and not always sent',
  ]);
  const text = change ? describeChange(change) : '';
  expect(text).toContain('  - what this release writes.name is required');
  expect(text).toContain('npm run contracts:accept -- --breaking');
});

test('a removed contract is a breaking change', () => {
  expect(contractChanges([named], [])).toEqual([{ name: 'cart', breaking: [expect.any(String)] }]);
});
