import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import { SoundOutline } from './outline-faults.ts';
import { outlineTexts } from './site-outline.ts';

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];
const house = {
  corners: box(5, 4, 10, 8),
  storeys: 1,
  openings: [{ kind: 'door', at: { x: 10, y: 12 }, width: 1 }],
};
const gate = { kind: 'vehicle-gate', at: { x: 12, y: 18 }, width: 4 };
const site = { boundary: box(0, 0, 20, 18), street: 2, gates: [gate], buildings: [house] };

function faultsOf(outline: unknown): Record<string, string> {
  const parsed = v.safeParse(SoundOutline, outline);
  return parsed.success ? {} : fieldMessages(parsed.issues);
}

test('a house behind a boundary with a gate has no fault', () => {
  expect(faultsOf(site)).toEqual({});
});

test('corners may run either way round', () => {
  const boundary = site.boundary.toReversed();
  const corners = house.corners.toReversed();
  expect(faultsOf({ ...site, boundary, buildings: [{ ...house, corners }] })).toEqual({});
});

test('a shop without a boundary has no fault', () => {
  expect(faultsOf({ buildings: [house] })).toEqual({});
});

const cases: readonly (readonly [string, unknown, Record<string, string>])[] = [
  [
    'a boundary that crosses itself, at both sides',
    {
      ...site,
      boundary: [...box(0, 0, 20, 18).slice(0, 2), { x: 0, y: 18 }, { x: 20, y: 18 }],
      gates: [],
    },
    { 'boundary.1': outlineTexts.crosses, 'boundary.3': outlineTexts.crosses },
  ],
  [
    'a boundary that folds back on itself',
    {
      ...site,
      boundary: [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 9 },
      ],
      gates: [],
    },
    {
      'boundary.0': outlineTexts.crosses,
      'boundary.1': outlineTexts.crosses,
      'boundary.2': outlineTexts.crosses,
    },
  ],
  [
    'two corners at one point',
    { ...site, boundary: [...site.boundary, { x: 0, y: 18 }] },
    { 'boundary.3': outlineTexts.shortSide },
  ],
  [
    'a gate off the boundary',
    { ...site, gates: [{ ...gate, at: { x: 12, y: 17 } }] },
    { 'gates.0': outlineTexts.gateOffSide },
  ],
  [
    'a gate wider than its side',
    { ...site, gates: [{ ...gate, at: { x: 20, y: 9 }, width: 18.5 }] },
    { 'gates.0': outlineTexts.gateTooWide },
  ],
  [
    'a gate past the corner',
    { ...site, gates: [{ ...gate, at: { x: 19, y: 18 } }] },
    { 'gates.0': outlineTexts.pastCorner },
  ],
  [
    'two gates over each other',
    { ...site, gates: [gate, { ...gate, at: { x: 9, y: 18 } }] },
    { 'gates.1': outlineTexts.together },
  ],
  [
    'a gate without a boundary',
    { gates: [gate], buildings: [house] },
    { 'gates.0': outlineTexts.gateWithoutBoundary },
  ],
  [
    'a door off the wall',
    {
      ...site,
      buildings: [{ ...house, openings: [{ ...house.openings[0], at: { x: 10, y: 11 } }] }],
    },
    { 'buildings.0.openings.0': outlineTexts.doorOffWall },
  ],
  [
    'a building past the boundary',
    { ...site, boundary: box(0, 0, 12, 18), gates: [] },
    { 'buildings.0': outlineTexts.outside },
  ],
  [
    'two buildings over each other',
    { ...site, buildings: [house, { corners: box(14, 6, 4, 4), storeys: 1, openings: [] }] },
    { 'buildings.1': outlineTexts.overlaps },
  ],
  [
    'a building that is too small',
    { ...site, buildings: [house, { corners: box(17, 1, 1, 1), storeys: 1, openings: [] }] },
    { 'buildings.1': outlineTexts.small },
  ],
  ['no building', { ...site, buildings: [] }, { buildings: outlineTexts.buildings }],
  [
    'no door',
    { ...site, buildings: [{ ...house, openings: [] }] },
    { 'buildings.0.openings': outlineTexts.noDoor },
  ],
  ['a street side that is not there', { ...site, street: 4 }, { street: outlineTexts.street }],
  [
    'too many corners',
    { ...site, boundary: Array.from({ length: 61 }, () => ({ x: 0, y: 0 })) },
    { boundary: outlineTexts.manyCorners },
  ],
  [
    'a corner that is nowhere',
    { ...site, boundary: [...site.boundary.slice(1), { x: 1e9, y: 0 }] },
    { 'boundary.3.x': outlineTexts.unreadable },
  ],
];

describe('an outline with a fault says it at its place', () => {
  test.each(cases)('%s', (_, outline, faults) => {
    expect(faultsOf(outline)).toEqual(faults);
  });
});

test('buildings that share a wall do not overlap', () => {
  const garage = { corners: box(15, 4, 4, 6), storeys: 1, openings: [] };
  expect(faultsOf({ ...site, buildings: [house, garage] })).toEqual({});
});
