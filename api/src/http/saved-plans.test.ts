import { failureBody } from '@app/contracts/failure';
import { formatRand } from '@app/contracts/money';
import { PlanDifference, SavedPlan } from '@app/contracts/saved-plan';
import { failed } from '@app/result';
import { outlineOf } from '@app/site-plan/outline-of';
import { setLength } from '@app/site-plan/outline-shapes';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aProduct, importProducts } from '../../testing/builders.ts';
import { planRequests } from '../../testing/example-plans.ts';
import { memoryCatalogue } from '../../testing/memory-catalogue.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { readSample } from '../../testing/plan-lists.ts';
import { type TestApi, type TestApiOptions, testApi } from '../../testing/test-api.ts';
import { StoreDown } from '../domain/store-down.ts';

const PATH = '/api/plans';
const MISSING = failureBody('not_found', 'This plan does not exist or was deleted');

const home = planRequests.get('home-with-dogs');
if (!home) throw new Error('The example of a home is gone');
const products = await readSample();

/** The same home with more or fewer outer doors. */
const withDoors = (doors: string) => ({
  ...home,
  responses: { ...home.responses, outer_doors: doors },
});

const sampleApi = (options: TestApiOptions = {}) => testApi({ products, ...options });

async function save(api: TestApi, body: object, key?: string) {
  const answer = await api.post(PATH, body, key === undefined ? {} : { 'Idempotency-Key': key });
  return { answer, body: await answer.json() };
}

const read = async (api: TestApi, token: string, query = '') =>
  v.parse(SavedPlan, await (await api.get(`${PATH}/${token}${query}`)).json());

const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

