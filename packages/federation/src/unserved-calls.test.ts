import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineEndpoint } from '@app/contracts/endpoint';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CONTRACTS_FILE } from './contracts-of-release.ts';
import { temporaryFolder } from './testing/built-release.ts';
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
async function unserved(builtWith: Contract, ...served: Contract[]) {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, CONTRACTS_FILE), JSON.stringify([builtWith]));
  const calls = { [builtWith.name]: contractHash(builtWith) };
  return unservedCalls({ calls }, folder, served);
}

const CALL = 'POST /api/contact';

describe('a call', () => {
  it('with the contract that the API has is served, without a look at the file', async () => {
    const one = contact({ message: text });
    const calls = { [CALL]: contractHash(one) };
    expect(await unservedCalls({ calls }, '/nowhere', [one])).toEqual([]);
  });

  it('is served by an API that reads and answers more', async () => {
    const more = contact(
      { message: text, note: v.optional(text) },
      { reference: text, more: text },
    );
    expect(await unserved(contact({ message: text }), more)).toEqual([]);
  });

  it('is served by an older API when what is new may be left out', async () => {
    const more = contact({ message: text, note: v.optional(text) }, { reference: text });
    expect(await unserved(more, contact({ message: text }))).toEqual([]);
  });

  it('is not served by an API that wants what the release does not send', async () => {
    expect(
      await unserved(contact({ message: text }), contact({ message: text, phone: text })),
    ).toEqual([{ call: CALL, why: 'the request.phone is required and not always sent' }]);
  });

  it('is not served by an older API that does not answer what the release needs', async () => {
    const wants = contact({ message: text }, { reference: text, link: text, total: v.number() });
    expect(await unserved(wants, contact({ message: text }))).toEqual([
      { call: CALL, why: 'the response.link is required and not always sent, and 1 more' },
    ]);
  });

  it('is not served by an API without it', async () => {
    expect(await unserved(contact({}))).toEqual([{ call: CALL, why: 'the API does not serve it' }]);
  });
});

it('a release whose contracts cannot be read is not served when the API has another contract', async () => {
  const calls = { [CALL]: 'another hash' };
  const [unserved] = await unservedCalls({ calls }, '/nowhere', [contact({})]);
  expect(unserved?.why).toMatch(/^its contracts\.json cannot be read \(ENOENT/);
});

it('a release from before calls were described is served', async () => {
  expect(await unservedCalls({}, '/nowhere', [])).toEqual([]);
});
