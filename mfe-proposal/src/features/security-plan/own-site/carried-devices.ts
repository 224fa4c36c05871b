import { edgesOf, footOnEdge, isInside } from '@app/contracts/polygon';
import type { LayoutDevice, Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { bearing, degrees, distance, minus, plus } from '@app/site-plan/geometry/vectors';
import { turnedBy } from '@app/site-plan/outline-frame';

/** Metres: devices under the eaves hang as far from their wall. */
const BESIDE = 0.6;
/** Metres that corners of a turned building may be off, because they are rounded. */
const ROUNDED = 0.05;

interface Motion {
  readonly isOn: (at: Point) => boolean;
  readonly move: (at: Point) => Point;
  /** Degrees clockwise. */
  readonly turn: number;
}

/**
 * Devices of a plan with the buildings that were moved or turned since: those in and on a building stay where they
 * are in it, until the next plan places them. A building of another shape carries none.
 * @param from the outline of the plan
 * @returns the same devices when no building was moved, so that they are not drawn again
 */
export function carriedDevices(
  devices: LayoutDevice[],
  from: SiteOutline,
  to: SiteOutline,
): LayoutDevice[] {
  if (from.buildings.length !== to.buildings.length) return devices;
  const motions = from.buildings.flatMap(
    ({ corners }, index) => motionOf(corners, to.buildings[index]?.corners ?? []) ?? [],
  );
  if (motions.length === 0) return devices;
  return devices.map((device) => {
    const motion = motions.find(({ isOn }) => isOn(device.at));
    if (!motion) return device;
    const { direction } = device;
    return {
      ...device,
      at: motion.move(device.at),
      ...(device.to && { to: motion.move(device.to) }),
      ...(direction !== undefined && { direction: (direction + motion.turn + 360) % 360 }),
    };
  });
}

/** Undefined for corners that have not moved, or not all in the same way. */
function motionOf(before: readonly Point[], after: readonly Point[]): Motion | undefined {
  const [a, b] = before;
  const [c, d] = after;
  if (before === after || before.length !== after.length || !a || !b || !c || !d) return undefined;
  const angle = bearing(c, d) - bearing(a, b);
  const turn = turnedBy(angle);
  const move = (at: Point) => plus(c, turn(minus(at, a)));
  const isSame = before.every((corner, index) => {
    const there = after[index];
    return there && distance(move(corner), there) <= ROUNDED;
  });
  if (!isSame || before.every((corner, index) => corner === after[index])) return undefined;
  return { isOn: (at) => isOn(before, at), move, turn: degrees(angle) };
}

const isOn = (corners: readonly Point[], at: Point): boolean =>
  isInside(corners, at) || edgesOf(corners).some((edge) => footOnEdge(edge, at).off <= BESIDE);
