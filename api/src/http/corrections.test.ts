import type { ReportAnswer } from '@app/contracts/report';
import type { ReportUnderstanding } from '@app/contracts/report-understanding';
import { describe, expect, test } from 'vitest';
import { letterhead } from '../../testing/mail-leads.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { aChallenge, aHomeRequest, aRiskRequest } from '../../testing/report-requests.ts';
import { type TestApiOptions, testApi } from '../../testing/test-api.ts';
import type { Lead } from '../domain/leads/ports.ts';
import { composeMail } from '../domain/mail/compose-mail.ts';
import { mailsOwed } from '../domain/mail/mail-delivery.ts';
import { owedEntries } from '../domain/outbox/owed-entries.ts';
import { kindOf } from '../lead-kinds.ts';

const forms = [
  ['challenge', '/api/security-assessment', aChallenge()],
  ['risk', '/api/risk-assessment', aRiskRequest()],
  ['home', '/api/secure-home', aHomeRequest()],
] as const;
const [[, CHALLENGE]] = forms;

type Answer = ReportAnswer & { readonly understanding: ReportUnderstanding };

async function asking(
  options: TestApiOptions = {},
  path: string = CHALLENGE,
  body: object = aChallenge(),
) {
  const api = await testApi(options);
  const ask = (understanding: unknown, key?: string, others = {}) =>
    api.post(path, { ...body, ...others, understanding }, key ? { 'Idempotency-Key': key } : {});
  const first = (await (await ask({}, 'first-request')).json()) as Answer;
  const correct = (changes: object, key?: string, others = {}) =>
    ask({ corrects: first.understanding.token, ...changes }, key, others);
  return { ...api, ask, first, correct };
}
const answerIn = async (response: Response) => (await response.json()) as Answer;
const incident = (id: string) => ({ kind: 'incident', id }) as const;

test.each(forms)(
  'a %s request that does not ask gets the answer that it always got',
  async (_, path, body) => {
    const { post } = await testApi();
    const answer = (await (await post(path, body)).json()) as object;
    expect(answer).not.toHaveProperty('understanding');
  },
);

test.each(forms)(
  'a %s request that asks gets what was understood, and what it may add',
  async (_, path, body) => {
    const { first } = await asking({}, path, body);
    const { understanding } = first;
    expect(understanding).toMatchObject({
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      version: 1,
      mailed: false,
      danger: false,
    });
    expect(understanding.chips.length).toBeGreaterThan(0);
    const { kind, id } = understanding.chips[0] ?? {};
    expect(understanding.choices[kind ?? 'incident'].map((choice) => choice.id)).not.toContain(id);
  },
);

