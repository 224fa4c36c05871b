import { PlanQuote, quotePlan } from '@app/contracts/plan-quote';
import { outlineTexts, type SiteOutline } from '@app/contracts/site-outline';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { planRequests } from '../../testing/example-plans.ts';
import { readSample } from '../../testing/plan-lists.ts';
import { testApi } from '../../testing/test-api.ts';

const { path } = quotePlan;
const home = planRequests.get('home-with-dogs');
const products = await readSample();

const outline: SiteOutline = {
  boundary: [
    { x: 0, y: 0 },
    { x: 22, y: 0 },
    { x: 22, y: 18 },
    { x: 0, y: 18 },
  ],
  street: 2,
  gates: [
    { kind: 'vehicle-gate', at: { x: 14, y: 18 }, width: 4 },
    { kind: 'pedestrian-gate', at: { x: 6, y: 18 }, width: 1.2 },
  ],
  buildings: [
    {
      corners: [
        { x: 4, y: 4 },
        { x: 16, y: 4 },
        { x: 16, y: 8 },
        { x: 11, y: 8 },
        { x: 11, y: 13 },
        { x: 4, y: 13 },
      ],
      storeys: 1,
      openings: [
        { kind: 'door', at: { x: 7, y: 13 }, width: 1 },
        { kind: 'door', at: { x: 8, y: 4 }, width: 1 },
      ],
    },
  ],
  solids: [],
};

async function quoting() {
  const api = await testApi({ products });
  const quote = (changes: object = {}) => api.post(path, { ...home, outline, ...changes });
  return { ...api, quote };
}

test('a quote has the total and the drawing of the plan that is saved with the same outline', async () => {
  const { quote, post, get, leads } = await quoting();
  const quoted = await (await quote()).json();
  expect(v.is(PlanQuote, quoted)).toBe(true);
  expect(await leads()).toEqual([]);
  const { token } = await (await post('/api/plans', { ...home, outline })).json();
  const saved = await (await get(`/api/plans/${token}`)).json();
  expect(quoted.totals).toEqual(saved.plan.totals);
  expect(quoted.layout).toEqual(saved.plan.layout);
  expect(saved.outline).toEqual(outline);
});

test('a longer boundary costs more', async () => {
  const { quote } = await quoting();
  const wide = (metres: number) => ({
    ...outline,
    boundary: outline.boundary?.map(({ x, y }) => ({ x: x === 22 ? metres : x, y })),
  });
  const [near, far] = await Promise.all(
    [22, 60].map(async (metres) => (await (await quote({ outline: wide(metres) })).json()).totals),
  );
  expect(far.total).toBeGreaterThan(near.total);
});

test.each([
  [
    'a door off its wall',
    {
      buildings: [
        { ...outline.buildings[0], openings: [{ kind: 'door', at: { x: 7, y: 12 }, width: 1 }] },
      ],
    },
    { 'outline.buildings.0.openings.0': outlineTexts.doorOffWall },
  ],
  [
    'a gate wider than its side',
    { gates: [{ kind: 'vehicle-gate', at: { x: 22, y: 9 }, width: 19 }] },
    { 'outline.gates.0': outlineTexts.gateTooWide },
  ],
])('%s is refused at its place', async (_, changes, fields) => {
  const { quote } = await quoting();
  const answer = await quote({ outline: { ...outline, ...changes } });
  expect(answer.status).toBe(400);
  expect((await answer.json()).fields).toEqual(fields);
});

test('a quote without an outline is refused', async () => {
  const { quote } = await quoting();
  const answer = await quote({ outline: undefined });
  expect((await answer.json()).fields).toEqual({ outline: 'Please send the outline of the site' });
});

test('quotes past their limit are refused, and take nothing from plans', async () => {
  const { quote, post } = await quoting();
  // Answers that are refused count as well, and cost no plan.
  for (let change = 0; change < 300; change++) await quote({ responses: {} });
  expect((await quote()).status).toBe(429);
  expect((await post('/api/proposal', home ?? {})).status).toBe(200);
});
