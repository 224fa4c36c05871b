import { beforeAll, expect, test } from 'vitest';
import { aMarket, aSite } from '../../../../testing/plan-builders.ts';
import { designSite } from '../design-site.ts';
import { makePlan } from '../make-plan.ts';
import type { Market } from '../market/market.ts';
import type { Site } from '../site.ts';
import { threatsOf } from './threats/rate-threats.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const planOf = (changes: Partial<Site>) => {
  const site = aSite(changes);
  const designs = designSite({ site, market, scope: 'recommended' });
  const plan = makePlan({ site, market, vatRate: 0.15, priceListDate: '2026-11-20' });
  return { ...plan, threats: threatsOf(site, designs) };
};
const controlsOf = (changes: Partial<Site>): string =>
  planOf(changes)
    .threats.flatMap(({ controls }) => controls)
    .join('; ');

test('a refused camera in a consulting room points to a panic button only in a plan with an alarm', () => {
  const clinic: Partial<Site> = {
    type: 'Clinic',
    trade: 'commercial',
    consultingRooms: 2,
    wishesRefused: ['camera-in-consulting-room'],
  };
  const refusedWith = (wants: Site['wants']) => planOf({ ...clinic, wants }).refusals.join();
  expect(refusedWith(new Set(['video', 'alarm']))).toContain('panic button');
  expect(refusedWith(new Set(['video']))).toContain('privacy');
  expect(refusedWith(new Set(['video']))).not.toContain('panic button');
});

test('several buildings or storeys are said to be drawn as one', () => {
  const notesOf = (changes: Partial<Site>) => planOf(changes).layout.notes.join(' ');
  expect(notesOf({ buildings: 4 })).toContain('The 4 buildings are drawn as one building.');
  expect(notesOf({ storeys: 2 })).toContain('The 2 storeys are drawn beside each other');
  expect(notesOf({})).toContain('The building is drawn on one floor.');
});

test('readers of an estate are claimed for the gates where they are drawn', () => {
  const controls = controlsOf({
    type: 'Residential Estate',
    trade: 'commercial',
    wants: new Set(['access']),
    pedestrianGates: 1,
    outerDoors: 2,
    access: { doors: 1, rooms: [], escapeDoors: 0, credential: 'card', users: 20 },
  });
  expect(controls).toContain('Access control on 1 pedestrian gate');
  expect(controls).not.toContain('outer door');
});

test('with a generator, backup power is claimed only until it has started', () => {
  const changes: Partial<Site> = { wants: new Set(['video', 'power']), outageHours: 8 };
  expect(controlsOf({ ...changes, generator: true })).toContain(
    'Backup power until your generator has started',
  );
  expect(controlsOf({ ...changes, generator: false })).toContain('Backup power for 8 hours');
});

test('outdoor detectors on the house are not claimed for a tank', () => {
  const { threats } = planOf({
    type: 'Farm',
    trade: 'home',
    rural: true,
    wants: new Set(['alarm', 'sensors']),
    highValueRooms: ['fuel-store'],
  });
  const diesel = threats.find(({ threat }) => threat.startsWith('Diesel'));
  expect(diesel?.controls.join()).not.toContain('outdoor detector');
});

test('cameras that stay until they are tested are not called missing', () => {
  const reasons = planOf({
    wants: new Set(['video']),
    assumed: [{ question: 'stays', id: 'camerasStay', figures: [] }],
  }).threats.map(({ reason }) => reason);
  expect(reasons.join()).not.toContain('no cameras yet');
});

test('the risk of a budget says once what stops in a power cut', () => {
  const { budgets = [] } = planOf({ wants: new Set(['video', 'power']), outageHours: 4 });
  for (const { risk } of budgets) expect(risk.split(/in a power cut/i).length).toBeLessThan(3);
});
