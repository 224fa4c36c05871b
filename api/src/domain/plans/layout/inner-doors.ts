import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import type { Doorway } from './openings.ts';
import { point, round, sidesOf } from './rect.ts';
import type { DrawnRoom } from './rooms.ts';

/** One door of each room, in the wall to its passage or floor; none where no inner wall is. */
export function innerDoorsOf(rooms: readonly DrawnRoom[], walls: readonly LayoutWall[]): Doorway[] {
  const inner = walls.filter(({ kind }) => kind === 'inner');
  return rooms.flatMap(({ id, label, rect, door }) => {
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
        label: `Door of ${lowerFirst(label)}`,
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

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
