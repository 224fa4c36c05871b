import { failureBody } from '@app/contracts/failure';
import { describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { aChallenge, aHomeRequest, aRiskRequest } from '../../testing/report-requests.ts';
import { type TestApiOptions, testApi } from '../../testing/test-api.ts';
import type { Reword } from '../domain/rewording/reword.ts';
import type { Store } from '../domain/store.ts';
import { StoreDown } from '../domain/store-down.ts';

const CHALLENGE = '/api/security-assessment';
const RISK = '/api/risk-assessment';
const HOME = '/api/secure-home';
const KEY = { 'Idempotency-Key': 'report-key-1' };

interface Answer {
  readonly reference: string;
  readonly report: string;
  readonly source: string;
}
const bodyOf = async (answer: Response) => (await answer.json()) as Answer;

/** A model that answers when the test says so. */
function slowModel() {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let calls = 0;
  const reword: Reword = async (report) => {
    calls += 1;
    const title = `Answer ${calls}`;
    asked.resolve();
    await answered.promise;
    return { report: { ...report, title }, source: 'model' };
  };
  return { reword, asked: asked.promise, answer: answered.resolve, calls: () => calls };
}

/** An API whose store is another handle on the same data, as in another process. */
const twoApis = async (options: TestApiOptions = {}) => {
  const store = memoryStore();
  return [await testApi({ store, ...options }), await testApi({ store, ...options })] as const;
};

describe.each([
  ['a security challenge', CHALLENGE, aChallenge(), 'SEC'],
  ['a risk assessment', RISK, aRiskRequest(), 'RSK'],
])('%s', (_, path, body, prefix) => {
  test('is stored and answered with a report that has its reference', async () => {
    const { post, leads, store } = await testApi();
    const answer = await post(path, body, { Referer: 'http://localhost/form?x=1' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { reference, report, source } = await bodyOf(answer);
    expect(reference).toMatch(new RegExp(`^${prefix}-`));
    expect(report).toContain(reference);
    expect(source).toBe('rules');
    const [lead] = await leads();
    expect(lead).toMatchObject({
      reference,
      sourcePath: '/form',
      payload: { ...body, version: 1 },
    });
    expect(await store.reports.get(lead?.id ?? '')).toMatchObject({
      markdown: report,
      source,
      receivedAt: lead?.receivedAt,
    });
  });

  test('that is repeated gets the same report, and there is one lead', async () => {
    const { post, leads } = await testApi();
    const first = await (await post(path, body, KEY)).text();
    expect(await (await post(path, body, KEY)).text()).toBe(first);
    expect(await leads()).toHaveLength(1);
  });

  test('that is sent twenty times at once gets one report', async () => {
    const { post, leads } = await testApi();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await post(path, body, KEY)).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await leads()).toHaveLength(1);
  });

  test('under a key of another request is a conflict', async () => {
    const { post } = await testApi();
    await post(path, body, KEY);
    expect((await post(path, { ...body, name: 'Somebody Else' }, KEY)).status).toBe(409);
    expect((await post(HOME, aHomeRequest(), KEY)).status).toBe(409);
  });
});

describe('a home assessment', () => {
  test('is answered with its reference at once, while a model words the report', async () => {
    const model = slowModel();
    const leadRecorded = vi.fn();
    const { post, leads, store } = await testApi({ reword: model.reword, leadRecorded });
    const answer = await post(HOME, aHomeRequest());
    expect(await answer.json()).toEqual({
      success: true,
      reference: expect.stringMatching(/^HOM-/),
    });
    const [lead] = await leads();
    await model.asked;
    expect(leadRecorded).not.toHaveBeenCalled();
    model.answer();
    await expect
      .poll(() => leadRecorded.mock.calls)
      .toEqual([[lead, expect.stringMatching(/^[0-9a-f]{32}$/)]]);
    expect(await store.reports.get(lead?.id ?? '')).toMatchObject({ source: 'model' });
  });
});

describe('a report', () => {
  test('is begun only when the lead is stored', async () => {
    const store = memoryStore();
    const down = async () => {
      throw new StoreDown('full', 'The disk is full');
    };
    const { post } = await testApi({
      store: { ...store, leads: { ...store.leads, insert: down } },
    });
    expect((await post(CHALLENGE, aChallenge(), KEY)).status).toBe(503);
    expect(await store.reports.get('report-key-1')).toBeUndefined();
  });

  test('that cannot be stored leaves its lead, and the repeat makes it', async () => {
    const store = memoryStore();
    let isFull = true;
    const insert: Store['reports']['insert'] = async (report) => {
      if (isFull) throw new StoreDown('full', 'The disk is full');
      return store.reports.insert(report);
    };
    const { post, leads } = await testApi({
      store: { ...store, reports: { ...store.reports, insert } },
    });
    const refused = await post(CHALLENGE, aChallenge(), KEY);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('We may not have received what you sent');
    expect(await leads()).toHaveLength(1);
    isFull = false;
    expect((await post(CHALLENGE, aChallenge(), KEY)).status).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  test('that a model words is stored with its record, and the answer says so', async () => {
    const wording = {
      model: 'test-model',
      promptVersion: '1',
      schemaHash: 'f'.repeat(64),
      outcome: 'worded',
      refused: { causes: 'word' },
    };
    const seen: unknown[] = [];
    const { post, store } = await testApi({
      reword: async (report, visitor) => {
        seen.push(visitor);
        return { report: { ...report, title: 'In better words' }, source: 'model', wording };
      },
    });
    const { report, source } = await bodyOf(await post(CHALLENGE, aChallenge(), KEY));
    expect(source).toBe('model');
    expect(report).toContain('In better words');
    expect(await store.reports.get('report-key-1')).toMatchObject({ source: 'model', wording });
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toMatch(/Thandi|example\.com|0100/);
  });

  test('has the words of the rules when the model has a fault', async () => {
    const { post, log } = await testApi({
      reword: async () => {
        throw new Error('broken');
      },
    });
    expect(await bodyOf(await post(CHALLENGE, aChallenge()))).toMatchObject({ source: 'rules' });
    expect(log).toContainEqual(expect.objectContaining({ msg: 'a report could not be reworded' }));
  });

  test('is waited for by a second request with the same key, and no model is asked again', async () => {
    const model = slowModel();
    const { post } = await testApi({ reword: model.reword });
    const first = post(CHALLENGE, aChallenge(), KEY);
    await model.asked;
    const second = post(CHALLENGE, aChallenge(), KEY);
    model.answer();
    const [one, two] = await Promise.all([first, second]);
    expect(await two.text()).toBe(await one.text());
    expect(model.calls()).toBe(1);
  });

  test('is the same for both when two processes make it at once', async () => {
    const model = slowModel();
    const [here, there] = await twoApis({ reword: model.reword });
    const first = here.post(CHALLENGE, aChallenge(), KEY);
    await model.asked;
    const second = there.post(CHALLENGE, aChallenge(), KEY);
    await expect.poll(model.calls).toBe(2);
    model.answer();
    const [one, two] = await Promise.all([first, second]);
    expect(await two.text()).toBe(await one.text());
  });

  test('of a suspect is on the screen, in the words of the rules', async () => {
    const model = slowModel();
    const { post, leads } = await testApi({ reword: model.reword });
    const answer = await post(CHALLENGE, { ...aChallenge(), website: 'https://spam.example' });
    expect(await bodyOf(answer)).toMatchObject({ source: 'rules', report: expect.any(String) });
    expect(model.calls()).toBe(0);
    expect(await leads()).toMatchObject([{ suspect: true }]);
  });
});

describe('past the allowance for reports', () => {
  const limited = (config: NonNullable<TestApiOptions['config']>, options: TestApiOptions = {}) =>
    testApi({ ...options, config });
  const message = { name: 'Thandi', email: 't@example.com', message: 'Please call me back.' };
  const headers = (index: number) => ({ 'Idempotency-Key': `report-key-${index}` });

  test('a request is kept, and the answer says to wait or call, with the reference', async () => {
    const model = slowModel();
    model.answer();
    const leadRecorded = vi.fn();
    const { post, leads, store } = await limited(
      { REPORTS_PER_TEN_MINUTES: 2 },
      { reword: model.reword, leadRecorded },
    );
    for (const index of [1, 2]) await post(CHALLENGE, aChallenge(), headers(index));
    const refused = await post(RISK, aRiskRequest(), headers(3));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    const lead = (await leads()).find(({ id }) => id === 'report-key-3');
    expect(await refused.json()).toEqual(
      failureBody(
        'too_many_requests',
        `We have your details. Too many reports were requested in a short time, so we cannot show yours now. We will e-mail it to you. If it is urgent, call +27 31 555 0199 and give the reference ${lead?.reference}.`,
      ),
    );
    expect(await store.reports.get('report-key-3')).toMatchObject({ source: 'rules' });
    expect(model.calls()).toBe(2);
    expect(leadRecorded.mock.calls.flat()).toContainEqual(lead);
  });

  test('sixty requests of one address are all kept, and the first ten are answered with reports', async () => {
    const { post, leads } = await limited({});
    const answers = [];
    for (let index = 0; index < 60; index++) {
      answers.push(await post(CHALLENGE, aChallenge(), headers(100 + index)));
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(10).fill(200),
      ...Array<number>(50).fill(429),
    ]);
    const kept = new Map((await leads()).map(({ id, reference }) => [id, reference]));
    expect(kept.size).toBe(60);
    for (const [index, refused] of [...answers.entries()].slice(10)) {
      expect(refused.headers.get('retry-after')).toBe('600');
      expect(await refused.text()).toContain(kept.get(`report-key-${100 + index}`));
    }
  });

  test('requests that are kept end at ten times the limit of other leads, and take none of it', async () => {
    const { post, leads } = await limited({ LEADS_PER_TEN_MINUTES: 1 });
    for (let index = 0; index < 10; index++) await post(HOME, aHomeRequest());
    const refused = await post(HOME, aHomeRequest());
    expect(refused.status).toBe(429);
    expect(await refused.text()).not.toContain('We have your details');
    expect(await leads()).toHaveLength(10);
    expect((await post('/api/contact', message)).status).toBe(200);
  });

  test('a home assessment is kept too, and a suspect is promised no mail', async () => {
    const { post, leads } = await limited({ REPORTS_PER_TEN_MINUTES: 1 });
    await post(HOME, aHomeRequest());
    const refused = await post(HOME, { ...aHomeRequest(), elapsedMs: 5 });
    expect(refused.status).toBe(429);
    expect(await refused.text()).not.toContain('mail it');
    expect(await leads()).toHaveLength(2);
  });

  test('all addresses together are counted where a model is asked, and past that the rules answer', async () => {
    const model = slowModel();
    model.answer();
    const { post } = await limited(
      { MODEL_REQUESTS_PER_HOUR: 2, TRUST_PROXY: 1 },
      { reword: model.reword },
    );
    const sources = [];
    for (const index of [1, 2, 3]) {
      const from = { 'X-Forwarded-For': `196.${index}.1.1` };
      sources.push((await bodyOf(await post(CHALLENGE, aChallenge(), from))).source);
    }
    expect(sources).toEqual(['model', 'model', 'rules']);
  });

  test('addresses of one IPv6 /56 count as one', async () => {
    const { post } = await limited({ REPORTS_PER_TEN_MINUTES: 1, TRUST_PROXY: 1 });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    expect((await post(HOME, aHomeRequest(), from('2001:db8:1:2::1'))).status).toBe(200);
    expect((await post(HOME, aHomeRequest(), from('2001:db8:1:3:a::9'))).status).toBe(429);
    expect((await post(HOME, aHomeRequest(), from('2001:db8:1:102::1'))).status).toBe(200);
  });

  test('a repeat is not counted and gets its report', async () => {
    const { post } = await limited({ REPORTS_PER_TEN_MINUTES: 1 });
    for (let visit = 0; visit < 3; visit++) {
      expect((await post(CHALLENGE, aChallenge(), KEY)).status).toBe(200);
    }
  });

  test('somebody who may be in danger gets the report at once', async () => {
    const model = slowModel();
    const { post } = await limited({ REPORTS_PER_TEN_MINUTES: 1 }, { reword: model.reword });
    const urgent = aChallenge({
      securityIssue: 'Help, they are breaking in right now, men are inside the shop with guns',
      timing: 'Right now, it is happening now',
    });
    for (let visit = 0; visit < 3; visit++) {
      expect((await post(CHALLENGE, urgent)).status).toBe(200);
    }
    expect(model.calls()).toBe(0);
  });

  test('orders and messages are not counted', async () => {
    const { post } = await limited({ REPORTS_PER_TEN_MINUTES: 1 });
    await post(HOME, aHomeRequest());
    expect((await post('/api/contact', message)).status).toBe(200);
  });
});

test('a request whose report cannot be made is kept, and the answer gives the reference', async () => {
  const leadRecorded = vi.fn();
  const { post, leads, log } = await testApi({
    leadRecorded,
    costs: () => Promise.reject(new Error('no price list can be read')),
  });
  const answer = await post(CHALLENGE, aChallenge());
  expect(answer.status).toBe(500);
  const [lead] = await leads();
  expect(await answer.json()).toEqual(
    failureBody(
      'internal',
      `We have your details, but we could not make the report. Please call +27 31 555 0199 and give the reference ${lead?.reference}.`,
    ),
  );
  expect(leadRecorded.mock.calls).toEqual([[lead, expect.stringMatching(/^[0-9a-f]{32}$/)]]);
  expect(log).toContainEqual(expect.objectContaining({ msg: 'a report could not be made' }));
});
