import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import type { Site } from '../site.ts';
import { openingLabel } from '../words/statements/drawing.ts';
import type { Doorway, Entrances } from './openings.ts';
import { point, round, sidesOfRect } from './rect.ts';
import type { DrawnRoom } from './rooms.ts';

interface Doors extends Entrances {
  readonly rooms: readonly DrawnRoom[];
  readonly innerDoors: readonly Doorway[];
}

/** The doors of some rooms. */
export const doorsOf = (
  { innerDoors, rooms }: Pick<Doors, 'innerDoors' | 'rooms'>,
  isOne: (room: DrawnRoom) => boolean,
): readonly Doorway[] => {
  const ids = new Set(rooms.filter(isOne).map(({ id }) => `door-${id}`));
  return innerDoors.filter(({ opening }) => ids.has(opening.id));
};

/**
 * Doors that access control takes in turn where no room is named: outer doors, then doors of rooms of value,
 * of other rooms, and pedestrian gates; on an estate, where it is for its gates, these come first.
 */
export const inTurn = <Door>(
  { type }: Site,
  doors: Readonly<Record<'outer' | 'valued' | 'plain' | 'gates', readonly Door[]>>,
): readonly Door[] => {
  const { outer, valued, plain, gates } = doors;
  return type === 'Residential Estate'
    ? [...gates, ...outer, ...valued, ...plain]
    : [...outer, ...valued, ...plain, ...gates];
};

export const unnamedDoorsOf = (site: Site, doors: Doors): readonly Doorway[] =>
  inTurn(site, {
    outer: doors.entrances.filter(({ opening }) => opening.kind === 'door'),
    valued: doorsOf(
      doors,
      ({ use }) => use !== 'plain' && !site.access.rooms.some((room) => room === use),
    ),
    plain: doorsOf(doors, ({ use }) => use === 'plain'),
    gates: doors.pedestrianGates,
  });

/**
 * One door of each room, in the wall to its passage or floor; none where no inner wall is.
 * @param rooms along the axes
 */
export function innerDoorsOf(rooms: readonly DrawnRoom[], walls: readonly LayoutWall[]): Doorway[] {
  const inner = walls.filter(({ kind }) => kind === 'inner');
  return rooms.flatMap(({ id, name: room, rect, door }) => {
    const [north, east, south, west] = sidesOfRect(rect);
    const ways = door === 'south' ? [south, east, west, north] : [north, east, west, south];
    for (const side of ways) {
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
