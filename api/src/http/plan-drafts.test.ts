import { PlanDraft } from '@app/contracts/plan-draft';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/test-api.ts';

const PATH = '/api/plan-drafts';
const draft = {
  email: 'thandi@example.com',
  establishmentType: 'Farm',
  responses: { wants: ['Cameras'], rooms: '6' },
};

async function withDraft(changes: object = {}) {
  const api = await testApi();
  const answer = await api.post(PATH, { ...draft, ...changes });
  const [lead] = await api.leads();
  return { ...api, answer, lead, read: () => api.get(`${PATH}/${lead?.token}`) };
}

test('answers that were saved are given back by their link, without the address, and nothing may keep them', async () => {
  const { read } = await withDraft();
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const saved = await answer.json();
  expect(v.parse(PlanDraft, saved)).toEqual({
    establishmentType: 'Farm',
    responses: draft.responses,
    savedAt: '2025-06-02T10:30:00.000Z',
  });
  expect(JSON.stringify(saved)).not.toContain('thandi');
});

test('the answer to a save is of the same form for every address, and has no link', async () => {
  for (const email of ['thandi@example.com', 'nobody@unknown.example']) {
    const { answer, lead } = await withDraft({ email });
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      success: true,
      reference: expect.stringMatching(/^ANS-\w{4}-\w{4}$/),
    });
    expect(text).not.toContain(lead?.token);
  }
});

test('no answers yet are saved too, and what is empty is left out', async () => {
  const { read } = await withDraft({ responses: { rooms: ' ', wants: [] } });
  expect((await (await read()).json()).responses).toEqual({});
});

test.each([
  ['a number out of its bounds', { rooms: '0' }, 'responses.rooms'],
  ['words for a number', { rooms: 'many' }, 'responses.rooms'],
  ['a choice that is not in the list', { wants: ['Drones'] }, 'responses.wants'],
  ['a question of no type', { submarines: '3' }, 'responses.submarines'],
])('%s is refused at its question, and nothing is stored', async (_, responses, field) => {
  const { answer, lead } = await withDraft({ responses });
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  expect(lead).toBeUndefined();
});

test.each([
  ['no address', { email: 'thandi' }, 'Please provide a valid email address'],
  ['two addresses', { email: 'a@b.co, c@d.co' }, 'Please provide a valid email address'],
  ['an unknown type', { establishmentType: 'Submarine' }, 'Please select an establishment type'],
])('a save with %s is refused', async (_, changes, message) => {
  const { answer, lead } = await withDraft(changes);
  expect([answer.status, (await answer.json()).message]).toEqual([400, message]);
  expect(lead).toBeUndefined();
});

test.each([
  ['unknown', '0'.repeat(32)],
  ['malformed', "';drop"],
])('an %s link says that the answers do not exist or were deleted', async (_, token) => {
  const { get } = await withDraft();
  const answer = await get(`${PATH}/${encodeURIComponent(token)}`);
  expect([answer.status, (await answer.json()).message]).toEqual([
    404,
    'These answers do not exist or were deleted',
  ]);
});

test('the token of another kind of lead opens no answers, and that of answers no order', async () => {
  const { get, post, leads, lead } = await withDraft();
  await post('/api/contact', {
    name: 'Thandi',
    email: 'thandi@example.com',
    message: 'Please call me about our gate.',
  });
  const contact = (await leads()).find(({ kind }) => kind === 'contact');
  expect((await get(`${PATH}/${contact?.token}`)).status).toBe(404);
  expect((await get(`/api/orders/${lead?.token}`)).status).toBe(404);
});

test('a purge deletes saved answers by their age', async () => {
  const { store, read } = await withDraft();
  await store.leads.purgeBefore('2025-07-01T00:00:00.000Z');
  expect((await read()).status).toBe(404);
});
