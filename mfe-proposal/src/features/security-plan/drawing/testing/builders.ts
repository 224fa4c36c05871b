import type {
  LayoutDevice,
  LayoutOpening,
  LayoutWall,
  Point,
  SiteLayout,
} from '@app/contracts/site-layout';
import { recover } from '@app/site-plan/cover';
import { pixelsPerMetre } from '@app/site-plan/optics';

/** Four walls of a rectangle, clockwise from the north. */
export function wallsAround(
  kind: 'boundary' | 'outer',
  at: Point,
  width: number,
  depth: number,
  seeThrough = false,
): LayoutWall[] {
  const [west, north, east, south] = [at.x, at.y, at.x + width, at.y + depth];
  const wall = (side: string, from: Point, to: Point) => ({
    id: `${kind}-${side}`,
    kind,
    from,
    to,
    seeThrough,
  });
  return [
    wall('north', { x: west, y: north }, { x: east, y: north }),
    wall('east', { x: east, y: north }, { x: east, y: south }),
    wall('south', { x: east, y: south }, { x: west, y: south }),
    wall('west', { x: west, y: south }, { x: west, y: north }),
  ];
}

export const anInnerWall = (id: string, from: Point, to: Point): LayoutWall => ({
  id,
  kind: 'inner',
  from,
  to,
  seeThrough: false,
});

export const anOpening = (
  id: string,
  wall: string,
  at: Point,
  changes: Partial<LayoutOpening> = {},
): LayoutOpening => ({ id, kind: 'door', label: id, at, width: 1, wall, ...changes });

export function aCamera(
  id: string,
  label: string,
  at: Point,
  direction: number,
  { angle = 100, distance = 12, level = 'discern' as const, line = 0 }: CameraChanges = {},
): LayoutDevice {
  const pixels = 2560;
  const reached = Math.round(pixelsPerMetre(pixels, angle, distance));
  const view = { angle, reach: 60, pixels, level, distance, pixelsPerMetre: reached };
  return { id, symbol: 'camera', label, line, at, direction, view };
}

interface CameraChanges {
  readonly angle?: number;
  readonly distance?: number;
  readonly level?: 'discern' | 'validate';
  readonly line?: number;
}

/** A layout with the cover that its cameras have. */
export const aLayout = (layout: Omit<SiteLayout, 'cover'>): SiteLayout => recover(layout);
