import { defineEndpoint } from '@app/contracts/endpoint';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { unservedCalls } from './unserved-calls.ts';

const contact = (request: v.ObjectEntries, response: v.ObjectEntries = { reference: v.string() }) =>
  endpointContract(
    defineEndpoint({
      method: 'POST',
      path: '/api/contact',
      summary: 'A message',
      request: v.object(request),
      response: v.object(response),
    }),
  );
type Contract = ReturnType<typeof contact>;
const text = v.string();

/** What an API with these contracts does not serve to a release that was built with the first. */
const unserved = (builtWith: Contract, ...served: Contract[]) =>
  unservedCalls(
    { calls: { [builtWith.name]: contractHash(builtWith) }, contracts: [{ ...builtWith }] },
    served,
  );

const CALL = 'POST /api/contact';

describe('a call', () => {
  test('with the contract that the API has is served, by its hash', () => {
    const one = contact({ message: text });
    const calls = { [CALL]: contractHash(one) };
    expect(unservedCalls({ calls }, [one])).toEqual([]);
  });

  test('is served by an API that reads and answers more', () => {
    const more = contact(
      { message: text, note: v.optional(text) },
      { reference: text, more: text },
    );
    expect(unserved(contact({ message: text }), more)).toEqual([]);
  });

  test('is served by an older API when what is new may be left out', () => {
    const more = contact({ message: text, note: v.optional(text) }, { reference: text });
    expect(unserved(more, contact({ message: text }))).toEqual([]);
  });

  test('is not served by an API that wants what the release does not send', () => {
    expect(unserved(contact({ message: text }), contact({ message: text, phone: text }))).toEqual([
      { call: CALL, why: 'the request.phone is required and not always sent' },
    ]);
  });

  test('is not served by an older API that does not answer what the release needs', () => {
    const wants = contact({ message: text }, { reference: text, link: text, total: v.number() });
    expect(unserved(wants, contact({ message: text }))).toEqual([
      { call: CALL, why: 'the response.link is required and not always sent, and 1 more' },
    ]);
  });

  test('is not served by an API without it', () => {
    expect(unserved(contact({}))).toEqual([{ call: CALL, why: 'the API does not serve it' }]);
  });
});

test('a call without its contract is not served when the API has another one', () => {
  expect(unservedCalls({ calls: { [CALL]: 'another hash' } }, [contact({})])).toEqual([
    { call: CALL, why: 'the release does not have its contract' },
  ]);
});

test('a release from before calls were described is served', () => {
  expect(unservedCalls({}, [])).toEqual([]);
});
