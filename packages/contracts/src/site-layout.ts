import * as v from 'valibot';

/**
 * A simple model of a site, made from answers or from an outline and not from a survey. Metres; x grows
 * to the right, y grows down. From answers, 0 is the north-west corner of the boundary and the street is
 * at the bottom. Angles are in
 * degrees, 0 to the right and clockwise.
 */
const metres = v.pipe(v.number(), v.finite());
export const Point = v.object({ x: metres, y: metres });
export type Point = v.InferOutput<typeof Point>;

/** Levels of detail of IEC 62676-4:2025, from the least to the most. */
export const detailLevels = [
  'overview',
  'outline',
  'discern',
  'perceive',
  'characterise',
  'validate',
  'scrutinise',
] as const;
export const DetailLevel = v.picklist(detailLevels);
export type DetailLevel = v.InferOutput<typeof DetailLevel>;

export const LayoutWall = v.object({
  id: v.string(),
  /** Solid are garden walls, trees and carports, which only an outline has. */
  kind: v.fallback(v.picklist(['boundary', 'outer', 'inner', 'solid']), 'inner'),
  from: Point,
  to: Point,
  /** A palisade or a mesh fence stops people, but not a camera's view. */
  seeThrough: v.boolean(),
});
export type LayoutWall = v.InferOutput<typeof LayoutWall>;

export const LayoutOpening = v.object({
  id: v.string(),
  kind: v.fallback(
    v.picklist(['door', 'shutter', 'dock', 'window', 'vehicle-gate', 'pedestrian-gate']),
    'door',
  ),
  label: v.string(),
  /** Its middle, on the wall. */
  at: Point,
  width: metres,
  wall: v.string(),
});
export type LayoutOpening = v.InferOutput<typeof LayoutOpening>;

export const LayoutRoom = v.object({
  id: v.string(),
  label: v.string(),
  /** North-west corner. */
  at: Point,
  width: metres,
  depth: metres,
  /** Of a room that lies along walls which are not along the axes; then the others are its bounds. */
  corners: v.optional(v.array(Point)),
});
export type LayoutRoom = v.InferOutput<typeof LayoutRoom>;

/** What a camera shows: a sector cut off at the walls that stop it. */
export const LayoutView = v.object({
  /** Full horizontal angle. */
  angle: metres,
  /** How far the drawing shows it. */
  reach: metres,
  /** Horizontal pixels of the picture. */
  pixels: metres,
  /** The level that the view is for, and the distance of what it looks at. */
  level: v.fallback(DetailLevel, 'overview'),
  distance: metres,
  /** Reached at that distance. */
  pixelsPerMetre: metres,
});
export type LayoutView = v.InferOutput<typeof LayoutView>;

export const deviceSymbols = [
  'camera',
  'recorder',
  'screen',
  'detector',
  'outdoor-detector',
  'contact',
  'siren',
  'panic',
  'keypad',
  'panel',
  'beam',
  'energizer',
  'gate-motor',
  'barrier',
  'reader',
  'lock',
  'intercom',
  'power',
  'sensor',
  'tower',
  'switch',
  'other',
] as const;

export const LayoutDevice = v.object({
  id: v.string(),
  symbol: v.fallback(v.picklist(deviceSymbols), 'other'),
  /** Such as "Front door" or "Boundary, north". */
  label: v.string(),
  /** Index in the bill of materials of the one line that counts it. */
  line: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: Point,
  /** Where it looks. */
  direction: v.optional(metres),
  view: v.optional(LayoutView),
  /** A detector's range and angle. */
  range: v.optional(v.object({ metres, angle: metres })),
  /** The other end of a beam. */
  to: v.optional(Point),
  /** Unique in a plan, such as "C07"; plans that were stored before devices had one have none. */
  tag: v.optional(v.string()),
  /** Above the floor or the ground. */
  height: v.optional(metres),
  /** What it is wired to: a tag, or "PoE switch at R01". */
  switch: v.optional(v.string()),
});
export type LayoutDevice = v.InferOutput<typeof LayoutDevice>;

export const markSymbols = ['sign', 'earth-spike', 'cabinet', 'mains-point', 'other'] as const;

/** What is drawn lightly, without a number of its own: all pieces of one line, such as warning signs. */
export const LayoutMark = v.object({
  symbol: v.fallback(v.picklist(markSymbols), 'other'),
  /** What each is: "Fence warning sign". */
  label: v.string(),
  /** Index in the bill of materials of the line that counts them; absent for what is not in the price. */
  line: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** One for each piece. */
  at: v.array(Point),
  /** Those of the pieces, in their order; plans that were stored before marks had tags have none. */
  tags: v.optional(v.array(v.string())),
});
export type LayoutMark = v.InferOutput<typeof LayoutMark>;

/** A stretch of electric fence with an alarm of its own. */
export const FenceZone = v.object({ id: v.string(), path: v.array(Point) });

export const BlindSpot = v.object({ label: v.string(), from: Point, to: Point });

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

export const SiteLayout = v.object({
  /** Of the boundary, or of the building when there is none. */
  width: metres,
  depth: metres,
  /** What the drawing takes for granted, such as "The building stands in the middle". */
  notes: v.array(v.string()),
  /** What several buildings or storeys on one floor mean for lengths; absent where there is one floor, and in older plans. */
  asOne: v.optional(v.string()),
  /** How many these are; absent in a drawing of an outline, which has each building. */
  asOneOf: v.optional(v.object({ buildings: count, storeys: count })),
  walls: v.array(LayoutWall),
  openings: v.array(LayoutOpening),
  rooms: v.array(LayoutRoom),
  devices: v.array(LayoutDevice),
  fence: v.array(FenceZone),
  /** Of a site that its visitor drew, where the street may be on any side: the middle of that side. */
  drawn: v.optional(v.object({ street: v.optional(Point) })),
  /** Absent in older plans. */
  marks: v.optional(v.array(LayoutMark)),
  /** The ground round the building belongs to others, as at a shop in a mall: no camera watches it. */
  noGround: v.optional(v.boolean()),
  /** Shares from 0 to 1 of what cameras see at `discern` or better; absent without cameras. */
  cover: v.optional(
    v.object({
      perimeter: metres,
      entrances: metres,
      blindSpots: v.array(BlindSpot),
    }),
  ),
});
export type SiteLayout = v.InferOutput<typeof SiteLayout>;
