import type { DetailLevel, LayoutDevice, LayoutView, LayoutWall } from '@app/contracts/site-layout';
import { videoValues } from '@app/knowledge/planning/video';
import { type PerimeterPiece, perimeterPieces } from '@app/site-plan/cover';
import { ON_ITS_WALL, toFirstWall, wallsNear } from '@app/site-plan/geometry/sight';
import { bearing, distance, radians } from '@app/site-plan/geometry/vectors';
import { discerns, watchersOf } from '@app/site-plan/geometry/watcher';
import { blindMetres, distanceFor } from '@app/site-plan/optics';
import type { Mounted } from '../plan-parts.ts';
import { leastCover, type Option } from './least-cover.ts';
import { type Mount, mountsOf } from './mounts.ts';
import { degrees } from './placing.ts';
import type { SiteModel } from './site-model.ts';

/** A camera where it stands. */
export type Watching = Pick<LayoutDevice, 'at' | 'view' | 'direction' | 'height'>;

interface Camera {
  readonly view: LayoutView;
  /** What it has to show of the boundary. */
  readonly level: DetailLevel;
  /** Metres above the ground. */
  readonly height: number;
}

const { boundarySeenShare, boundaryCameraLeastM } = videoValues;
/** Kept at both edges of a view, because directions are rounded and devices move a little aside. */
export const EDGE = radians(1);

/** Cameras of the boundary, in their order along it. */
interface WatchedBoundary {
  readonly mounted: readonly Mounted[];
  /** Share of it that they see together with the others, from 0 to 1. */
  readonly seen: number;
}

/**
 * The fewest cameras of one kind that see enough of the boundary together with those at its doors and
 * gates.
 * @param others cameras with their places, direction and view
 */
export function watchBoundary(
  model: SiteModel,
  camera: Camera,
  others: readonly Watching[],
): WatchedBoundary {
  const { walls, pieces, options } = boundaryOptions(model, camera);
  const weights = pieces.map(({ metres }) => metres);
  const whole = weights.reduce((sum, metres) => sum + metres, 0);
  const seen = seenBy(others, camera.level, pieces, walls);
  const taken = leastCover(options, {
    weights,
    seen,
    enough: boundarySeenShare.planned * whole,
    least: Math.min(boundaryCameraLeastM, whole / 10),
  }).flatMap((index) => options[index] ?? []);
  const all = new Set([...seen, ...taken.flatMap(({ sees }) => [...sees])]);
  return {
    mounted: taken
      .toSorted((a, b) => Math.min(...a.sees) - Math.min(...b.sees))
      .map(({ mount, angle }) => ({ at: mount.at, on: mount.on, direction: degrees(angle) })),
    seen: [...all].reduce((sum, piece) => sum + (weights[piece] ?? 0), 0) / whole,
  };
}

/** The boundary in pieces, and where a camera could be with the pieces that it would see from there. */
export function boundaryOptions(model: SiteModel, { view, level, height }: Camera) {
  const { walls, pieces, mounts } = outsideOf(model);
  const limited = { view: atLevel(view, level), height };
  const angles = new Float64Array(pieces.length);
  const options = mounts.flatMap((mount) =>
    aims(mount, sightsFrom(mount, limited, { pieces, walls, angles }), angles, view),
  );
  return { walls, pieces, options };
}

/** A point for a camera, with what is known of the pieces from there: `HIDDEN` or `FREE`, or nothing yet. */
interface Lookout extends Mount {
  readonly known: Uint8Array;
}

const HIDDEN = 1;
const FREE = 2;

interface Outside {
  readonly walls: readonly LayoutWall[];
  readonly pieces: readonly PerimeterPiece[];
  readonly mounts: readonly Lookout[];
}

/** Made once of a model: budgets look at the same walls with other cameras. */
const outsides = new WeakMap<SiteModel, Outside>();

function outsideOf(model: SiteModel): Outside {
  const made = outsides.get(model);
  if (made) return made;
  // Nobody outside sees an inner wall.
  const walls = model.walls.filter(({ kind }) => kind !== 'inner');
  const pieces = perimeterPieces(walls);
  const mounts = mountsOf(model).map(({ at, on }) => ({
    at,
    on,
    known: new Uint8Array(pieces.length),
  }));
  const outside = { walls, pieces, mounts };
  outsides.set(model, outside);
  return outside;
}

/** The view as far as it shows a level. */
const atLevel = (view: LayoutView, level: DetailLevel): LayoutView => ({
  ...view,
  reach: Math.min(view.reach, distanceFor(level, view.pixels, view.angle)),
});

/** Pieces that other cameras show as well as the boundary's own have to. */
function seenBy(
  others: readonly Watching[],
  level: DetailLevel,
  pieces: readonly PerimeterPiece[],
  walls: readonly LayoutWall[],
): ReadonlySet<number> {
  const limited = others.map((other) =>
    other.view ? { ...other, view: atLevel(other.view, level) } : other,
  );
  const watchers = watchersOf(limited, walls);
  return new Set(
    pieces.flatMap(({ at }, index) =>
      watchers.some((watcher) => discerns(watcher, at)) ? [index] : [],
    ),
  );
}

interface Aim extends Option {
  readonly mount: Mount;
  /** Where it looks, in radians. */
  readonly angle: number;
}

/**
 * Directions of a camera at a mount: each shows pieces that no other direction there shows all of.
 * @param sights pieces, clockwise
 * @param angles where each is, in radians
 */
function aims(
  mount: Mount,
  sights: readonly number[],
  angles: Float64Array,
  view: LayoutView,
): readonly Aim[] {
  const number = sights.length;
  const width = radians(Math.min(view.angle, 360)) - 2 * EDGE;
  // Twice round, so that views across the west are in one piece.
  const seen = new Int32Array(2 * number);
  seen.set(sights);
  seen.set(sights, number);
  const angleAt = (index: number) =>
    (angles[seen[index] ?? 0] ?? 0) + (index < number ? 0 : 2 * Math.PI);
  const found: Aim[] = [];
  let end = 0;
  for (let first = 0; first < number; first++) {
    const before = end;
    while (end < first + number && angleAt(end) - angleAt(first) <= width) end++;
    // Ends where that from the piece before ends: shows less.
    if (end === before) continue;
    const angle = (angleAt(first) + angleAt(end - 1)) / 2;
    found.push({ mount, angle, sees: seen.subarray(first, end) });
    if (end === first + number) break;
  }
  return found;
}

/**
 * The pieces that can be seen from a mount, clockwise. Asked for each mount and camera, so that numbers in arrays
 * take half the time of objects.
 * @param angles gets where each is, in radians
 */
function sightsFrom(
  { at, known }: Lookout,
  { view, height }: Pick<Camera, 'view' | 'height'>,
  { pieces, walls, angles }: Omit<Outside, 'mounts'> & { readonly angles: Float64Array },
): number[] {
  const { reach } = view;
  const near = wallsNear(at, reach, walls);
  const blind = blindMetres(view, height);
  const sights: number[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]?.at ?? at;
    if (Math.abs(piece.x - at.x) > reach || Math.abs(piece.y - at.y) > reach) continue;
    const metres = distance(at, piece);
    if (metres > reach || metres < blind) continue;
    if (!known[index]) {
      const ray = { x: (piece.x - at.x) / metres, y: (piece.y - at.y) / metres };
      const before = metres - ON_ITS_WALL;
      known[index] = toFirstWall(at, ray, ray, near, before) < before ? HIDDEN : FREE;
    }
    if (known[index] !== FREE) continue;
    angles[index] = bearing(at, piece);
    sights.push(index);
  }
  return sights.sort((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0));
}
