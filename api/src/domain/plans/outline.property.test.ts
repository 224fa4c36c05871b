import { outlineFaults } from '@app/contracts/outline-faults';
import { type Edge, edgeLength, edgesOf, footOnEdge, isInside } from '@app/contracts/polygon';
import type { LayoutRoom, Point } from '@app/contracts/site-layout';
import { SiteOutline } from '@app/contracts/site-outline';
import { turnBuilding } from '@app/site-plan/outline-edit';
import { moveRoomWall, wallsOfRooms, withRooms } from '@app/site-plan/outline-rooms';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyOutline } from '../../../testing/any-outline.ts';
import { planRequests } from '../../../testing/example-plans.ts';
import { aMarket } from '../../../testing/plan-builders.ts';
import { readAnswers } from './answers/read-answers.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './plan.ts';

const market = await aMarket();
const examples = [...planRequests.values()];

function planOf(example: number, outline: SiteOutline): Plan {
  const request = examples[example % examples.length];
  if (!request) throw new Error('There are no examples');
  const site = readAnswers(request.establishmentType, request.responses, outline);
  if (!site.ok) throw new Error(JSON.stringify(site.failure));
  return makePlan({ site: site.value, market, vatRate: 0.15, priceListDate: '2026-11-20' });
}

/** Two walls meet a point: nothing that stands on one is outside. */
const WALL_METRES = 0.15;

// Slow: a whole plan is made for each outline.
test('a plan of any outline has its walls and gates, its devices on the ground, and shares of one', () => {
  fc.assert(
    fc.property(fc.nat(examples.length - 1), anyOutline, (example, outline) => {
      const { layout } = planOf(example, outline);
      const { boundary, buildings, gates } = outline;
      const drawn = (kind: string) => layout.walls.filter((wall) => wall.kind === kind).length;
      expect(drawn('boundary')).toBe(boundary?.length ?? 0);
      expect(drawn('outer')).toBe(buildings.flatMap(({ corners }) => corners).length);
      expect(
        layout.openings.filter(({ kind }) => kind.endsWith('-gate')).map(({ width }) => width),
      ).toEqual(expect.arrayContaining(gates.map(({ width }) => width)));
      for (const { wall } of layout.openings)
        expect(layout.walls.some(({ id }) => id === wall)).toBe(true);
      if (boundary) {
        for (const { at, id } of layout.devices) {
          const onWall = edgesOf(boundary).some((edge) => footOnEdge(edge, at).off <= WALL_METRES);
          expect(isInside(boundary, at) || onWall, id).toBe(true);
        }
      }
      for (const share of [layout.cover?.perimeter ?? 1, layout.cover?.entrances ?? 1])
        expect(share >= 0 && share <= 1).toBe(true);
    }),
    { numRuns: runs(40) },
  );
});

/** Metres: what is rounded twice, on a wall. */
const ROUNDED_METRES = 0.06;

test('rooms lie inside the buildings and along the longest wall, with their doors in inner walls', () => {
  fc.assert(
    fc.property(fc.nat(examples.length - 1), anyOutline, (example, outline) => {
      const { rooms, walls, openings } = planOf(example, outline).layout;
      for (const room of rooms) {
        const corners = cornersOfRoom(room);
        const building = outline.buildings.find((one) => isInside(one.corners, middleOf(corners)));
        expect(building, room.label).toBeDefined();
        if (!building) continue;
        const sides = edgesOf(building.corners);
        for (const corner of corners) {
          const onWall = sides.some((side) => footOnEdge(side, corner).off <= ROUNDED_METRES);
          expect(isInside(building.corners, corner) || onWall, room.label).toBe(true);
        }
        expect(offLongestWall(sides, edgesOf(corners)), room.label).toBeLessThan(0.02);
      }
      for (const { wall, at } of openings.filter(({ wall }) => wall.startsWith('inner-'))) {
        const line = walls.find(({ id }) => id === wall);
        expect(line && footOnEdge(line, at).off).toBeLessThan(ROUNDED_METRES);
      }
    }),
    { numRuns: runs(30) },
  );
});

/** Three wings, turned by an eighth. */
const turnedU = v.parse(SiteOutline, {
  buildings: [
    {
      corners: [
        { x: 2.12, y: 6.36 },
        { x: -6.36, y: -2.12 },
        { x: -4.67, y: -3.82 },
        { x: 0.42, y: 1.27 },
        { x: 2.97, y: -1.27 },
        { x: 6.36, y: 2.12 },
      ],
      storeys: 1,
      openings: [{ kind: 'door', at: { x: -0.42, y: 3.82 }, width: 0.9 }],
    },
  ],
});

test('walls between rooms go where the visitor moves them, the rooms with them, and none is lost', () => {
  const move = fc.record({ wall: fc.nat(20), metres: fc.integer({ min: -40, max: 40 }) });
  fc.assert(
    fc.property(
      fc.nat(examples.length - 1),
      anyOutline,
      fc.array(move, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 359 }),
      (example, drawn, moves, degrees) => {
        const planned = planOf(example, drawn).layout;
        let outline = withRooms(drawn, planned.rooms);
        for (const { wall, metres } of moves) {
          const walls = outline.buildings.flatMap((building, index) =>
            wallsOfRooms(building).map((one) => ({ index, one })),
          );
          const chosen = walls[wall % Math.max(1, walls.length)];
          if (chosen) outline = moveRoomWall(outline, chosen.index, chosen.one, metres / 10);
        }
        const turned = { ...turnBuilding(outline, 0, degrees), boundary: undefined, gates: [] };
        for (const site of [outline, turned]) {
          const faults = outlineFaults(site).filter(({ path }) => path.includes('rooms'));
          expect(faults).toEqual([]);
        }
        const { layout } = planOf(example, outline);
        const byId = new Map(layout.rooms.map((room) => [room.id, cornersOfRoom(room)]));
        expect(layout.rooms.length).toBe(planned.rooms.length);
        for (const { id, corners } of outline.buildings.flatMap(({ rooms = [] }) => rooms)) {
          const [from, to] = [middleOf(corners), middleOf(byId.get(id) ?? [])];
          expect(Math.hypot(from.x - to.x, from.y - to.y), id).toBeLessThan(0.1);
        }
        const doors = (some: typeof layout) =>
          some.openings.filter(({ wall }) => wall.startsWith('inner-')).length;
        expect(doors(layout)).toBe(doors(planned));
      },
    ),
    {
      numRuns: runs(15),
      // A room whose only inner wall lies away from the floor has its door there.
      examples: [[0, turnedU, [{ wall: 0, metres: 0 }], 0]],
    },
  );
});

const cornersOfRoom = ({ at: { x, y }, width, depth, corners }: LayoutRoom): readonly Point[] =>
  corners ?? [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ];

const middleOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

/** How far the longer sides of a room are off the direction of the longest wall, or a right angle to it, in radians. */
function offLongestWall(walls: readonly Edge[], sides: readonly Edge[]): number {
  const longest = (edges: readonly Edge[]) =>
    edges.toSorted((a, b) => edgeLength(b) - edgeLength(a))[0];
  const [wall, side] = [longest(walls), longest(sides)];
  if (!wall || !side) return Number.NaN;
  const angle = ({ from, to }: Edge) => Math.atan2(to.y - from.y, to.x - from.x);
  return Math.abs(Math.sin(2 * (angle(wall) - angle(side)))) / 2;
}
