import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import type { Site } from '../site.ts';
import { openingLabel } from '../words/statements/drawing.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Doorway, type Entrances, entrancesOf } from './openings.ts';
import { point, type Rect, round, sidesOf } from './rect.ts';
import { type DrawnRoom, type Inside, insideOf } from './rooms.ts';
import { wallsOf } from './walls.ts';

/** The site as it is drawn, before any device is placed. */
export interface SiteModel extends Ground, Inside, Entrances {
  readonly site: Site;
  readonly walls: readonly LayoutWall[];
  /** One of each room, where there is an inner wall for it. */
  readonly innerDoors: readonly Doorway[];
  /** Where devices that belong to no room go: the open floor, or the largest room that is not private. */
  readonly hall: Rect;
}

/** @param indoor devices that need a place in the building */
export function modelOf(site: Site, indoor: number): SiteModel {
  const ground = groundOf(site, indoor);
  const inside = insideOf(site, ground.building);
  const walls = wallsOf(site, ground, inside);
  return {
    site,
    ...ground,
    ...inside,
    ...entrancesOf(site, ground, walls),
    walls,
    innerDoors: innerDoorsOf(inside.rooms, walls),
    hall: inside.floor ?? largest(inside) ?? ground.building,
  };
}

function largest({ rooms }: Inside): Rect | undefined {
  const area = ({ width, depth }: Rect) => width * depth;
  return rooms
    .filter(({ use }) => use !== 'consulting')
    .map(({ rect }) => rect)
    .reduce<Rect | undefined>(
      (most, rect) => (most && area(most) >= area(rect) ? most : rect),
      undefined,
    );
}

/** One door of each room, in the wall to its passage or floor; none where no inner wall is. */
function innerDoorsOf(rooms: readonly DrawnRoom[], walls: readonly LayoutWall[]): Doorway[] {
  const inner = walls.filter(({ kind }) => kind === 'inner');
  return rooms.flatMap(({ id, name: room, rect, door }) => {
    const sides = sidesOf(rect);
    const first = sides.filter(({ name }) => name === door);
    for (const side of [...first, sides[1], sides[3]]) {
      const width = Math.min(layoutValues.innerDoorMetres, side.length * 0.6);
      const nearWest = side.name === 'south' ? side.length - width : width;
      const at = point(
        side.from.x + side.along.x * nearWest,
        side.from.y + side.along.y * nearWest,
      );
      const wall = inner.find(({ from, to }) => isOn(at, from, to));
      if (!wall) continue;
      const opening = {
        id: `door-${id}`,
        kind: 'door' as const,
        label: openingLabel({ id: 'inner-door', room }),
        at,
        width: round(width),
        wall: wall.id,
      };
      return [{ opening, side }];
    }
    return [];
  });
}

const isOn = (at: Point, from: Point, to: Point): boolean =>
  at.x >= Math.min(from.x, to.x) - 0.005 &&
  at.x <= Math.max(from.x, to.x) + 0.005 &&
  at.y >= Math.min(from.y, to.y) - 0.005 &&
  at.y <= Math.max(from.y, to.y) + 0.005;
