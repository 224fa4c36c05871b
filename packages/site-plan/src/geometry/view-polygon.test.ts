import type { Point } from '@app/contracts/site-layout';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SightWall } from './sight.ts';
import { viewPolygon } from './view-polygon.ts';

const wall = (x1: number, y1: number, x2: number, y2: number, seeThrough = false): SightWall => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  seeThrough,
});
const eye = { x: 0, y: 0 };
const view = { angle: 90, reach: 10 };

/** Whether two segments cross: each has the ends of the other on different sides. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const hidden = (from: Point, to: Point, walls: readonly SightWall[]): boolean =>
  walls.some((wall) => !wall.seeThrough && cross(from, to, wall.from, wall.to));

/** By the number of edges east of the point. */
function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  return (
    outline.filter((a, index) => {
      const b = outline[(index + 1) % outline.length] ?? a;
      if (a.y > y === b.y > y) return false;
      return a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) > x;
    }).length %
      2 ===
    1
  );
}

const at = (from: Point, degrees: number, metres: number): Point => ({
  x: from.x + metres * Math.cos((degrees * Math.PI) / 180),
  y: from.y + metres * Math.sin((degrees * Math.PI) / 180),
});

const area = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, a, index) => {
      const b = outline[(index + 1) % outline.length] ?? a;
      return sum + a.x * b.y - b.x * a.y;
    }, 0),
  ) / 2;

describe('the view of a camera', () => {
  test('without walls is its sector', () => {
    const outline = viewPolygon(view, eye, 0, []);
    expect(outline[0]).toEqual(eye);
    expect(area(outline)).toBeCloseTo((Math.PI * 100) / 4, 0);
    expect(
      outline.every(({ x, y }) => Math.hypot(x, y) <= 10.001 && Math.abs(y) <= x + 0.001),
    ).toBe(true);
  });

  test('of a full circle leaves its own point out', () => {
    expect(viewPolygon({ angle: 360, reach: 10 }, eye, 0, [])).not.toContainEqual(eye);
  });

  test('ends at a wall across it', () => {
    const outline = viewPolygon(view, eye, 0, [wall(4, -20, 4, 20)]);
    expect(Math.max(...outline.map(({ x }) => x))).toBeCloseTo(4, 5);
    expect(area(outline)).toBeCloseTo(16, 3);
  });

  test('goes on behind a fence that it sees through', () => {
    const outline = viewPolygon(view, eye, 0, [wall(4, -20, 4, 20, true)]);
    expect(area(outline)).toBeCloseTo((Math.PI * 100) / 4, 0);
  });

  test('has a corner where a wall leaves its reach', () => {
    const outline = viewPolygon(view, eye, 0, [wall(9.5, -20, 9.5, 20)]);
    const y = Math.sqrt(10 ** 2 - 9.5 ** 2);
    const toCorner = outline.map((point) => Math.hypot(point.x - 9.5, point.y - y));
    expect(Math.min(...toCorner)).toBeLessThan(0.001);
  });

  test('goes on beside a wall, and not behind it', () => {
    const outline = viewPolygon(view, eye, 0, [wall(4, -1, 4, 1)]);
    expect(isInside(outline, { x: 6, y: 0 })).toBe(false);
    expect(isInside(outline, { x: 3.9, y: 0 })).toBe(true);
    expect(isInside(outline, { x: 6, y: 2 })).toBe(true);
  });

  test('does not leak through the corner of two walls', () => {
    const corner = [wall(4, 0, 4, -9), wall(4, 0, 4, 9)];
    expect(Math.max(...viewPolygon(view, eye, 0, corner).map(({ x }) => x))).toBeCloseTo(4, 5);
  });

  test('of a camera on a wall shows only the side that it looks to', () => {
    const through = [wall(0, -20, 0, 20)];
    const outline = viewPolygon({ angle: 170, reach: 10 }, eye, 20, through);
    expect(Math.min(...outline.map(({ x }) => x))).toBeCloseTo(0, 5);
    expect(area(outline)).toBeGreaterThan(100);
  });

  test('ends where walls cross each other', () => {
    const crossed = [wall(2, -4, 8, 4), wall(2, 4, 8, -4)];
    const outline = viewPolygon(view, eye, 2.5, crossed);
    expect(isInside(outline, { x: 4.99, y: 0 })).toBe(true);
    expect(isInside(outline, { x: 5.01, y: 0 })).toBe(false);
  });
});

const coordinate = fc.integer({ min: 0, max: 40 }).map((half) => half / 2);
const anyWall = fc
  .tuple(coordinate, coordinate, coordinate, coordinate, fc.boolean())
  .map(([x1, y1, x2, y2, seeThrough]) => wall(x1, y1, x2, y2, seeThrough && x1 > 10));
const anyCamera = fc.record({
  at: fc
    .record({ x: coordinate, y: coordinate })
    .map(({ x, y }) => ({ x: x + 0.137, y: y + 0.241 })),
  direction: fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
  angle: fc.integer({ min: 15, max: 360 }),
  reach: fc.integer({ min: 3, max: 30 }),
});
/** No wall passes through the camera: one that carries it shows only the side that it looks to. */
const anyScene = fc
  .tuple(anyCamera, fc.array(anyWall, { maxLength: 14 }))
  .map(
    ([camera, walls]) =>
      [camera, walls.filter((one) => distanceToWall(camera.at, one) > 0.1)] as const,
  );

function distanceToWall({ x, y }: Point, { from, to }: SightWall): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + part * dx - x, from.y + part * dy - y);
}

describe('the view of any camera among any walls', () => {
  test('crosses no wall', () => {
    fc.assert(
      fc.property(anyScene, ([camera, walls]) => {
        const outline = viewPolygon(camera, camera.at, camera.direction, walls);
        outline.forEach((corner, index) => {
          const next = outline[(index + 1) % outline.length] ?? corner;
          const middle = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
          for (const point of [corner, middle]) {
            const short = {
              x: point.x + (camera.at.x - point.x) * 0.001,
              y: point.y + (camera.at.y - point.y) * 0.001,
            };
            expect(hidden(camera.at, short, walls)).toBe(false);
          }
        });
      }),
      { numRuns: runs(400) },
    );
  });

  test('holds a point exactly when no wall hides it', () => {
    const probe = fc.record({
      turn: fc.double({ min: -1, max: 1, noNaN: true }),
      far: fc.double({ min: 0.05, max: 0.98, noNaN: true }),
    });
    fc.assert(
      fc.property(
        anyScene,
        fc.array(probe, { minLength: 20, maxLength: 20 }),
        ([camera, walls], probes) => {
          const outline = viewPolygon(camera, camera.at, camera.direction, walls);
          for (const { turn, far } of probes) {
            const direction = camera.direction + (turn * 0.98 * camera.angle) / 2;
            const metres = far * camera.reach;
            const nearby = [-0.01, 0, 0.01].flatMap((aside) =>
              [0.998, 1, 1.002].map((part) => at(camera.at, direction + aside, metres * part)),
            );
            const verdicts = new Set(nearby.map((point) => hidden(camera.at, point, walls)));
            // At the very edge of a shadow the two may differ.
            if (verdicts.size > 1) continue;
            expect(isInside(outline, at(camera.at, direction, metres))).toBe(!verdicts.has(true));
          }
        },
      ),
      { numRuns: runs(400) },
    );
  });
});
