import type { SiteOutline } from '@app/contracts/site-outline';
import { layoutValues } from '@app/knowledge/planning/layout';
import { areaOf } from '@app/site-plan/outline-measures';
import { when } from '@app/wording/phrases';
import type { Site } from '../site.ts';
import type { DrawingNote } from '../words/statements/drawing.ts';
import { type Rect, round, type Shape, shapeOf } from './rect.ts';

/** Where the boundary and the building are, and what the drawing had to change for it. */
export interface Ground {
  /** Undefined when the site has none. */
  readonly boundary: Shape | undefined;
  /** The first one, which is where the equipment is. */
  readonly building: Shape;
  readonly buildings: readonly Shape[];
  readonly notes: readonly DrawingNote[];
}

const { widthToDepth, clearMetres, frontYardMostMetres } = layoutValues;

/**
 * Two rectangles of the same shape, the building in the middle and near the street.
 * @param indoor devices that need a place in the building
 */
export function groundOf(site: Site, indoor: number): Ground {
  const { floorArea, boundary, outline } = site;
  if (outline) return drawnGround(outline);
  const { length } = boundary;
  const drawn = Math.max(floorArea, leastArea(site, indoor));
  const house = { width: Math.sqrt(drawn * widthToDepth), depth: Math.sqrt(drawn / widthToDepth) };
  const enlarged = when(drawn > floorArea, { id: 'larger-building', floorArea });
  if (length === 0) {
    const building = rounded({ x: 0, y: 0, ...house });
    return { boundary: undefined, building, buildings: [building], notes: enlarged };
  }
  const plot = plotOf(length, house);
  const front = Math.min(frontYardMostMetres, (plot.depth - house.depth) / 2);
  const building = rounded({
    x: (plot.width - house.width) / 2,
    y: plot.depth - house.depth - front,
    ...house,
  });
  return {
    boundary: rounded({ x: 0, y: 0, width: plot.width, depth: plot.depth }),
    building,
    buildings: [building],
    notes: [...enlarged, ...when(plot.enlarged, { id: 'longer-boundary', length })],
  };
}

/** As it was drawn, the largest building first. */
function drawnGround({ boundary, buildings }: SiteOutline): Ground {
  const [building, ...others] = buildings
    .toSorted((a, b) => areaOf(b) - areaOf(a))
    .map(({ corners }) => shapeOf(corners));
  if (!building) throw new Error('An outline has no building');
  return {
    boundary: boundary && shapeOf(boundary),
    building,
    buildings: [building, ...others],
    notes: [],
  };
}

/** The boundary as a rectangle of its length, or the smallest one that the building fits in. */
function plotOf(length: number, house: { width: number; depth: number }) {
  const depth = length / (2 * (widthToDepth + 1));
  const least = {
    width: house.width + 2 * clearMetres,
    depth: house.depth + 2 * clearMetres,
  };
  const scale = Math.max(1, least.depth / depth, least.width / (depth * widthToDepth));
  return { width: depth * widthToDepth * scale, depth: depth * scale, enlarged: scale > 1 };
}

function leastArea(site: Site, indoor: number): number {
  const rooms = Math.max(site.rooms, site.highValueRooms.length + site.consultingRooms);
  return Math.max(
    layoutValues.leastBuildingSquareMetres,
    rooms * layoutValues.leastRoomSquareMetres,
    indoor * layoutValues.squareMetresPerDevice,
  );
}

const rounded = ({ x, y, width, depth }: Rect): Rect => ({
  x: round(x),
  y: round(y),
  width: round(width),
  depth: round(depth),
});
