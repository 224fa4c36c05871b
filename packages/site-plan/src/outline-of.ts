import { outlineFaults } from '@app/contracts/outline-faults';
import type { Point, SiteLayout } from '@app/contracts/site-layout';
import {
  type OutlineBuilding,
  type OutlineOpening,
  outlineLimits,
  type SiteOutline,
} from '@app/contracts/site-outline';
import { around, type Bounds, rectangle } from './geometry/bounds.ts';
import { rounded } from './geometry/vectors.ts';
import { placeOf, placeOn } from './outline-shapes.ts';

/**
 * The outline of a plan that was drawn from answers, to begin with. Where the drawing has several
 * buildings or storeys as one, each is drawn as far as a drawing may have so many, with the same floor
 * area in all.
 */
export function outlineOf(layout: SiteLayout): SiteOutline {
  const outline = asDrawn(layout);
  const answered = layout.asOneOf ?? { buildings: 1, storeys: 1 };
  const buildings = Math.min(answered.buildings, outlineLimits.buildings);
  const storeys = Math.min(answered.storeys, outlineLimits.storeys);
  const [house] = outline.buildings;
  if (!house || (buildings === 1 && storeys === 1)) return outline;
  const ways = [true, false].flatMap((isFullWidth) =>
    [APART_METRES, 0].map((apart) => ({
      ...outline,
      buildings: split(house, { buildings, storeys, apart, isFullWidth }),
    })),
  );
  return ways.find((way) => outlineFaults(way).length === 0) ?? ways.at(-1) ?? outline;
}

function asDrawn({ walls, openings, width, depth }: SiteLayout): SiteOutline {
  const startsOf = (kind: string) =>
    walls.filter((wall) => wall.kind === kind).map(({ from }) => rounded(from));
  const boundary = startsOf('boundary');
  const outer = startsOf('outer');
  const corners = outer.length >= 3 ? outer : rectangle({ x: 0, y: 0 }, width, depth);
  const isOuter = new Set(walls.filter(({ kind }) => kind === 'outer').map(({ id }) => id));
  const isBoundary = new Set(walls.filter(({ kind }) => kind === 'boundary').map(({ id }) => id));
  return {
    ...(boundary.length >= 3 && { boundary, street: 2 }),
    gates: openings
      .filter(({ wall }) => isBoundary.has(wall))
      .map(({ kind, at, width }) => ({
        kind: kind === 'pedestrian-gate' ? kind : 'vehicle-gate',
        at: rounded(at),
        width,
      })),
    buildings: [
      {
        corners: [...corners],
        storeys: 1,
        openings: openings
          .filter(({ wall }) => isOuter.has(wall))
          .map(({ kind, at, width }) => ({ kind: openingKind(kind), at: rounded(at), width })),
      },
    ],
    solids: [],
  };
}

const openingKind = (kind: SiteLayout['openings'][number]['kind']): OutlineOpening['kind'] => {
  switch (kind) {
    case 'vehicle-gate':
      return 'garage';
    case 'pedestrian-gate':
      return 'door';
    default:
      return kind;
  }
};

const APART_METRES = 1;
const NARROWEST_METRES = 0.3;

interface Split {
  readonly buildings: number;
  readonly storeys: number;
  readonly apart: number;
  /** Openings are as wide as they were, and not narrower with their walls. */
  readonly isFullWidth: boolean;
}

/**
 * A main building, which has the openings and a little more than half of the floor, and the others in
 * rows on its right. Each has all storeys, so that the house shrinks towards the middle of its front.
 */
function split(house: OutlineBuilding, { buildings, storeys, apart, isFullWidth }: Split) {
  const whole = around(house.corners);
  const scale = Math.sqrt(1 / storeys);
  const share = (buildings + 1) / (2 * buildings);
  const [across, down] = [scale * share, scale];
  const left = whole.x + (whole.width * (1 - scale)) / 2;
  const front = whole.y + whole.depth;
  const moved = ({ x, y }: Point): Point =>
    rounded({ x: left + (x - whole.x) * across, y: front + (y - front) * down });
  const corners = house.corners.map(moved);
  const openings = house.openings.map((opening) => {
    const width = isFullWidth ? opening.width : Math.max(NARROWEST_METRES, opening.width * across);
    const { edge } = placeOf(house.corners, opening.at);
    const { metres } = placeOf(corners, moved(opening.at));
    return { ...opening, width, at: placeOn(corners, edge, metres, width) };
  });
  const rest = {
    x: left + whole.width * across + apart,
    y: front,
    width: whole.width * scale * (1 - share),
    depth: whole.depth * down,
  };
  return [
    { corners, storeys, openings },
    ...inRows(rest, buildings - 1, apart).map((own) => ({ corners: own, storeys, openings: [] })),
  ];
}

/** Buildings of equal area in rows from the front to the back. @param space its front edge is at `y` */
function inRows({ x, y, width, depth }: Bounds, count: number, apart: number): Point[][] {
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / depth)));
  const rows = Math.ceil(count / columns);
  const before = (row: number) => Math.floor((count * row) / rows);
  return Array.from({ length: rows }, (_, row) => {
    const own = before(row + 1) - before(row);
    const size = { width: width / own, depth: (depth * own) / count };
    const top = y - (depth * before(row + 1)) / count - row * apart;
    return Array.from({ length: own }, (_, column) =>
      rectangle({ x: x + column * (size.width + apart), y: top }, size.width, size.depth),
    );
  }).flat();
}
