import { expect, test } from 'vitest';
import { designAccess } from '../../src/domain/plans/systems/access.ts';
import { marketWith } from '../market-with.ts';
import { aSite } from '../plan-builders.ts';
import { forAnyDesign, itemId } from './any-design.ts';

test('card readers and cards are of 13.56 MHz where the list has them, and of one frequency', () => {
  forAnyDesign(({ devices, supplies }) => {
    const frequencies = [
      ...devices.filter((device) => itemId(device) === 'card-reader'),
      ...supplies.filter((supply) => itemId(supply) === 'credential'),
    ].map(({ offer }) => offer?.figures.hertz);
    for (const hertz of frequencies) expect(hertz).toBe(13_560_000);
  });
});

test('with a list of 125 kHz only, the plan says that its cards can be copied', () => {
  const market = marketWith(['Proximity reader 125kHz', 600], ['Proximity tag 125kHz', 15]);
  const site = aSite({
    access: { doors: 1, rooms: [], escapeDoors: 0, credential: 'card', users: 5 },
  });
  const { assumptions, supplies } = designAccess({ site, market, scope: 'recommended' });
  expect(assumptions).toContain('cards-that-can-be-copied');
  expect(supplies.find((supply) => itemId(supply) === 'credential')?.offer?.name).toMatch(/125kHz/);
});
