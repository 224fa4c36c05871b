import type { LayoutWall } from '@app/contracts/site-layout';
import type { Site } from '../site.ts';
import type { Ground } from './ground.ts';
import { point, type Rect, sidesOf } from './rect.ts';
import type { Inside } from './rooms.ts';

/** Walls of the boundary, of the building and between its rooms; each in one piece. */
export function wallsOf(site: Site, ground: Ground, inside: Inside): LayoutWall[] {
  return [
    ...(ground.boundary ? boundaryWalls(ground.boundary, site.boundary.kind) : []),
    ...around('outer', 'outer', ground.building, false),
    ...innerWalls(ground.building, inside),
  ];
}

const boundaryWalls = (boundary: Rect, kind: Site['boundary']['kind']): LayoutWall[] =>
  around('boundary', 'boundary', boundary, kind !== 'wall');

const around = (
  id: string,
  kind: LayoutWall['kind'],
  rect: Rect,
  seeThrough: boolean,
): LayoutWall[] =>
  sidesOf(rect).map(({ name, from, to }) => ({ id: `${id}-${name}`, kind, from, to, seeThrough }));

/** One line where two rooms, or a room and the floor, meet. */
function innerWalls(building: Rect, { rooms, passages, block }: Inside): LayoutWall[] {
  if (!block) return [];
  const across = rows([...rooms.map(({ rect }) => rect), ...passages], building).map((y) => ({
    from: point(block.x, y),
    to: point(block.x + block.width, y),
  }));
  const down = rooms.flatMap(({ rect }) =>
    isEdge(rect.x + rect.width, building.x + building.width)
      ? []
      : [
          {
            from: point(rect.x + rect.width, rect.y),
            to: point(rect.x + rect.width, rect.y + rect.depth),
          },
        ],
  );
  const ends = passages
    .filter(({ x, width }) => !isEdge(x + width, building.x + building.width))
    .map(({ x, y, width, depth }) => ({
      from: point(x + width, y),
      to: point(x + width, y + depth),
    }));
  return [...across, ...down, ...ends].map(({ from, to }, index) => ({
    id: `inner-${index + 1}`,
    kind: 'inner',
    from,
    to,
    seeThrough: false,
  }));
}

/** Lines across the block, without the building's own walls. */
function rows(rects: readonly Rect[], building: Rect): number[] {
  const edges = rects.flatMap(({ y, depth }) => [y, y + depth]);
  return edges
    .filter((y) => !isEdge(y, building.y) && !isEdge(y, building.y + building.depth))
    .sort((a, b) => a - b)
    .filter((y, index, all) => index === 0 || !isEdge(y, all[index - 1] ?? Number.NaN));
}

/** Half a centimetre is for rounding. */
const isEdge = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;
