import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Site } from '../../src/domain/plans/site.ts';
import { aSite } from '../plan-builders.ts';
import { forAnyDesign, piecesOf } from './any-design.ts';

/** Openings a day of each vehicle gate, as an installer would estimate them. */
function openingsOf({ docks, intercomUnits, people, trade, type, vehicleGates }: Site): number {
  const gates = vehicleGates.filter(({ kind }) => kind !== 'garage').length;
  if (type === 'Residential Estate') return (intercomUnits * 2.5) / gates;
  return (trade === 'home' ? people * 4 : people + docks * 8) / gates;
}

/** The class of a sliding gate motor by the kilograms in its name. */
const classOf = (name: string): number => {
  const rating = Number(/(\d+)kg/.exec(name)?.[1]);
  if (rating <= 500) return 50;
  if (rating <= 800) return 100;
  if (rating <= 1000) return 250;
  return rating <= 2000 ? 500 : 800;
};

test('gate motors are made for the mass of the gate × 1.25 and for how often it opens', () => {
  forAnyDesign(({ site, devices }) => {
    for (const { kind, offer, place } of devices) {
      if (kind !== 'sliding-gate-motor' || place.at !== 'vehicle-gate' || !offer) continue;
      const mass = site.vehicleGates[place.index]?.mass ?? 0;
      expect(offer.figures.kilograms).toBeGreaterThanOrEqual(1.25 * mass);
      expect(classOf(offer.name)).toBeGreaterThanOrEqual(openingsOf(site));
    }
  });
});

const estate = (houses: number, lanes: number): Site =>
  aSite({
    type: 'Residential Estate',
    trade: 'commercial',
    intercomUnits: houses,
    people: houses * 3,
    vehicleGates: Array.from({ length: lanes }, () => ({
      kind: 'sliding',
      mass: 500,
      massAssumed: true,
      width: 5,
    })),
  });

test('an estate of 150 houses has no 800 kg motor, and a motor that no list has is to be quoted with its rating', () => {
  const motorsOf = (site: Site) => {
    const motors: string[] = [];
    forAnyDesign(({ devices }) => {
      for (const { kind, offer, item } of devices)
        if (kind === 'sliding-gate-motor') motors.push(offer?.name ?? JSON.stringify(item));
    }, fc.constant(site));
    return [...new Set(motors)];
  };
  expect(motorsOf(estate(150, 2))).toEqual([expect.stringContaining('D1000')]);
  expect(motorsOf(estate(150, 1))).toEqual([expect.stringContaining('D2000')]);
  expect(motorsOf(estate(1500, 2))).toEqual([expect.stringContaining('"openings":1875')]);
});

test('residents of an estate have a tag reader at each vehicle gate and tags for their vehicles', () => {
  forAnyDesign(({ site, devices, supplies }) => {
    // A budget may leave the gates out.
    const automated = devices.some(({ system }) => system === 'gates');
    if (site.type !== 'Residential Estate' || !automated) return;
    const gates = site.vehicleGates.filter(({ kind }) => kind !== 'none' && kind !== 'garage');
    const readers = devices.filter(({ kind }) => kind === 'long-range-reader').length;
    expect(readers).toBe(gates.length);
    if (gates.length > 0)
      expect(piecesOf(supplies, 'vehicle-tag')).toBeGreaterThanOrEqual(site.intercomUnits * 2);
  });
});
