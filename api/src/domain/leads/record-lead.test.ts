import { failed, success } from '@app/result';
import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../../testing/memory-store.ts';
import { countingRandomness } from '../../../testing/test-api.ts';
import { createAllowance } from '../limits/allowance.ts';
import { createLimits } from '../limits/limits.ts';
import { type LeadDependencies, recordLead, type Submission } from './record-lead.ts';

const submission: Submission = {
  key: 'key-00000001',
  kind: 'contact',
  referencePrefix: 'MSG',
  sourcePath: '/contact',
  address: '10.0.0.1',
  suspect: false,
  substance: { message: 'Hello' },
};
const content = async () =>
  success({ payload: {}, kept: ({ reference }: { reference: string }) => ({ reference }) });

type Recorded = Awaited<ReturnType<typeof recordLead<{ reference: string }>>>;

const repeatOf = (first: Recorded | undefined) =>
  first?.ok ? success({ ...first.value, isNew: false }) : first;

function dependenciesWith(limit = 0): LeadDependencies {
  const clock = { now: () => new Date(0) };
  const { leads, permits } = memoryStore();
  return {
    leads,
    allowance: createAllowance(createLimits({ permits, clock }), {
      name: 'leads',
      perClient: { limit, windowMs: 10 * 60_000 },
    }),
    clock,
    randomness: countingRandomness(),
  };
}

test('a repeat gets the first lead and answer without being prepared again', async () => {
  const dependencies = dependenciesWith();
  const prepare = vi.fn(content);
  const first = await recordLead(dependencies, submission, prepare);
  expect(first).toMatchObject({ ok: true, value: { isNew: true } });
  expect(await recordLead(dependencies, submission, prepare)).toEqual(repeatOf(first));
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a repeat whose insert comes second gets the lead and answer of the first', async () => {
  const dependencies = dependenciesWith();
  let winner: Recorded | undefined;
  const outcome = await recordLead(dependencies, submission, async () => {
    winner = await recordLead(dependencies, submission, content);
    return content();
  });
  expect(winner).toMatchObject({ ok: true, value: { isNew: true } });
  expect(outcome).toEqual(repeatOf(winner));
});

test('another request with the same key whose insert comes second is a conflict', async () => {
  const dependencies = dependenciesWith();
  const outcome = await recordLead(dependencies, submission, async () => {
    await recordLead(dependencies, { ...submission, substance: { message: 'Other' } }, content);
    return content();
  });
  expect(outcome).toEqual(failed({ kind: 'idempotency-conflict' }));
});

test('a request of another kind with the same key and content is a conflict', async () => {
  const dependencies = dependenciesWith();
  await recordLead(dependencies, submission, content);
  const outcome = await recordLead(dependencies, { ...submission, kind: 'order' }, content);
  expect(outcome).toEqual(failed({ kind: 'idempotency-conflict' }));
});

test('a request that cannot be prepared is not recorded, and may succeed later with the same key', async () => {
  const dependencies = dependenciesWith();
  const refused = await recordLead(dependencies, submission, async () =>
    failed({ kind: 'not-now' as const }),
  );
  expect(refused).toEqual(failed({ kind: 'not-now' }));
  expect(await dependencies.leads.get(submission.key)).toBeUndefined();
  expect((await recordLead(dependencies, submission, content)).ok).toBe(true);
});

test('a new lead counts against the allowance of its address, a repeat does not', async () => {
  const dependencies = dependenciesWith(1);
  await recordLead(dependencies, submission, content);
  expect((await recordLead(dependencies, submission, content)).ok).toBe(true);
  const second = { ...submission, key: 'key-00000002' };
  expect(await recordLead(dependencies, second, content)).toEqual({
    ok: false,
    failure: { kind: 'limit-reached', limit: 'perClient', retryAfterSeconds: 600 },
  });
  expect((await recordLead(dependencies, { ...second, address: '10.0.0.2' }, content)).ok).toBe(
    true,
  );
});

test('a repeat whose insert comes second does not count against the allowance', async () => {
  const at = dependenciesWith(2);
  await recordLead(at, submission, async () => {
    await recordLead(at, submission, content);
    return content();
  });
  const next = (number: number) => ({ ...submission, key: `key-0000000${number}` });
  expect((await recordLead(at, next(2), content)).ok).toBe(true);
  expect((await recordLead(at, next(3), content)).ok).toBe(false);
});

test('a request that cannot be prepared does not count', async () => {
  const at = dependenciesWith(1);
  const prepare = async () => failed({ kind: 'not-now' as const });
  for (let refusals = 0; refusals < 3; refusals++) {
    expect(await recordLead(at, submission, prepare)).toEqual(failed({ kind: 'not-now' }));
  }
  expect((await recordLead(at, submission, content)).ok).toBe(true);
});

test.each<[string, Partial<LeadDependencies>, () => ReturnType<typeof content>]>([
  ['preparing', {}, () => Promise.reject(new Error('out of order'))],
  [
    'storing',
    { leads: { ...memoryStore().leads, insert: () => Promise.reject(new Error('out of order')) } },
    content,
  ],
])(
  'when %s throws, the request does not count against the allowance',
  async (_, broken, prepare) => {
    const dependencies = dependenciesWith(1);
    for (const key of ['key-00000001', 'key-00000002']) {
      await expect(
        recordLead({ ...dependencies, ...broken }, { ...submission, key }, prepare),
      ).rejects.toThrow('out of order');
    }
    expect(await recordLead(dependencies, submission, content)).toMatchObject({ ok: true });
  },
);
