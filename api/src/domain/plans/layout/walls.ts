import type { LayoutWall } from '@app/contracts/site-layout';
import { outlineWalls } from '@app/site-plan/outline';
import type { RoomWall } from '@app/site-plan/room-walls';
import type { Site } from '../site.ts';
import type { Ground } from './ground.ts';
import { point, type Rect, sidesOf } from './rect.ts';
import type { Inside } from './rooms.ts';

/** A straight part of a building, which may be all of it, and what is in it. */
export interface Part {
  readonly rect: Rect;
  readonly inside: Inside;
}

type Line = Pick<LayoutWall, 'from' | 'to'>;

/**
 * Walls between rooms, and where straight parts of a building meet; each in one piece.
 * @param before how many other buildings have
 */
export const innerWallsOf = (parts: readonly Part[], before: number): LayoutWall[] =>
  inOnePiece([...parts.flatMap(innerWalls), ...betweenParts(parts)], before);

/** Of rooms that the visitor has put where they are. */
export const linesOf = (walls: readonly RoomWall[]): Line[] =>
  walls.flatMap(({ level, at, spans }) =>
    spans.map(([from, to]) =>
      level
        ? { from: point(from, at), to: point(to, at) }
        : { from: point(at, from), to: point(at, to) },
    ),
  );

export const inOnePiece = (lines: readonly Line[], before: number): LayoutWall[] =>
  lines.map(({ from, to }, index) => ({
    id: `inner-${before + index + 1}`,
    kind: 'inner',
    from,
    to,
    seeThrough: false,
  }));

/** Walls of the boundary, of the buildings and between rooms. */
export function wallsOf(site: Site, ground: Ground, inner: readonly LayoutWall[]): LayoutWall[] {
  if (site.outline) return [...outlineWalls(site.outline, site.boundary.kind !== 'wall'), ...inner];
  return [
    ...(ground.boundary ? boundaryWalls(ground.boundary, site.boundary.kind) : []),
    ...around('outer', 'outer', ground.building, false),
    ...inner,
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
function innerWalls({ rect: building, inside: { rooms, passages, block } }: Part): Line[] {
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
  return [...across, ...down, ...ends];
}

/** Where two straight parts of a building touch. */
function betweenParts(parts: readonly Part[]): Line[] {
  return parts.flatMap(({ rect: one }, index) =>
    parts.slice(index + 1).flatMap(({ rect: other }) => [
      ...touching(one, other).map(([x, from, to]) => ({ from: point(x, from), to: point(x, to) })),
      ...touching(turned(one), turned(other)).map(([y, from, to]) => ({
        from: point(from, y),
        to: point(to, y),
      })),
    ]),
  );
}

const turned = ({ x, y, width, depth }: Rect): Rect => ({ x: y, y: x, width: depth, depth: width });

/** The upright line that two rectangles share: where it is, and from where to where. */
function touching(one: Rect, other: Rect): (readonly [x: number, from: number, to: number])[] {
  const [from, to] = [Math.max(one.y, other.y), Math.min(one.y + one.depth, other.y + other.depth)];
  const x = [one.x, one.x + one.width].find((edge) =>
    isEdge(edge, edge === one.x ? other.x + other.width : other.x),
  );
  return x === undefined || to - from < 0.01 ? [] : [[x, from, to]];
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