describe('a plan that is saved', () => {
  test('is shown by its link as the generator shows it, with its answers, and nothing may keep it', async () => {
    const api = await sampleApi();
    const saved = await save(api, home);
    expect(saved.answer.status).toBe(200);
    const { token } = saved.body;
    expect(saved.body).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      revision: 1,
      path: `/proposal?plan=${token}`,
    });
    const answer = await api.get(`${PATH}/${token}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject(privately);
    const shown = await answer.json();
    const generated = await (await api.post('/api/proposal', home)).json();
    expect(shown).toEqual({
      plan: generated,
      establishmentType: home.establishmentType,
      responses: home.responses,
      moved: { devices: {}, walls: {} },
      revision: 1,
      revisions: [
        { revision: 1, createdAt: '2025-06-02T10:30:00.000Z', total: generated.totals.total },
      ],
      priceListChanged: false,
    });
  });

  test('is made from the answers: a plan that is sent along counts for nothing', async () => {
    const api = await sampleApi();
    const { body } = await save(api, { ...home, plan: { bom: [] }, totals: { total: 1 } });
    const { plan } = await read(api, body.token);
    expect(plan.bom.length).toBeGreaterThan(0);
    expect(plan.totals.total).toBeGreaterThan(100);
  });

  test('keeps what was moved of its drawing, and nothing that the drawing does not have', async () => {
    const api = await sampleApi();
    const { plan } = await read(api, (await save(api, home)).body.token);
    const device = plan.layout.devices[0]?.id ?? '';
    const moved = { devices: { [device]: { at: { x: 1.5, y: 2 }, direction: 90 } } };
    const { body } = await save(api, {
      ...home,
      moved: {
        devices: { ...moved.devices, 'camera-of-nobody': { at: { x: 1, y: 1 } } },
        walls: { constructor: { from: { x: 0, y: 0 }, to: { x: 1, y: 1 } } },
      },
    });
    expect((await read(api, body.token)).moved).toEqual({ ...moved, walls: {} });
  });

  test.each([
    ['a place that is no number', { devices: { a: { at: { x: 'east', y: 0 } } } }],
    ['a place beyond every site', { devices: { a: { at: { x: 1e9, y: 0 } } } }],
    ['a wall without an end', { walls: { a: { from: { x: 0, y: 0 } } } }],
    [
      'more walls than anybody moves',
      {
        walls: Object.fromEntries(
          Array.from({ length: 501 }, (_, index) => [
            `wall-${index}`,
            { from: { x: 0, y: 0 }, to: { x: 1, y: 1 } },
          ]),
        ),
      },
    ],
  ])('with %s moved is refused', async (_, moved) => {
    const { answer, body } = await save(await sampleApi(), { ...home, moved });
    expect(answer.status).toBe(400);
    expect(Object.keys(body.fields)[0]).toMatch(/^moved/);
  });

  test('with answers that make no plan is refused in the words of the generator, and not counted', async () => {
    const api = await sampleApi({ config: { SAVED_PLANS_PER_TEN_MINUTES: 1 } });
    const responses = { ...home.responses, rooms: 'many' };
    const refused = await save(api, { ...home, responses });
    const generated = await api.post('/api/proposal', { ...home, responses });
    expect([refused.answer.status, refused.body]).toEqual([400, await generated.json()]);
    expect((await save(api, home)).answer.status).toBe(200);
  });

  test('without a price list is saved, to be quoted', async () => {
    const api = await testApi({ products: [] });
    const { plan, priceListChanged } = await read(api, (await save(api, home)).body.token);
    expect([plan.totals.total, priceListChanged]).toEqual([0, false]);
  });

  test('stays as it was when the price list changes, and says so', async () => {
    const api = await sampleApi();
    const { body } = await save(api, home);
    const before = await read(api, body.token);
    const dearer = products.map((product) => ({ ...product, price: product.price + 100 }));
    const version = await importProducts(api.store.priceLists, dearer, '2025-06-03T06:00:00.000Z');
    const later = await sampleApi({
      store: api.store,
      products: [aProduct()],
      catalogue: memoryCatalogue(dearer, version),
    });
    const after = await read(later, body.token);
    expect(after).toEqual({ ...before, priceListChanged: true });
    const anew = await save(later, { ...home, revisionOf: body.token });
    expect(anew.body).toMatchObject({ token: body.token, revision: 2 });
    const priced = await read(later, body.token);
    expect(priced.priceListChanged).toBe(false);
    expect(priced.plan.totals.total).toBeGreaterThan(before.plan.totals.total);
  });
});

describe('revisions', () => {
  test('of a plan are kept beside each other; the newest is shown unless one is named', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, withDoors('1'))).body;
    const second = await save(api, { ...withDoors('4'), revisionOf: token });
    expect(second.body).toEqual({ token, revision: 2, path: `/proposal?plan=${token}` });
    const [newest, first] = [await read(api, token), await read(api, token, '?revision=1')];
    expect([newest.revision, newest.responses.outer_doors]).toEqual([2, '4']);
    expect([first.revision, first.responses.outer_doors]).toEqual([1, '1']);
    expect(newest.revisions).toEqual(first.revisions);
    expect(newest.revisions.map(({ revision, total }) => [revision, total])).toEqual([
      [1, first.plan.totals.total],
      [2, newest.plan.totals.total],
    ]);
  });

  test('that change nothing are not made', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, home)).body;
    const again = await save(api, { ...home, revisionOf: token });
    expect(again.body).toEqual({ token, revision: 1, path: `/proposal?plan=${token}` });
    expect((await read(api, token)).revisions).toHaveLength(1);
  });

  test('that are saved at the same moment get numbers of their own', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, withDoors('1'))).body;
    const saved = await Promise.all(
      ['2', '3', '4', '5'].map((doors) => save(api, { ...withDoors(doors), revisionOf: token })),
    );
    expect(saved.map(({ body }) => body.revision).toSorted()).toEqual([2, 3, 4, 5]);
    const doors = saved.map(({ body }) =>
      read(api, token, `?revision=${body.revision}`).then(({ responses }) => responses.outer_doors),
    );
    expect(await Promise.all(doors)).toEqual(['2', '3', '4', '5']);
  });

  test('end at the twentieth, say what to do, and go on when old ones have been deleted', async () => {
    const clock = movingClock();
    const api = await sampleApi({ clock, config: { SAVED_PLANS_PER_TEN_MINUTES: 0 } });
    const { token } = (await save(api, withDoors('1'))).body;
    for (let revision = 2; revision <= 20; revision++) {
      clock.pass(1000);
      const doors = revision % 2 === 0 ? '2' : '1';
      const { body } = await save(api, { ...withDoors(doors), revisionOf: token });
      expect(body.revision).toBe(revision);
    }
    const last = await read(api, token);
    expect(last.revision).toBe(20);
    const refused = await save(api, { ...withDoors('9'), revisionOf: token });
    expect(refused.answer.status).toBe(400);
    expect(refused.body.fields).toEqual({
      revisionOf: 'A plan keeps at most 20 revisions. Please save this one as a new plan',
    });
    const same = await save(api, { ...withDoors('2'), revisionOf: token });
    expect(same.body).toMatchObject({ revision: 20 });

    const newest = (await api.store.plans.list(token)).at(-1);
    await api.store.plans.purgeBefore(newest?.createdAt ?? 'none');
    const next = await save(api, { ...withDoors('9'), revisionOf: token });
    expect(next.body).toMatchObject({ revision: 21 });
    expect(await read(api, token, '?revision=21')).toMatchObject({ revision: 21 });
  });

  test('of an unknown plan are refused', async () => {
    const { answer, body } = await save(await sampleApi(), { ...home, revisionOf: 'a'.repeat(22) });
    expect([answer.status, body]).toEqual([404, MISSING]);
  });
});

describe('a repeat of a save', () => {
  test('with the same key gets the same link, also as another revision and past the allowance', async () => {
    const api = await sampleApi({ config: { SAVED_PLANS_PER_TEN_MINUTES: 2 } });
    const first = await save(api, withDoors('1'), 'plan-key-1');
    expect(await save(api, withDoors('1'), 'plan-key-1')).toMatchObject({ body: first.body });
    const { token } = first.body;
    const next = { ...withDoors('2'), revisionOf: token };
    const second = await save(api, next, 'plan-key-2');
    expect(second.body.revision).toBe(2);
    expect((await save(api, next, 'plan-key-2')).body).toEqual(second.body);
    expect((await read(api, token)).revisions).toHaveLength(2);
  });

  test('several at once save one plan', async () => {
    const api = await sampleApi();
    const saved = await Promise.all(
      Array.from({ length: 5 }, () => save(api, home, 'plan-key-1').then(({ body }) => body)),
    );
    expect(new Set(saved.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await read(api, saved[0].token)).revisions).toHaveLength(1);
  });

  test('with the same key and other answers is refused, so a key tells nobody a link', async () => {
    const api = await sampleApi();
    await save(api, withDoors('1'), 'plan-key-1');
    const { answer, body } = await save(api, withDoors('2'), 'plan-key-1');
    expect([answer.status, body.code]).toEqual([409, 'idempotency_conflict']);
    expect(body).not.toHaveProperty('token');
  });
});

describe('the allowance', () => {
  test('of an address ends with 429 and the time to wait; a plan that changes nothing is not counted', async () => {
    const api = await sampleApi({ config: { SAVED_PLANS_PER_TEN_MINUTES: 2 } });
    const { token } = (await save(api, withDoors('1'))).body;
    await save(api, { ...withDoors('1'), revisionOf: token });
    expect((await save(api, withDoors('2'))).answer.status).toBe(200);
    const { answer, body } = await save(api, withDoors('3'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
    expect(body.message).toBe('Too many plans were saved. Please try again in 10 minutes.');
  });

  test('of all addresses together ends in the same way', async () => {
    const api = await sampleApi({
      config: { SAVED_PLANS_PER_HOUR_IN_TOTAL: 1, TRUST_PROXY: 1 },
    });
    const from = (address: string, doors: string) =>
      api.post(PATH, withDoors(doors), { 'X-Forwarded-For': address });
    expect((await from('198.51.100.7', '1')).status).toBe(200);
    expect((await from('203.0.113.9', '2')).status).toBe(429);
  });
});

describe('an unknown link', () => {
  test.each([
    ['that nobody has', 'a'.repeat(22)],
    ['that is malformed', "';drop"],
    ['that is too long', 'a'.repeat(4000)],
  ])('%s says that the plan does not exist or was deleted', async (_, token) => {
    const api = await sampleApi();
    for (const rest of ['', '/changes?from=1&to=2', '/csv', '/pdf', '/svg']) {
      const answer = await api.get(`${PATH}/${encodeURIComponent(token)}${rest}`);
      expect([answer.status, await answer.json()]).toEqual([404, MISSING]);
    }
  });

  test('to a revision that is not there says the same, and what is no number is refused', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, home)).body;
    expect((await api.get(`${PATH}/${token}?revision=2`)).status).toBe(404);
    for (const query of ['?revision=0', '?revision=one', '?revision=-1']) {
      expect((await api.get(`${PATH}/${token}${query}`)).status).toBe(400);
    }
  });

  test('is what is left of a plan after a purge', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, home)).body;
    await api.store.plans.purgeBefore('2025-07-01T00:00:00.000Z');
    const answer = await api.get(`${PATH}/${token}`);
    expect([answer.status, await answer.json()]).toEqual([404, MISSING]);
  });
});

test('no token of a plan is in the log', async () => {
  const api = await sampleApi();
  const { token } = (await save(api, home)).body;
  await api.get(`${PATH}/${token}/csv?revision=1`);
  expect(JSON.stringify(api.log)).toContain('/api/plans/:token/csv');
  expect(JSON.stringify(api.log)).not.toContain(token);
});

describe('the changes between two revisions', () => {
  test('name the answer that changed, and lines whose rand add up to the difference of the totals', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, withDoors('1'))).body;
    await save(api, { ...withDoors('4'), revisionOf: token });
    const answer = await api.get(`${PATH}/${token}/changes?from=1&to=2`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject(privately);
    const changes = v.parse(PlanDifference, await answer.json());
    expect(changes.answers).toEqual([
      { question: 'outer_doors', text: expect.stringContaining('door'), before: '1', after: '4' },
    ]);
    const [first, second] = [await read(api, token, '?revision=1'), await read(api, token)];
    const { before, after, difference } = changes.totals;
    expect([before, after]).toEqual([first.plan.totals.total, second.plan.totals.total]);
    expect(difference).toBe(after - before);
    expect(difference).toBeGreaterThan(0);
    expect(changes.lines.reduce((sum, line) => sum + line.difference, 0)).toBe(difference);
    const back = v.parse(
      PlanDifference,
      await (await api.get(`${PATH}/${token}/changes?from=2&to=1`)).json(),
    );
    expect(back.totals.difference).toBe(-difference);
  });

  test('show the site before and after, where the visitor has drawn it or answered otherwise', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, home)).body;
    const { plan } = await read(api, token);
    const outline = setLength(outlineOf(plan.layout), 'boundary', 0, 40);
    await save(api, { ...home, outline, revisionOf: token });
    const changes = async (query: string) =>
      v.parse(PlanDifference, await (await api.get(`${PATH}/${token}/changes${query}`)).json());
    const { outlines } = await changes('?from=1&to=2');
    expect(outlines).toEqual({ before: outlineOf(plan.layout), after: outline });
    expect((await changes('?from=2&to=2')).outlines).toBeUndefined();
  });

  test('of a revision to itself are none', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, home)).body;
    const changes = await (await api.get(`${PATH}/${token}/changes?from=1&to=1`)).json();
    expect(changes).toMatchObject({ lines: [], answers: [], totals: { difference: 0 } });
  });

  test.each(['', '?from=1', '?from=1&to=x'])('asked for with "%s" are refused', async (query) => {
    const api = await sampleApi();
    const { token } = (await save(api, home)).body;
    expect((await api.get(`${PATH}/${token}/changes${query}`)).status).toBe(400);
  });
});

test('the bill of materials is downloaded as CSV with the totals of the plan', async () => {
  const api = await sampleApi();
  const { token } = (await save(api, home)).body;
  const { plan } = await read(api, token);
  const file = await api.get(`${PATH}/${token}/csv`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    ...privately,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="security-plan-revision-1.csv"',
  });
  const lines = new TextDecoder().decode(await file.arrayBuffer()).split('\r\n');
  expect(lines).toHaveLength(plan.bom.length + 5);
  expect(lines.at(-2)).toBe(`,,,Total,,,${(plan.totals.total / 100).toFixed(2)},`);
});

test('the drawing of a saved plan is an SVG file, also of a plan that was not drawn', async () => {
  const api = await sampleApi();
  const { token } = (await save(api, home)).body;
  const file = await api.get(`${PATH}/${token}/svg`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    ...privately,
    'content-type': 'image/svg+xml',
    'content-disposition': 'attachment; filename="security-plan-drawing-revision-1.svg"',
  });
  expect(await file.text()).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
});

test('while the store is down a save is refused with the time to wait, and nothing is lost by trying again', async () => {
  // One that is not stored must not count: the second try would be refused.
  const api = await sampleApi({ config: { SAVED_PLANS_PER_TEN_MINUTES: 1 } });
  const { store } = api;
  const insert = store.plans.insert;
  const down = { down: true };
  Object.assign(store.plans, {
    insert: (...revision: Parameters<typeof insert>) =>
      down.down ? Promise.reject(new StoreDown('full', 'The disk is full')) : insert(...revision),
  });
  const refused = await save(api, home, 'plan-key-1');
  expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([503, '5']);
  down.down = false;
  expect((await save(api, home, 'plan-key-1')).body.revision).toBe(1);
});

describe('the PDF of a saved plan', () => {
  test('is the proposal of the revision that is asked for, and nothing may keep it', async () => {
    const api = await sampleApi();
    const { token } = (await save(api, withDoors('1'))).body;
    await save(api, { ...withDoors('4'), revisionOf: token });
    const { plan } = await read(api, token, '?revision=1');
    const file = await api.get(`${PATH}/${token}/pdf?revision=1`);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      ...privately,
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="security-plan-revision-1.pdf"',
    });
    const [cover] = await file.json();
    expect(cover).toMatchObject({
      kind: 'cover',
      subtitle: 'Proposal: Residential Home',
      total: { value: formatRand(plan.totals.total) },
    });
    expect(JSON.stringify(cover)).not.toContain('Prepared for');
    expect((await api.get(`${PATH}/${'a'.repeat(22)}/pdf`)).status).toBe(404);
  });

  test('that cannot be made now can be asked for again, and that is logged', async () => {
    const api = await sampleApi({ paper: { make: async () => failed({ kind: 'busy' }) } });
    const { token } = (await save(api, home)).body;
    const answer = await api.get(`${PATH}/${token}/pdf`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(api.log).toContainEqual(
      expect.objectContaining({ kind: 'busy', msg: 'a plan has no PDF to download' }),
    );
  });
});
