import type {
  DetailLevel,
  LayoutDevice,
  LayoutView,
  LayoutWall,
  Point,
} from '@app/contracts/site-layout';
import { videoValues } from '@app/knowledge/planning/video';
import { type PerimeterPiece, perimeterPieces } from '@app/site-plan/cover';
import { toFirstWall, wallsNear } from '@app/site-plan/geometry/sight';
import { bearing, distance, radians, turn, unit } from '@app/site-plan/geometry/vectors';
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
const EDGE = radians(1);

/**
 * The fewest cameras of one kind that see enough of the boundary together with those at its doors and
 * gates, in their order along it.
 * @param others cameras with their places, direction and view
 */
export function watchBoundary(
  model: SiteModel,
  camera: Camera,
  others: readonly Watching[],
): readonly Mounted[] {
  const { level, height } = camera;
  // Nobody outside sees an inner wall.
  const walls = model.walls.filter(({ kind }) => kind !== 'inner');
  const view = atLevel(camera.view, level);
  const pieces = perimeterPieces(walls);
  const options = mountsOf(model).flatMap((mount) => aims(mount, { view, height }, pieces, walls));
  const weights = pieces.map(({ metres }) => metres);
  const whole = weights.reduce((sum, metres) => sum + metres, 0);
  const taken = leastCover(options, {
    weights,
    seen: seenBy(others, level, pieces, walls),
    enough: boundarySeenShare.planned * whole,
    least: Math.min(boundaryCameraLeastM, whole / 10),
  });
  return taken
    .flatMap((index) => options[index] ?? [])
    .toSorted((a, b) => (a.sees[0] ?? 0) - (b.sees[0] ?? 0))
    .map(({ at, on, direction }) => ({ at, on, direction }));
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

interface Aim extends Option, Mounted {}

interface Sight {
  readonly piece: number;
  /** In radians. */
  readonly angle: number;
}

/** Directions of a camera at a mount: each shows pieces that no other direction there shows all of. */
function aims(
  mount: Mount,
  camera: Pick<Camera, 'view' | 'height'>,
  pieces: readonly PerimeterPiece[],
  walls: readonly LayoutWall[],
): readonly Aim[] {
  const sights = sightsFrom(mount.at, camera, pieces, walls);
  const width = radians(Math.min(camera.view.angle, 360)) - 2 * EDGE;
  const found: Aim[] = [];
  let before = -1;
  for (let first = 0; first < sights.length; first++) {
    const start = sights[first]?.angle ?? 0;
    let count = 1;
    while (count < sights.length && turnFrom(start, sights, first + count) <= width) count++;
    // Ends where that from the piece before ends: shows less.
    if (first + count > before) {
      const shown = Array.from(
        { length: count },
        (_, step) => sights[(first + step) % sights.length],
      );
      const span = count === 1 ? 0 : turnFrom(start, sights, first + count - 1);
      found.push({
        at: mount.at,
        on: mount.on,
        direction: degrees(start + span / 2),
        sees: shown.flatMap((sight) => (sight ? [sight.piece] : [])).sort((a, b) => a - b),
      });
    }
    before = first + count;
    if (count === sights.length) break;
  }
  return found;
}

/** Clockwise from an angle to that of a piece, from 0 to a whole turn. */
function turnFrom(start: number, sights: readonly Sight[], index: number): number {
  const angle = sights[index % sights.length]?.angle ?? 0;
  const by = (angle - start) % (2 * Math.PI);
  return by < 0 ? by + 2 * Math.PI : by;
}

/** The pieces that can be seen from a point, clockwise. */
function sightsFrom(
  at: Point,
  { view, height }: Pick<Camera, 'view' | 'height'>,
  pieces: readonly PerimeterPiece[],
  walls: readonly LayoutWall[],
): Sight[] {
  const { reach } = view;
  const near = wallsNear(at, reach, walls);
  const blind = blindMetres(view, height);
  return pieces
    .flatMap(({ at: piece }, index) => {
      if (Math.abs(piece.x - at.x) > reach || Math.abs(piece.y - at.y) > reach) return [];
      const metres = distance(at, piece);
      if (metres > reach || metres < blind) return [];
      const angle = turn(bearing(at, piece));
      const ray = unit(angle);
      return toFirstWall(at, ray, ray, near) >= metres - ON_ITS_WALL
        ? [{ piece: index, angle }]
        : [];
    })
    .sort((a, b) => a.angle - b.angle);
}

/** Metres, as of a watcher. */
const ON_ITS_WALL = 0.05;