describe('a correction', () => {
  test('makes the next version of the same report, and no second lead', async () => {
    const { first, correct, leads, get } = await asking();
    const robbed = first.understanding.chips.find(({ kind }) => kind === 'incident');
    const answer = await answerIn(
      await correct({
        removed: [{ kind: robbed?.kind, id: robbed?.id }],
        added: [incident('fuel-theft'), { kind: 'have', id: 'guards' }],
      }),
    );
    expect(answer.reference).toBe(first.reference);
    expect(answer.understanding).toMatchObject({ version: 2, token: first.understanding.token });
    const chips = answer.understanding.chips.map(({ kind, id }) => `${kind}:${id}`);
    expect(chips).toContain('incident:fuel-theft');
    expect(chips).toContain('have:guards');
    expect(chips).not.toContain(`incident:${robbed?.id}`);
    expect(answer.report).toMatch(/fuel theft/i);
    expect(await leads()).toHaveLength(1);
    // Each version stays readable; the link without a number has the newest.
    expect(await (await get(first.pdf ?? '')).text()).toBe(first.report);
    expect(await (await get(answer.pdf ?? '')).text()).toBe(answer.report);
    const plain = first.pdf?.replace('?version=1', '') ?? '';
    expect(await (await get(plain)).text()).toBe(answer.report);
    expect((await get(`${plain}?version=7`)).status).toBe(404);
    expect((await get(`${plain}?version=x`)).status).toBe(400);
  });

  test('that is repeated makes no further version, also after a later one', async () => {
    const { correct, store } = await asking();
    const second = await (await correct({ added: [incident('arson')] }, 'correction-1')).text();
    await correct({ added: [incident('fraud')] }, 'correction-2');
    const again = await (await correct({ added: [incident('arson')] }, 'correction-1')).text();
    expect(again).toBe(second);
    expect(await store.reports.versions('first-request')).toHaveLength(3);
  });

  test('that is sent twenty times at once makes one version', async () => {
    const { correct, store } = await asking();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await correct({ added: [incident('arson')] }, 'correction-1')).text(),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await store.reports.versions('first-request')).toHaveLength(2);
  });

  test('of what another correction changed keeps both', async () => {
    const { correct } = await asking();
    await correct({ added: [{ kind: 'have', id: 'alarm' }, incident('arson')] });
    const answer = await answerIn(
      await correct({ removed: [incident('arson')], added: [{ kind: 'missing', id: 'alarm' }] }),
    );
    const chips = answer.understanding.chips.map(({ kind, id }) => `${kind}:${id}`);
    expect(chips).toContain('missing:alarm');
    expect(chips).not.toContain('have:alarm');
    expect(chips).not.toContain('incident:arson');
  });

  test.each([
    ['a token of no report', { corrects: 'f'.repeat(32) }, {}],
    ['the token of a report whose request had another name', {}, { name: 'Somebody Else' }],
    ['the token of a report whose request had other texts', {}, { timing: 'Sunday at noon' }],
  ])('with %s is refused and changes nothing', async (_, changes, others) => {
    const { correct, store, leads } = await asking();
    const answer = await correct({ added: [incident('arson')], ...changes }, undefined, others);
    expect(answer.status).toBe(404);
    expect(await store.reports.versions('first-request')).toHaveLength(1);
    expect(await leads()).toHaveLength(1);
  });

  test('with the token of a report of another form is refused', async () => {
    const { first, post } = await asking();
    const corrects = first.understanding.token;
    const answer = await post('/api/risk-assessment', {
      ...aRiskRequest(),
      understanding: { corrects, added: [incident('arson')] },
    });
    expect(answer.status).toBe(404);
  });

  test.each([
    ['an incident of no table', incident('alien-landing')],
    ['a place as an incident', incident('roof')],
    ['a name of every object', incident('constructor')],
    ['a kind that there is not', { kind: 'premises', id: 'shop' }],
    ['more members', { ...incident('arson'), label: 'Click http://evil.example' }],
  ])('that adds %s is refused, with and without a report', async (_, change) => {
    const { ask, correct, store } = await asking();
    for (const answer of [await correct({ added: [change] }), await ask({ added: [change] })]) {
      expect(answer.status).toBe(400);
    }
    expect(await store.reports.versions('first-request')).toHaveLength(1);
  });

  test('counts against an allowance of its own, and not as a request', async () => {
    const { correct, post } = await asking({ config: { REPORTS_PER_TEN_MINUTES: 2 } });
    const ids = [
      'arson',
      'fraud',
      'threats',
      'assault',
      'trespass',
      'vandalism',
      'tailgating',
      'loitering',
    ];
    const statuses: number[] = [];
    for (const id of [...ids, 'protest', 'hijacking', 'extortion']) {
      statuses.push((await correct({ added: [incident(id)] })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await post(CHALLENGE, aChallenge())).status).toBe(200);
  });

  test('that changes nothing makes no version and counts as well, since it costs as much', async () => {
    const { first, correct, store } = await asking({ config: { REPORTS_PER_TEN_MINUTES: 2 } });
    const statuses: number[] = [];
    for (let round = 0; round < 11; round++) {
      const answer = await correct({ removed: [incident('farm-attack')] }, `correction-${round}`);
      statuses.push(answer.status);
      if (answer.ok) expect((await answerIn(answer)).report).toBe(first.report);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect(await store.reports.versions('first-request')).toHaveLength(1);
  });

  test('makes at most 20 versions of one report', async () => {
    const { correct } = await asking({ config: { REPORTS_PER_TEN_MINUTES: 0 } });
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++) {
      const list = round % 2 === 0 ? 'added' : 'removed';
      statuses.push((await correct({ [list]: [incident('arson')] }, `correction-${round}`)).status);
    }
    expect(statuses).toEqual([...Array(19).fill(200), 429]);
  });
});

const MINUTE = 60_000;

