import { edgeLength, edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import {
  bearing,
  degrees,
  dot,
  lengthOf,
  middleOf,
  minus,
  normal,
  plus,
  radians,
  times,
  unit,
} from '@app/site-plan/geometry/vectors';
import {
  middleOfAll,
  moveBuilding,
  moveOpening,
  moveSolid,
  moveSolidCorner,
  openingsOf,
  putOpening,
  removeOpening,
  removeSolid,
  turnBuildingTo,
  turnOf,
  turnPoint,
} from '@app/site-plan/outline-edit';
import { moveRoomWall, roomsInFrame, wallsOfRooms } from '@app/site-plan/outline-rooms';
import {
  addCorner,
  cornersOf,
  moveCorner,
  placeOf,
  removeCorner,
  type ShapeId,
  snapped,
} from '@app/site-plan/outline-shapes';
import { cornerWords, inMetres, openingName, sideWords, solidName } from './part-words.ts';
import { movedPicture, withPicture } from './picture/picture-edit.ts';

export const tools = [
  'boundary',
  'building',
  'rooms',
  'door',
  'gate',
  'garden',
  'picture',
] as const;
/** What is being changed; only its handles are on the drawing. */
export type Tool = (typeof tools)[number];

/** A point of the drawing that can be moved. */
export interface Handle {
  readonly key: string;
  /** For screen readers. */
  readonly label: string;
  readonly at: Point;
  readonly kind: 'corner' | 'middle' | 'whole' | 'opening' | 'turn' | 'wall' | 'fixed';
  /** Where the line to it begins, for one that is off its part. */
  readonly stem?: Point;
  /** What is said beside it when it is chosen: the widths of rooms, or degrees. */
  readonly note?: string;
  /** Marked when it is chosen. */
  readonly line?: { readonly from: Point; readonly to: Point };
  /** Whose sides are marked when it is chosen. */
  readonly corner?: { readonly shape: ShapeId; readonly index: number };
  /** Key of the handle that it becomes when it was moved. */
  readonly becomes?: string;
  /** @param free without the pull of right angles, as keys want it */
  readonly move: (outline: SiteOutline, to: Point, free?: boolean) => SiteOutline;
  /** Metres to the right and down; by default to there. */
  readonly nudge?: (outline: SiteOutline, by: Point) => SiteOutline;
  /** Undefined for what cannot be removed. */
  readonly remove?: (outline: SiteOutline) => SiteOutline;
}

/** @param scale pixels to the metre */
export function handlesOf(outline: SiteOutline, tool: Tool, scale: number): readonly Handle[] {
  switch (tool) {
    case 'boundary':
      return outline.boundary ? cornerHandles(outline, 'boundary') : [];
    case 'building':
      return outline.buildings.flatMap((_, index) => [
        ...cornerHandles(outline, index),
        buildingHandle(outline, index),
        ...turnHandles(outline, index, scale),
      ]);
    case 'rooms':
      return outline.buildings.flatMap((_, index) => wallHandles(outline, index));
    case 'door':
      return outline.buildings.flatMap((_, index) => openingHandles(outline, index));
    case 'gate':
      return openingHandles(outline, 'boundary');
    case 'garden':
      return outline.solids.flatMap((_, index) => solidHandles(outline, index));
    case 'picture':
      return pictureHandles(outline);
  }
}

const tenths = ({ x, y }: Point): Point => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});

/** Corners, and the middle of each side, which becomes a corner when it is dragged. */
function cornerHandles(outline: SiteOutline, shape: ShapeId): readonly Handle[] {
  const corners = cornersOf(outline, shape);
  const of = shape === 'boundary' ? 'boundary' : `building-${shape}`;
  const keyOf = (index: number) => `${of}-corner-${index}`;
  return [
    ...edgesOf(corners).map(
      (side, index): Handle => ({
        key: `${of}-middle-${index}`,
        label: `Side ${sideWords(corners, index)}: press Enter for a corner`,
        at: middleOf(side),
        kind: 'middle',
        becomes: keyOf(index + 1),
        move: (before, at) => {
          const more = addCorner(before, shape, index);
          return moveCorner(more, shape, index + 1, snapped(cornersOf(more, shape), index + 1, at));
        },
        nudge: (before) => addCorner(before, shape, index),
      }),
    ),
    ...corners.map(
      (at, index): Handle => ({
        key: keyOf(index),
        label: cornerWords(corners, index),
        at,
        kind: 'corner',
        corner: { shape, index },
        move: (before, to, free) =>
          moveCorner(
            before,
            shape,
            index,
            free ? to : snapped(cornersOf(before, shape), index, to),
          ),
        ...(corners.length > 3 && { remove: (before) => removeCorner(before, shape, index) }),
      }),
    ),
  ];
}

function buildingHandle({ buildings }: SiteOutline, index: number): Handle {
  const at = middleOfAll(buildings[index]?.corners ?? []);
  return {
    key: `building-${index}`,
    label: `Move building ${index + 1}`,
    at,
    kind: 'whole',
    move: (before, to) => moveBuilding(before, index, tenths({ x: to.x - at.x, y: to.y - at.y })),
  };
}

/** Pixels from the building. */
const TURN_APART = 34;
/** Degrees. */
const TURN_STEP = 15;
const TURN_PULL = 3;

/** A whole step, or along a side of the boundary or across it, where the angle is near to one. */
function pulled({ boundary = [] }: SiteOutline, turn: number): number {
  const sides = edgesOf(boundary).map(({ from, to }) => degrees(bearing(from, to)));
  const [near = turn] = [
    Math.round(turn / TURN_STEP) * TURN_STEP,
    ...sides.map((side) => side + Math.round((turn - side) / 90) * 90),
  ].toSorted((a, b) => Math.abs(a - turn) - Math.abs(b - turn));
  return Math.abs(near - turn) <= TURN_PULL ? near : turn;
}

