import { SoundOutline } from '@app/contracts/outline-faults';
import { edgesOf } from '@app/contracts/polygon';
import type { EstablishmentType } from '@app/contracts/proposal';
import type { SiteOutline } from '@app/contracts/site-outline';
import { outlineOf } from '@app/site-plan/outline-of';
import { withRooms } from '@app/site-plan/outline-rooms';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { examplePlans, planRequests } from '../../../testing/example-plans.ts';
import { aMarket } from '../../../testing/plan-builders.ts';
import { readAnswers } from './answers/read-answers.ts';
import { makePlan } from './make-plan.ts';

const market = await aMarket();
const examples = await examplePlans();

test('each example plan can be drawn on: the outline of its drawing has no fault', async () => {
  for (const { name, plan } of examples) {
    const { issues } = v.safeParse(SoundOutline, outlineOf(plan.layout));
    expect(
      issues?.map(({ message }) => message),
      name,
    ).toBeUndefined();
  }
});

test('a drawing that nobody has changed keeps the floor area, buildings and storeys of the answers', async () => {
  for (const { name, plan } of examples) {
    const { establishmentType, responses } = planRequests.get(name) ?? {};
    const read = (outline?: SiteOutline) => {
      const site = readAnswers(establishmentType as EstablishmentType, responses ?? {}, outline);
      if (!site.ok) throw new Error(name);
      return site.value;
    };
    const [answered, drawn] = [read(), read(outlineOf(plan.layout))];
    expect(drawn.storeys, name).toBe(answered.storeys);
    expect(drawn.buildings, name).toBe(answered.buildings);
    expect(drawn.floorArea / answered.floorArea, name).toBeCloseTo(1, 1);
  }
});

test('glass-break detectors go to the windows that are drawn, and as many more to rooms as there are too few', async () => {
  const { establishmentType, responses } = planRequests.get('home-with-dogs') ?? {};
  const [example] = examples.filter(({ name }) => name === 'home-with-dogs');
  if (!example) throw new Error('There is no such example');
  const outline = outlineOf(example.plan.layout);
  const labelsWith = async (windows: number) => {
    const [house] = outline.buildings;
    const side = edgesOf(house?.corners ?? [])[3];
    if (!house || !side) throw new Error('A plan has a building');
    const own = Array.from({ length: windows }, (_, index) => ({
      kind: 'window' as const,
      at: { x: side.from.x, y: side.from.y + ((side.to.y - side.from.y) * (index + 1)) / 9 },
      width: 0.5,
    }));
    const drawn = { ...outline, buildings: [{ ...house, openings: [...house.openings, ...own] }] };
    const site = readAnswers(establishmentType as EstablishmentType, responses ?? {}, drawn);
    if (!site.ok) throw new Error(JSON.stringify(site.failure));
    const { layout } = makePlan({
      site: site.value,
      market,
      vatRate: 0.15,
      priceListDate: '2026-11-20',
      budget: 'complete',
    });
    return layout.devices
      .filter(({ id }) => id.startsWith('alarm-glass-break'))
      .map(({ label }) => label);
  };
  const without = await labelsWith(0);
  expect(without.length).toBeGreaterThan(2);
  expect(without.every((label) => label.startsWith('Window of room'))).toBe(true);
  expect((await labelsWith(2)).slice(0, 3)).toEqual(['Window 1', 'Window 2', 'Window of room 5']);
  const all = await labelsWith(8);
  expect(all.length).toBe(without.length);
  expect(new Set(all).size).toBe(all.length);
});

test('rooms of a drawing that the answers do not have any more are laid out anew, and the drawing says so', async () => {
  const [example] = examples.filter(({ name }) => name === 'home-with-dogs');
  const { establishmentType, responses = {} } = planRequests.get('home-with-dogs') ?? {};
  if (!example) throw new Error('There is no such example');
  const bare = outlineOf(example.plan.layout);
  const layoutOf = (outline: SiteOutline, rooms?: string) => {
    const answers = { ...responses, ...(rooms && { rooms }) };
    const site = readAnswers(establishmentType as EstablishmentType, answers, outline);
    if (!site.ok) throw new Error(JSON.stringify(site.failure));
    return makePlan({ site: site.value, market, vatRate: 0.15, priceListDate: '2026-11-20' })
      .layout;
  };
  const drawn = withRooms(bare, layoutOf(bare).rooms);
  const said = (layout: { readonly notes: readonly string[] }, text: RegExp) =>
    layout.notes.some((note) => text.test(note));
  expect(said(layoutOf(drawn), /rooms that you gave/)).toBe(true);
  const fewer = layoutOf(drawn, '4');
  expect(said(fewer, /laid them out anew/)).toBe(true);
  expect(fewer.rooms.filter(({ id }) => id.startsWith('room-'))).toHaveLength(4);
});
