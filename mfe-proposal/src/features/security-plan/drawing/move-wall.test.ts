import { nothingMoved } from '@app/contracts/moved';
import type { LayoutWall, SiteLayout } from '@app/contracts/site-layout';
import { applyMoved } from '@app/site-plan/apply-moved';
import { boundsOf } from '@app/site-plan/geometry/bounds';
import { distanceTo } from '@app/site-plan/geometry/vectors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveItem } from './move-item.ts';
import { homeLayout } from './testing/home-layout.ts';
import { warehouseLayout } from './testing/warehouse-layout.ts';

const moved = (layout: SiteLayout, id: string, x: number, y: number): SiteLayout =>
  applyMoved(layout, moveItem(layout, nothingMoved, { kind: 'wall', id }, { by: { x, y } }));
const wallOf = (layout: SiteLayout, id: string): LayoutWall => {
  const wall = layout.walls.find((one) => one.id === id);
  if (!wall) throw new Error(`No wall ${id}`);
  return wall;
};

describe('a moved wall', () => {
  test('moves only at a right angle to itself', () => {
    const wall = wallOf(moved(homeLayout, 'inner-1', 1, 3), 'inner-1');
    expect(wall).toMatchObject({ from: { x: 13, y: 5 }, to: { x: 13, y: 13 } });
  });

  test('takes along what ends on it, the edges of rooms, doors and what is mounted on it', () => {
    const layout = moved(homeLayout, 'outer-south', 0, 2);
    expect(wallOf(layout, 'inner-1').to).toEqual({ x: 12, y: 15 });
    expect(wallOf(layout, 'outer-east').to).toEqual({ x: 17, y: 15 });
    expect(layout.rooms.map(({ depth }) => depth)).toEqual([10, 10]);
    expect(layout.openings.find(({ id }) => id === 'door-1')?.at).toEqual({ x: 9, y: 15 });
    expect(layout.devices.find(({ id }) => id === 'contact-1')?.at).toEqual({ x: 9, y: 14.7 });
    expect(layout.devices.find(({ id }) => id === 'camera-1')?.at).toEqual({ x: 11.5, y: 15.5 });
    expect(layout.devices.find(({ id }) => id === 'detector-1')?.at).toEqual({ x: 7.3, y: 5.3 });
  });

  test('of the boundary takes the fence along', () => {
    const [zone] = moved(homeLayout, 'boundary-north', 0, -1).fence;
    expect(zone?.path).toEqual([
      { x: 0, y: -1 },
      { x: 24, y: -1 },
      { x: 24, y: 18 },
      { x: 0, y: 18 },
      { x: 0, y: -1 },
    ]);
  });

  test('stops half a metre before the next wall', () => {
    expect(wallOf(moved(homeLayout, 'boundary-north', 0, 99), 'boundary-north').from.y).toBe(4.5);
    expect(wallOf(moved(homeLayout, 'inner-1', -99, 0), 'inner-1').from.x).toBe(7.5);
    expect(wallOf(moved(homeLayout, 'outer-east', -99, 0), 'outer-east').from.x).toBe(12.5);
    expect(wallOf(moved(homeLayout, 'outer-east', 99, 0), 'outer-east').from.x).toBe(23.5);
  });

  test('of the boundary stays near the site', () => {
    const wall = wallOf(moved(homeLayout, 'boundary-west', -99, 0), 'boundary-west');
    expect(wall.from.x).toBeCloseTo(-2.4, 5);
  });
});

const anyWallMove = fc.constantFrom(homeLayout, warehouseLayout).chain((layout) =>
  fc.record({
    layout: fc.constant(layout),
    id: fc.constantFrom(...layout.walls.map((wall) => wall.id)),
    x: fc.double({ min: -80, max: 80, noNaN: true }),
    y: fc.double({ min: -80, max: 80, noNaN: true }),
  }),
);

describe('any wall, moved anywhere', () => {
  test('opens no gap and leaves no opening without its wall', () => {
    fc.assert(
      fc.property(anyWallMove, ({ layout, id, x, y }) => {
        const after = moved(layout, id, x, y);
        for (const wall of layout.walls) {
          const now = wallOf(after, wall.id);
          for (const other of layout.walls) {
            for (const end of ['from', 'to'] as const) {
              if (distanceTo(wall, other[end]) > 0.01) continue;
              expect(distanceTo(now, wallOf(after, other.id)[end])).toBeLessThan(0.02);
            }
          }
        }
        for (const { at, wall } of after.openings) {
          expect(distanceTo(wallOf(after, wall), at)).toBeLessThan(0.02);
        }
      }),
    );
  });

  test('keeps the building within the boundary and the number of everything', () => {
    fc.assert(
      fc.property(anyWallMove, ({ layout, id, x, y }) => {
        const after = moved(layout, id, x, y);
        const bounds = boundsOf(after);
        for (const { from, to } of after.walls) {
          for (const point of [from, to]) {
            expect(point.x).toBeGreaterThanOrEqual(bounds.x);
            expect(point.x).toBeLessThanOrEqual(bounds.x + bounds.width);
            expect(point.y).toBeGreaterThanOrEqual(bounds.y);
            expect(point.y).toBeLessThanOrEqual(bounds.y + bounds.depth);
          }
        }
        expect(after.devices.map((device) => device.id)).toEqual(
          layout.devices.map((device) => device.id),
        );
        expect(after.walls).toHaveLength(layout.walls.length);
      }),
    );
  });
});
