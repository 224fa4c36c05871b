import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defineEndpoint } from '../endpoint.ts';
import { breakingChanges } from './breaking-changes.ts';
import { type Contract, endpointContract, storedContract } from './contract.ts';

const call = (parts: Partial<Parameters<typeof defineEndpoint>[0]> = {}): Contract =>
  endpointContract(
    defineEndpoint<v.GenericSchema, v.GenericSchema | undefined, v.GenericSchema | undefined>({
      method: 'POST',
      path: '/api/part',
      summary: 'A part',
      response: v.object({ name: v.string() }),
      ...parts,
    }),
  );
const withMember = (member: v.GenericSchema) => v.object({ name: v.string(), member });
const needed = withMember(v.string());
const optional = withMember(v.optional(v.string()));

describe('the query or the request of a call', () => {
  test.each(['query', 'request'] as const)(
    'with another optional member (%s) is not a breaking change',
    (part) => {
      const before = call({ [part]: v.object({ name: v.string() }) });
      expect(breakingChanges(before, call({ [part]: optional }))).toEqual([]);
    },
  );

  test.each(['query', 'request'] as const)(
    'with a new required member (%s) is a breaking change',
    (part) => {
      const before = call({ [part]: v.object({ name: v.string() }) });
      const reason = `the ${part}.member is required and not always sent`;
      expect(breakingChanges(before, call({ [part]: needed }))).toEqual([reason]);
      expect(breakingChanges(call({ [part]: optional }), call({ [part]: needed }))).toEqual([
        reason,
      ]);
    },
  );

  test('with a required member where there was no request before is a breaking change', () => {
    expect(breakingChanges(call(), call({ request: needed }))).toHaveLength(2);
    expect(breakingChanges(call(), call({ query: optional }))).toEqual([
      'the query.name is required and not always sent',
    ]);
  });

  test('with a word removed from a list is a breaking change, and with a word added is not', () => {
    const of = (...words: string[]) => call({ request: v.object({ kind: v.picklist(words) }) });
    expect(breakingChanges(of('a', 'b'), of('a'))).toEqual([
      'the request.kind may be "b", which is not read',
    ]);
    expect(breakingChanges(of('a'), of('a', 'b'))).toEqual([]);
  });

  test('that is no longer read is not a breaking change', () => {
    expect(breakingChanges(call({ request: needed }), call())).toEqual([]);
  });

  test('that becomes a form with a file is a breaking change', () => {
    const before = call({ request: needed });
    expect(breakingChanges(before, call({ request: needed, files: ['member'] }))).toEqual([
      'Other parts of the form are files.',
    ]);
  });
});

describe('the response of a call', () => {
  test('with another member is not a breaking change', () => {
    expect(breakingChanges(call(), call({ response: needed }))).toEqual([]);
  });

  test.each<[string, v.GenericSchema, string]>([
    ['without a member', v.object({ name: v.string() }), 'is required and not always sent'],
    ['with a member that may be absent', optional, 'is required and not always sent'],
    [
      'with a member that may be null',
      withMember(v.nullable(v.string())),
      'is sent as null and read as string',
    ],
    [
      'with a member of another type',
      withMember(v.number()),
      'is sent as number and read as string',
    ],
  ])('%s is a breaking change', (_, response, reason) => {
    expect(breakingChanges(call({ response: needed }), call({ response }))).toEqual([
      `the response.member ${reason}`,
    ]);
  });

  test('with a new word is a breaking change, unless released clients have a fallback for it', () => {
    const strict = (...words: string[]) =>
      call({ response: v.object({ kind: v.picklist(words) }) });
    const open = (...words: string[]) =>
      call({ response: v.object({ kind: v.fallback(v.picklist(words), 'a') }) });
    expect(breakingChanges(strict('a'), strict('a', 'b'))).toEqual([
      'the response.kind may be "b", which is not read',
    ]);
    expect(breakingChanges(open('a'), open('a', 'b'))).toEqual([]);
  });
});

describe('a value that releases store for each other', () => {
  const stored = (member: v.GenericSchema) => storedContract('cart', withMember(member));

  test('has a breaking change when an older release cannot read it, or older values cannot be read', () => {
    const short = v.pipe(v.string(), v.maxLength(5));
    expect(breakingChanges(stored(v.string()), stored(short))).toEqual([
      expect.stringContaining('what an older release wrote.member'),
    ]);
    expect(breakingChanges(stored(short), stored(v.string()))).toEqual([
      expect.stringContaining('what this release writes.member'),
    ]);
  });

  test('may get another optional member', () => {
    const before = storedContract('cart', v.object({ name: v.string() }));
    expect(breakingChanges(before, stored(v.optional(v.string())))).toEqual([]);
    expect(breakingChanges(before, stored(v.string()))).toHaveLength(1);
  });
});

test('a removed call is a breaking change, and so is one that no longer honours its idempotency key', () => {
  expect(breakingChanges(call(), undefined)).toHaveLength(1);
  expect(breakingChanges(call({ recordsLead: true }), call())).toHaveLength(1);
  expect(breakingChanges(call(), call({ recordsLead: true }))).toEqual([]);
  expect(breakingChanges(call({ takesKey: true }), call())).toHaveLength(1);
  expect(breakingChanges(call({ takesKey: true }), call({ recordsLead: true }))).toEqual([]);
});