/** Beyond the first side of a building: it goes round its middle. */
function turnHandles({ buildings }: SiteOutline, index: number, scale: number): readonly Handle[] {
  const building = buildings[index];
  if (!building) return [];
  const middle = turnPoint(building);
  const now = turnOf(building);
  const out = unit(radians(now - 90));
  const reach = Math.max(...building.corners.map((corner) => dot(minus(corner, middle), out)));
  return [
    {
      key: `building-${index}-turn`,
      label: `Turn building ${index + 1}, now ${now}°: arrow keys by 1°, with Shift to the next ${TURN_STEP}°`,
      at: plus(middle, times(out, reach + TURN_APART / scale)),
      stem: plus(middle, times(out, reach)),
      kind: 'turn',
      note: `${now}°`,
      move: (before, to) => {
        const angle = Math.round(degrees(bearing(middle, to))) + 90;
        return turnBuildingTo(before, index, pulled(before, angle));
      },
      nudge: (before, by) => {
        const way = Math.sign(by.x + by.y);
        const isStep = Math.abs(by.x + by.y) >= 1;
        const steps = now / TURN_STEP;
        const next = (way > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * TURN_STEP;
        return turnBuildingTo(before, index, isStep ? next : now + way);
      },
    },
  ];
}

/** Walls between rooms, each at its middle: they go across. */
function wallHandles({ buildings }: SiteOutline, index: number): readonly Handle[] {
  const building = buildings[index];
  if (!building) return [];
  const { rects } = roomsInFrame(building);
  return wallsOfRooms(building).flatMap((wall, number): readonly Handle[] => {
    const at = middleOf(wall);
    const name = `Wall ${number + 1} of building ${index + 1}, ${inMetres(edgeLength(wall))} long`;
    const key = `wall-${index}-${number}`;
    if (wall.isFixed)
      return [
        {
          key,
          label: `${name}: part of it is an outer wall, so it stays`,
          at,
          kind: 'fixed',
          line: wall,
          note: 'Partly an outer wall: stays',
          move: (before) => before,
        },
      ];
    const across = normal(wall);
    // A level wall goes down with its normal, an upright one to the left.
    const way = wall.level ? 1 : -1;
    const moved = (before: SiteOutline, by: number) =>
      moveRoomWall(before, index, wall, way * (Math.round(by * 10) / 10));
    return [
      {
        key,
        label: `${name}: arrow keys move it across`,
        at,
        kind: 'wall',
        line: wall,
        note: [wall.ends, wall.starts]
          .flatMap(([room]) => rects[room ?? -1] ?? [])
          .map(({ width, depth }) => inMetres(wall.level ? depth : width))
          .join(' | '),
        move: (before, to) => moved(before, dot(minus(to, at), across)),
        nudge: (before, by) => {
          const off = dot(by, across);
          // Keys along the wall move nothing.
          return Math.abs(off) < 0.05 ? before : moved(before, Math.sign(off) * lengthOf(by));
        },
      },
    ];
  });
}

function openingHandles(outline: SiteOutline, shape: ShapeId): readonly Handle[] {
  const corners = cornersOf(outline, shape);
  return openingsOf(outline, shape).map(({ at, kind, width }, index) => {
    const id = { shape, index };
    const { edge, metres } = placeOf(corners, at);
    return {
      key: `opening-${shape}-${index}`,
      label: openingName(kind, width, edge, metres),
      at,
      kind: 'opening',
      move: (before, to) => moveOpening(before, id, to),
      // Along its wall: right and down go on, left and up go back.
      nudge: (before, by) => putOpening(before, id, edge, metres + by.x + by.y),
      remove: (before) => removeOpening(before, id),
    };
  });
}

function solidHandles({ solids }: SiteOutline, index: number): readonly Handle[] {
  const solid = solids[index];
  if (!solid) return [];
  const { kind, corners } = solid;
  const remove = (before: SiteOutline) => removeSolid(before, index);
  const middle = middleOfAll(corners);
  const whole: Handle = {
    key: `solid-${index}`,
    label: `Move ${solidName(kind)} ${index + 1}`,
    at: middle,
    kind: 'whole',
    move: (before, to) =>
      moveSolid(before, index, tenths({ x: to.x - middle.x, y: to.y - middle.y })),
    remove,
  };
  if (kind !== 'wall') return [whole];
  return [
    whole,
    ...corners.map(
      (at, end): Handle => ({
        key: `solid-${index}-${end}`,
        label: `End ${end + 1} of ${solidName(kind)} ${index + 1}`,
        at,
        kind: 'corner',
        move: (before, to) => moveSolidCorner(before, index, end, tenths(to)),
        remove,
      }),
    ),
  ];
}

/** The middle of the picture, by which it is moved. */
function pictureHandles({ picture }: SiteOutline): readonly Handle[] {
  if (!picture) return [];
  return [
    {
      key: 'picture',
      label: 'Move the picture',
      at: picture.at,
      kind: 'whole',
      move: (outline, at) => withPicture(outline, movedPicture(picture, at)),
      remove: (outline) => withPicture(outline, undefined),
    },
  ];
}

/** After arrow keys. Metres. */
export const nudged = (handle: Handle, outline: SiteOutline, by: Point): SiteOutline =>
  handle.nudge?.(outline, by) ??
  handle.move(outline, tenths({ x: handle.at.x + by.x, y: handle.at.y + by.y }), true);
