import { SoundOutline } from '@app/contracts/outline-faults';
import { clockwise, edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import fc from 'fast-check';
import * as v from 'valibot';

const cm = (metres: number) => Math.round(metres * 100) / 100;
const onEdges = (corners: readonly Point[], edge: number, share: number): Point => {
  const edges = edgesOf(corners);
  const { from, to } = edges[edge % edges.length] ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
  return { x: cm(from.x + (to.x - from.x) * share), y: cm(from.y + (to.y - from.y) * share) };
};

/** A polygon round a middle point, which sees all its corners. */
const star = (least: number, most: number) =>
  fc.array(fc.integer({ min: least, max: most }), { minLength: 3, maxLength: 9 }).map((radii) =>
    radii.map((radius, index): Point => {
      const angle = (2 * Math.PI * index) / radii.length;
      return { x: cm(radius * Math.cos(angle)), y: cm(radius * Math.sin(angle)) };
    }),
  );

/** A rectangle, or an L, of which a corner is cut out; turned by an angle. */
const house = fc
  .record({
    width: fc.integer({ min: 6, max: 18 }),
    depth: fc.integer({ min: 6, max: 14 }),
    cut: fc.constantFrom(0, 0.3, 0.6),
    turn: fc.oneof(fc.constantFrom(0, 90, 45), fc.integer({ min: 0, max: 359 })),
  })
  .map(({ width, depth, cut, turn }): Point[] => {
    const [w, d] = [width / 2, depth / 2];
    const square = [
      { x: -w, y: -d },
      { x: w, y: -d },
      ...(cut > 0
        ? [
            { x: w, y: d - depth * cut },
            { x: w - width * cut, y: d - depth * cut },
            { x: w - width * cut, y: d },
          ]
        : [{ x: w, y: d }]),
      { x: -w, y: d },
    ];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return square.map(({ x, y }) => ({ x: cm(x * cos - y * sin), y: cm(x * sin + y * cos) }));
  });

const share = fc.integer({ min: 30, max: 70 }).map((percent) => percent / 100);
const place = fc.record({ edge: fc.nat(8), share });

/** Drawn sites: slanted boundaries, L-shaped and turned houses, a second building, gates on any side. */
export const anyOutline: fc.Arbitrary<SiteOutline> = fc
  .record({
    boundary: fc.option(star(16, 60), { nil: undefined }),
    corners: house,
    storeys: fc.integer({ min: 1, max: 3 }),
    doors: fc.array(place, { minLength: 1, maxLength: 4 }),
    gates: fc.array(fc.record({ place, vehicle: fc.boolean() }), { maxLength: 3 }),
    shed: fc.boolean(),
    tree: fc.boolean(),
  })
  .map(({ boundary, corners, storeys, doors, gates, shed, tree }) => ({
    ...(boundary && { boundary: clockwise(boundary) as Point[] }),
    gates: boundary
      ? gates.map(({ place, vehicle }) => ({
          kind: vehicle ? ('vehicle-gate' as const) : ('pedestrian-gate' as const),
          at: onEdges(boundary, place.edge, place.share),
          width: vehicle ? 3.5 : 1,
        }))
      : [],
    buildings: [
      {
        corners,
        storeys,
        openings: doors.map(({ edge, share }) => ({
          kind: 'door' as const,
          at: onEdges(corners, edge, share),
          width: 0.9,
        })),
      },
      ...(shed ? [{ corners: shedAt(corners), storeys: 1, openings: [] }] : []),
    ],
    solids: tree
      ? [
          {
            kind: 'wall' as const,
            corners: [
              { x: -12, y: -9 },
              { x: -9, y: -9 },
            ],
          },
        ]
      : [],
  }))
  .filter((outline) => v.is(SoundOutline, outline));

/** Right of the house. */
function shedAt(corners: readonly Point[]): Point[] {
  const x = Math.max(...corners.map((corner) => corner.x)) + 1;
  return [
    { x, y: -1.5 },
    { x: x + 3, y: -1.5 },
    { x: x + 3, y: 1.5 },
    { x, y: 1.5 },
  ].map(({ x, y }) => ({ x: cm(x), y }));
}
