import { failed, success } from '@app/result';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { recordFormat, storedVersion } from './record-format.ts';

const first = recordFormat(v.object({ phone: v.string() }));
const second = first.next(v.object({ phones: v.array(v.string()) }), ({ phone }) => ({
  phones: [phone],
}));
const third = second.next(v.object({ numbers: v.array(v.number()) }), ({ phones }) => ({
  numbers: phones.map(Number),
}));
const unreadable = failed({ kind: 'unreadable-record' });

describe('a stored record', () => {
  test('can be read back in every version', () => {
    expect(first.read(first.toPayload({ phone: '031' }))).toEqual(success({ phone: '031' }));
    expect(third.read(third.toPayload({ numbers: [31] }))).toEqual(success({ numbers: [31] }));
  });

  test('names its version', () => {
    expect([first, second, third].map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(third.toPayload({ numbers: [] })).toEqual({ numbers: [], version: 3 });
  });

  test('without a version is version 1', () => {
    expect(storedVersion({ phone: '031' })).toBe(1);
    expect(first.read({ phone: '031' })).toEqual(success({ phone: '031' }));
    expect(third.read({ phone: '031' })).toEqual(success({ numbers: [31] }));
  });

  test('of an earlier version is read with its own schema and converted to the current version', () => {
    expect(third.read({ version: 2, phones: ['31', '32'] })).toEqual(
      success({ numbers: [31, 32] }),
    );
    expect(third.read({ version: 2, phone: '31' })).toEqual(unreadable);
    expect(third.read({ version: 1, numbers: [31] })).toEqual(unreadable);
  });

  test('of an unknown version is unreadable, even when it fits the current schema', () => {
    expect(first.read({ version: 2, phone: '031' })).toEqual(unreadable);
  });

  test.each([null, undefined, 'text', [], { phone: 31 }])('that is %j is unreadable', (payload) => {
    expect(first.read(payload)).toEqual(unreadable);
  });
});