/** An API whose outbox the test looks at, and delivers from, when it likes. */
async function mailing(body: object = { understanding: {} }) {
  const store = memoryStore();
  const clock = movingClock();
  const leadRecorded = (lead: Lead) =>
    void store.outbox.enqueue(owedEntries([{ owed: mailsOwed(kindOf) }], lead, true));
  const api = await testApi({ store, clock, leadRecorded });
  const send = async (changes: object) =>
    answerIn(await api.post(CHALLENGE, { ...aChallenge(), ...body, ...changes }));
  const first = await send({});
  const corrects = first.understanding?.token;
  const [lead] = await api.leads();
  if (!lead) throw new Error('No lead was stored');
  /** What goes out now, by its purpose. */
  async function delivered(): Promise<readonly string[]> {
    const due = await store.outbox.due(clock.now().toISOString(), 100);
    for (const { id } of due) {
      const sentAt = clock.now().toISOString();
      const sent = {
        state: 'sent',
        attempts: 1,
        nextAttemptAt: sentAt,
        lastError: '',
        sentAt,
      } as const;
      await store.outbox.update(id, sent);
    }
    return due.map(({ purpose }) => purpose).sort();
  }
  const mail = async (purpose: string) =>
    composeMail(kindOf, lead, purpose, letterhead, await store.reports.get(lead.id));
  return {
    ...api,
    clock,
    mail,
    delivered,
    correct: (changes: object) => send({ understanding: { corrects, ...changes } }),
    leave: () => api.app.request(`/api/reports/${lead.token}/left`, { method: 'POST' }),
  };
}

describe('the mails of a report', () => {
  test('go out at once when its request did not ask what was understood', async () => {
    const { delivered } = await mailing({});
    expect(await delivered()).toEqual(['customer', 'staff']);
  });

  test('wait for the visitor ten minutes after the last correction, and go out once', async () => {
    const { delivered, clock, correct, mail } = await mailing();
    expect(await delivered()).toEqual(['staff']);
    clock.pass(9 * MINUTE);
    await correct({ added: [incident('arson')] });
    clock.pass(9 * MINUTE);
    await correct({ added: [incident('fraud')] });
    clock.pass(10 * MINUTE - 1);
    expect(await delivered()).toEqual([]);
    clock.pass(1);
    expect(await delivered()).toEqual(['changes-2', 'customer']);
    expect((await mail('customer')).text).toContain('arson and fraud');
    const late = await correct({ added: [incident('trespass')] });
    expect(late.understanding).toMatchObject({ mailed: true, version: 4 });
    clock.pass(10 * MINUTE);
    expect(await delivered()).toEqual(['changes-4']);
  });

  test('go out when the visitor has left, by a post without a body', async () => {
    const { delivered, correct, leave } = await mailing();
    await delivered();
    await correct({ added: [incident('arson')] });
    const answer = await leave();
    expect(answer.status).toBe(200);
    expect(await delivered()).toEqual(['changes-2', 'customer']);
    expect((await leave()).status).toBe(200);
    expect(await delivered()).toEqual([]);
  });

  test('do not go out for a post with a token of no report', async () => {
    const { delivered, app } = await mailing();
    await delivered();
    for (const token of ['f'.repeat(32), 'x', '%00']) {
      const left = await app.request(`/api/reports/${token}/left`, { method: 'POST' });
      expect(left.status).toBe(404);
    }
    expect(await delivered()).toEqual([]);
  });

  test('tell the staff at once of danger to life that was added', async () => {
    const { delivered, correct, mail } = await mailing();
    await delivered();
    await correct({ added: [incident('hostage')] });
    expect(await delivered()).toEqual(['changes-2']);
    expect((await mail('changes-2')).subject).toMatch(/^DANGER TO LIFE: Corrected: /);
  });

  test('tell the staff that danger to life was read and taken back', async () => {
    const { delivered, correct, mail } = await mailing();
    await delivered();
    const answer = await correct({
      removed: [incident('cash-up-robbery'), incident('armed-robbery')],
    });
    expect(answer.report).not.toMatch(/armed robbery/i);
    const { text, subject } = await mail('changes-2');
    expect(subject).toContain('Corrected: Security assessment SEC-');
    expect(text).toMatch(
      /Danger to life, read in the text and taken back by the visitor: What happened: /,
    );
  });
});
