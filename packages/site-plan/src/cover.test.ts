import type { LayoutDevice, LayoutOpening, LayoutWall } from '@app/contracts/site-layout';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverOf, recover } from './cover.ts';

const wall = (
  id: string,
  kind: LayoutWall['kind'],
  [x1, y1, x2, y2]: [number, number, number, number],
  seeThrough = false,
): LayoutWall => ({ id, kind, from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, seeThrough });

/** 40 × 30 m, with a house of 10 × 10 m in the middle. */
const box = (kind: LayoutWall['kind'], x: number, y: number, width: number, depth: number) => [
  wall(`${kind}-north`, kind, [x, y, x + width, y]),
  wall(`${kind}-east`, kind, [x + width, y, x + width, y + depth]),
  wall(`${kind}-south`, kind, [x + width, y + depth, x, y + depth]),
  wall(`${kind}-west`, kind, [x, y + depth, x, y]),
];
const plot = [...box('boundary', 0, 0, 40, 30), ...box('outer', 15, 10, 10, 10)];

const door = (id: string, x: number, y: number, onWall: string): LayoutOpening => ({
  id,
  kind: 'door',
  label: id,
  at: { x, y },
  width: 1,
  wall: onWall,
});
const frontDoor = door('front', 20, 20, 'outer-south');

/** Discerns a person to 20 m: 2560 px ÷ 80 px/m ÷ (2 × tan 38.66°). */
const camera = (x: number, y: number, direction: number, reach = 100): LayoutDevice => ({
  id: `${x} ${y}`,
  symbol: 'camera',
  label: 'Camera',
  line: 0,
  at: { x, y },
  direction,
  view: { angle: 77.32, reach, pixels: 2560, level: 'discern', distance: 20, pixelsPerMetre: 80 },
});

const cover = (devices: LayoutDevice[], openings = [frontDoor], walls = plot) =>
  coverOf({ walls, openings, devices });

