import { expect, test } from 'vitest';
import { planRequests } from '../../testing/example-plans.ts';
import { readSample } from '../../testing/plan-lists.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

const PATH = '/api/plan-request';
const home = planRequests.get('home-with-dogs');
const products = await readSample();

const visitor = { name: 'Thandi Mkhize', email: 'thandi@example.com', phone: '031 555 0100' };

async function savedPlan(api: TestApi): Promise<string> {
  const answer = await api.post('/api/plans', home);
  return (await answer.json()).token;
}

async function withPlan(options: Parameters<typeof testApi>[0] = {}) {
  const api = await testApi({ products, ...options });
  const plan = await savedPlan(api);
  const ask = (changes: object = {}, headers: Record<string, string> = {}) =>
    api.post(PATH, { ...visitor, plan, revision: 1, ...changes }, headers);
  return { ...api, plan, ask };
}

test('a request for a plan becomes a lead with the plan, its total and the consent', async () => {
  const { ask, leads, plan, get } = await withPlan();
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    success: true,
    reference: expect.stringMatching(/^PLN-\w{4}-\w{4}$/),
  });
  const { plan: shown } = await (await get(`/api/plans/${plan}`)).json();
  const [lead] = await leads();
  expect(lead).toMatchObject({
    kind: 'security-plan',
    consentVersion: '2025-03-19',
    suspect: false,
    payload: {
      ...visitor,
      plan,
      revision: 1,
      establishmentType: 'Residential Home',
      total: Math.round(shown.totals.total * 100),
    },
  });
});

test.each([
  ['an unknown plan', { plan: 'a'.repeat(22) }, 'plan', 'This plan does not exist or was deleted'],
  ['no token at all', { plan: '../leads' }, 'plan', 'This plan does not exist or was deleted'],
  ['an unknown revision', { revision: 7 }, 'plan', 'This plan does not exist or was deleted'],
  ['half a revision', { revision: 1.5 }, 'revision', 'Please give the number of a revision'],
  ['no name', { name: '' }, 'name', 'Please provide your name'],
  ['no address', { email: 'a@b, c@d.co' }, 'email', 'Please provide a valid email address'],
  ['no phone number', { phone: '1' }, 'phone', 'Please provide a valid phone number'],
])('a request with %s is refused, stores nothing and says why', async (_, changes, field, why) => {
  const { ask, leads } = await withPlan();
  const answer = await ask(changes);
  expect(answer.status).toBe(400);
  expect((await answer.json()).fields).toEqual({ [field]: why });
  expect(await leads()).toEqual([]);
});

test('a repeat with the same key makes no second lead, also after the plan was deleted', async () => {
  const { ask, leads, store } = await withPlan();
  const key = { 'Idempotency-Key': 'plan-request-1' };
  const first = await (await ask({}, key)).json();
  await store.plans.purgeBefore('2099-01-01T00:00:00.000Z');
  expect(await (await ask({}, key)).json()).toEqual(first);
  expect(await leads()).toHaveLength(1);
});

test('a request that a program filled in is kept as a suspect', async () => {
  const { ask, leads } = await withPlan();
  expect((await ask({ website: 'https://spam.example' })).status).toBe(200);
  expect(await leads()).toMatchObject([{ suspect: true }]);
});

test('requests past the allowance of an address are refused', async () => {
  const { ask, leads } = await withPlan({ config: { LEADS_PER_TEN_MINUTES: 1 } });
  await ask();
  expect((await ask()).status).toBe(429);
  expect(await leads()).toHaveLength(1);
});
