import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';
import { SitePicture } from './site-picture.ts';

/** Limits of an outline. Lengths in metres. */
export const outlineLimits = {
  /** From the corner of the drawing, in each direction. */
  far: 5_000,
  corners: 60,
  buildings: 20,
  openings: 60,
  gates: 20,
  solids: 60,
  storeys: 20,
  leastSide: 0.2,
  leastBuildingArea: 4,
  /** In one building, with its passages. */
  rooms: 400,
  /** A wall is not moved so that a room becomes narrower; ours can be, in a small building. */
  narrowestRoom: 0.9,
  leastRoom: 0.1,
  narrowest: 0.3,
  widest: 20,
} as const;

const limits = outlineLimits;

/** What a drawing may be told; each at the place of the fault. */
export const outlineTexts = {
  unreadable: 'We cannot read this part of your drawing. Undo the last step and try again',
  fewCorners: 'This needs at least 3 corners',
  manyCorners: `This can have at most ${limits.corners} corners`,
  buildings: `Draw at least one building, and at most ${limits.buildings}`,
  many: 'There are too many of these. Remove some',
  storeys: `A building has 1 to ${limits.storeys} storeys`,
  crosses: 'This side crosses another side. Move one of its corners',
  shortSide: `This side is shorter than ${limits.leastSide} m. Remove a corner or move it away`,
  small: `This building is smaller than ${limits.leastBuildingArea} m². Make it larger`,
  outside: 'This building reaches past the boundary. Move it inside, or move the boundary out',
  overlaps: 'This building overlaps another building. Move one of them',
  doorOffWall: 'This opening is not on a wall of its building. Move it onto a wall',
  gateOffSide: 'This gate is not on the boundary. Move it onto a side',
  gateWithoutBoundary: 'A gate needs a boundary to be in. Remove the gate',
  doorTooWide: 'This opening is wider than its wall. Make it narrower',
  gateTooWide: 'This gate is wider than its side. Make the gate narrower or the side longer',
  pastCorner: 'This reaches past the corner. Move it along its wall',
  together: 'This overlaps the one beside it. Move one of them',
  roomOutside:
    'This room reaches past the walls of its building. Move its walls, or draw the rooms anew',
  roomNarrow: `This room is narrower than ${limits.leastRoom} m. Move its walls, or draw the rooms anew`,
  roomShape: 'A room has four right angles. Draw the rooms anew',
  roomsOverlap: 'This room overlaps another room. Move its walls, or draw the rooms anew',
  noDoor: 'Put at least one outside door on a building',
  street: 'Choose a side of the boundary as the street side',
} as const;

const { unreadable } = outlineTexts;

const metres = v.pipe(
  v.number(unreadable),
  v.finite(unreadable),
  v.minValue(-limits.far, unreadable),
  v.maxValue(limits.far, unreadable),
);
const At = v.object({ x: metres, y: metres }, unreadable);
const width = v.pipe(
  v.number(unreadable),
  v.minValue(limits.narrowest, `Make this at least ${limits.narrowest} m wide`),
  v.maxValue(limits.widest, `Make this at most ${limits.widest} m wide`),
);

/** A long list is refused before each of its entries is looked at. */
const few = <Entry extends v.GenericSchema>(entry: Entry, most: number, message: string) =>
  checkedFirst(
    v.pipe(v.array(v.unknown(), unreadable), v.maxLength(most, message)),
    v.pipe(v.array(entry, unreadable), v.maxLength(most, message)),
  );

const Corners = v.pipe(
  few(At, limits.corners, outlineTexts.manyCorners),
  v.minLength(3, outlineTexts.fewCorners),
);

export const openingKinds = ['door', 'garage', 'shutter', 'dock', 'window'] as const;
export const gateKinds = ['vehicle-gate', 'pedestrian-gate'] as const;
export const solidKinds = ['wall', 'tree', 'carport', 'pole'] as const;

/** Each at its middle, in metres. */
const Opening = v.object({ kind: v.picklist(openingKinds, unreadable), at: At, width }, unreadable);
const Gate = v.object({ kind: v.picklist(gateKinds, unreadable), at: At, width }, unreadable);

/** A rectangle along the walls of its building, clockwise; its id is that of the plan's drawing. */
const Room = v.object(
  {
    id: v.pipe(v.string(unreadable), v.maxLength(40, unreadable)),
    corners: v.pipe(few(At, 4, unreadable), v.length(4, unreadable)),
  },
  unreadable,
);

const Building = v.object(
  {
    corners: Corners,
    storeys: v.pipe(
      v.number(outlineTexts.storeys),
      v.integer(outlineTexts.storeys),
      v.minValue(1, outlineTexts.storeys),
      v.maxValue(limits.storeys, outlineTexts.storeys),
    ),
    openings: few(Opening, limits.openings, outlineTexts.many),
    /** Where the visitor has put walls between rooms; else we lay them out. */
    rooms: v.optional(few(Room, limits.rooms, outlineTexts.many)),
  },
  unreadable,
);

/** A garden wall has two points, a pole one, and what stands on the ground its corners. */
const Solid = v.object(
  {
    kind: v.picklist(solidKinds, unreadable),
    corners: v.pipe(few(At, 12, outlineTexts.manyCorners), v.minLength(1, unreadable)),
  },
  unreadable,
);

/**
 * A site as its visitor drew it. Metres, x to the right and y down. Whether it can be planned is asked
 * of `outlineFaults`.
 */
export const SiteOutline = v.object(
  {
    /** Absent where the site has no boundary of its own. */
    boundary: v.optional(Corners),
    /** Index of the boundary's side on the street: that from the corner with this index to the next. */
    street: v.optional(
      v.pipe(v.number(unreadable), v.integer(unreadable), v.minValue(0, unreadable)),
    ),
    gates: v.optional(few(Gate, limits.gates, outlineTexts.many), []),
    buildings: v.pipe(
      few(Building, limits.buildings, outlineTexts.buildings),
      v.minLength(1, outlineTexts.buildings),
    ),
    solids: v.optional(few(Solid, limits.solids, outlineTexts.many), []),
    /** What lies behind the drawing; no plan depends on it. */
    picture: v.optional(SitePicture),
  },
  unreadable,
);
export type SiteOutline = v.InferOutput<typeof SiteOutline>;
export type OutlineBuilding = SiteOutline['buildings'][number];
export type OutlineOpening = OutlineBuilding['openings'][number];
export type OutlineRoom = NonNullable<OutlineBuilding['rooms']>[number];
export type OutlineGate = SiteOutline['gates'][number];
export type OutlineSolid = SiteOutline['solids'][number];