describe('cover', () => {
  test('of a building without a boundary counts no camera indoors as one outside', () => {
    const shop = box('outer', 0, 0, 10, 10);
    expect(cover([camera(5, 9.5, 270)], [], shop)?.perimeter).toBe(0);
    expect(cover([camera(5, -9.5, 90)], [], shop)?.perimeter).toBeGreaterThan(0.2);
  });

  test('of a layout without cameras is absent', () => {
    expect(cover([])).toBeUndefined();
    expect(
      recover({
        width: 40,
        depth: 30,
        notes: [],
        walls: plot,
        openings: [],
        rooms: [],
        devices: [],
        fence: [],
        cover: { perimeter: 1, entrances: 1, blindSpots: [] },
      }),
    ).not.toHaveProperty('cover');
  });

  test('of a camera that faces the boundary is what lies between the edges of its view', () => {
    const seen = cover([camera(20, 28, 90)]);
    // 2 m away, 77.32° cover 3.2 m: the middles of two pieces of 2 m. 4 m of 140 m.
    expect(seen?.perimeter).toBe(0.02);
    expect(seen?.blindSpots.map(({ label }) => label)).toEqual([
      'Boundary, north side, 40 m',
      'Boundary, east side, 30 m',
      'Boundary, south side, 18 m',
      'Boundary, south side, 18 m',
      'Boundary, west side, 30 m',
    ]);
    expect(seen?.blindSpots[2]).toMatchObject({ from: { x: 40, y: 30 }, to: { x: 22, y: 30 } });
  });

  test('counts an entrance that a camera looks at, and not behind a wall', () => {
    const looking = camera(20, 28, 270);
    expect(cover([looking])?.entrances).toBe(1);
    const screen = wall('screen', 'inner', [18, 24, 22, 24]);
    expect(cover([looking], [frontDoor], [...plot, screen])?.entrances).toBe(0);
    expect(
      cover([looking], [frontDoor], [...plot, { ...screen, seeThrough: true }])?.entrances,
    ).toBe(1);
  });

  test('counts an entrance no further away than a person is discerned or the view is drawn', () => {
    const far = [...box('boundary', 0, 0, 40, 60), ...box('outer', 15, 10, 10, 10)];
    expect(cover([camera(20, 42.9, 270)], [frontDoor], far)?.entrances).toBe(1);
    expect(cover([camera(20, 43.5, 270)], [frontDoor], far)?.entrances).toBe(0);
    expect(cover([camera(20, 31, 270, 7)], [frontDoor], far)?.entrances).toBe(0);
    expect(cover([camera(37, 38, 225)], [frontDoor], far)?.entrances).toBe(0);
    expect(cover([camera(35, 35, 225)], [frontDoor], far)?.entrances).toBe(1);
  });

  test('counts no door inside the building', () => {
    const inner = wall('inner-1', 'inner', [15, 15, 25, 15]);
    const rooms = door('room', 20, 15, 'inner-1');
    const seen = cover([camera(20, 28, 270)], [frontDoor, rooms], [...plot, inner]);
    expect(seen?.entrances).toBe(1);
  });

  test('is round the building when there is no boundary', () => {
    const seen = cover([camera(14.5, 9.5, 0)], [], box('outer', 15, 10, 10, 10));
    expect(seen?.blindSpots.map(({ label }) => label)).toEqual([
      'Building, east side, 10 m',
      'Building, south side, 10 m',
      'Building, west side, 10 m',
    ]);
  });

  test('sees the boundary through a palisade fence', () => {
    const fence = wall('inner-fence', 'inner', [0, 5, 40, 5], true);
    const looking = camera(20, 8, 270);
    expect(cover([looking], [], [...plot, fence])).toEqual(cover([looking], []));
    expect(cover([looking], [], [...plot, { ...fence, seeThrough: false }])?.perimeter).toBe(0);
  });

  test('of a door that was moved away is worked out anew', () => {
    const layout = {
      width: 40,
      depth: 30,
      notes: [],
      walls: plot,
      openings: [frontDoor],
      rooms: [],
      devices: [camera(20, 28, 270)],
      fence: [],
    };
    expect(recover(layout).cover?.entrances).toBe(1);
    const turned = { ...layout, devices: [camera(20, 28, 90)] };
    expect(recover(turned).cover?.entrances).toBe(0);
  });

  test('never shrinks when a camera is added', () => {
    const anyCamera = fc
      .tuple(
        fc.double({ min: 0.1, max: 39.9, noNaN: true }),
        fc.double({ min: 0.1, max: 29.9, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
      )
      .map(([x, y, direction]) => camera(x, y, direction));
    fc.assert(
      fc.property(fc.array(anyCamera, { minLength: 1, maxLength: 6 }), anyCamera, (some, more) => {
        const before = cover(some);
        const after = cover([...some, more]);
        expect(after?.perimeter).toBeGreaterThanOrEqual(before?.perimeter ?? 1);
        expect(after?.entrances).toBeGreaterThanOrEqual(before?.entrances ?? 1);
      }),
    );
  });

  test('never grows when something solid is put in the way', () => {
    const anyCamera = fc
      .tuple(
        fc.double({ min: 0.1, max: 39.9, noNaN: true }),
        fc.double({ min: 0.1, max: 29.9, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
      )
      .map(([x, y, direction]) => ({ ...camera(x, y, direction), height: 3 }));
    const anySolid = fc
      .tuple(
        fc.integer({ min: 0, max: 34 }),
        fc.integer({ min: 0, max: 26 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 4 }),
      )
      .map((rect) => box('solid', ...rect));
    fc.assert(
      fc.property(
        fc.array(anyCamera, { minLength: 1, maxLength: 6 }),
        fc.array(anySolid, { minLength: 1, maxLength: 3 }),
        (some, solids) => {
          const before = cover(some);
          const after = cover(some, [frontDoor], [...plot, ...solids.flat()]);
          expect(after?.perimeter).toBeLessThanOrEqual(before?.perimeter ?? 0);
          expect(after?.entrances).toBeLessThanOrEqual(before?.entrances ?? 0);
        },
      ),
    );
  });

  test('leaves out who passes below the picture of a high camera', () => {
    const low = { ...camera(21, 29, 90), view: { ...camera(0, 0, 0).view, distance: 20 } };
    const unseen = (height?: number) =>
      cover([{ ...low, ...(height && { height }) } as LayoutDevice], [])?.perimeter;
    expect(unseen()).toBeGreaterThan(0);
    expect(unseen(3)).toBe(0);
  });

  test('has blind spots that add up to what is not seen', () => {
    const seen = cover([camera(1, 1, 45), camera(20, 28, 90)]);
    const unseen = (seen?.blindSpots ?? []).reduce(
      (sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y),
      0,
    );
    expect(1 - unseen / 140).toBeCloseTo(seen?.perimeter ?? 0, 1);
  });
});
