import { alarmValues } from '@app/knowledge/planning/alarm';
import { sideNames } from '@app/wording/phrases';
import type { Scope } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { type AlarmPoints, each, type Wiring, wiredOrWireless } from './alarm-part.ts';

/**
 * Warns before a person is at the building. Recommended where no electric fence guards the boundary,
 * and on farms and estates: beams along the four sides, or detectors on the outer walls where there
 * is a fence, no boundary or one that is too long for beams. The complete plan adds detectors on the
 * outer walls (our planning values).
 */
export function earlyWarning(site: Site, wiring: Wiring, scope: Scope): AlarmPoints[] {
  if (scope === 'essential') return [];
  const beams = wantsBeams(site);
  const onWalls =
    outdoorDetectorsFirst(site) + (scope === 'complete' && hasGround(site) ? outerWalls : 0);
  return [
    ...(beams ? beamPairs(site, wiring) : []),
    ...(onWalls > 0 ? [outdoorDetectors(onWalls, wiring)] : []),
  ];
}

const { outerWalls } = alarmValues;

const hasFence = ({ wants, stays }: Site): boolean =>
  wants.has('fence') || stays.systems.has('fence');

const isLarge = ({ type }: Site): boolean => type === 'Farm' || type === 'Residential Estate';

/** Ground of its own round the building, as shops in a row of shops do not have. */
const hasGround = (site: Site): boolean =>
  site.boundary.length > 0 || site.trade === 'home' || isLarge(site);

/**
 * Sides of a boundary, in metres, when it is a rectangle of 4:3. North and south are the long ones.
 * @param length all round, in metres
 */
export const sidesOf = (length: number): readonly [number, number, number, number] => {
  const [long, short] = [(length * 2) / 7, (length * 3) / 14];
  return [long, short, long, short];
};

/** Range in metres that a beam needs for a side: 1.25 × the side. */
export const beamRange = (side: number): number => side * alarmValues.beamRangeFactor;

const fitsBeams = ({ boundary }: Site): boolean =>
  beamRange(sidesOf(boundary.length)[0]) <= alarmValues.longestBeamMetres;

const wantsBeams = (site: Site): boolean =>
  !hasFence(site) && site.boundary.length > 0 && fitsBeams(site);

/** Detectors on the outer walls in place of beams. */
function outdoorDetectorsFirst(site: Site): number {
  if (!hasFence(site) && site.boundary.length > 0)
    return fitsBeams(site) ? 0 : outerWalls * alarmValues.outdoorDetectorsPerWallOfLongSites;
  return isLarge(site) ? outerWalls : 0;
}

function beamPairs(site: Site, wiring: Wiring): AlarmPoints[] {
  const sides = sidesOf(site.boundary.length);
  const [long, short] = sides.map((side) => side.toFixed(1));
  return sides.map((side, index) => {
    const name = sideNames[index] ?? 'north';
    const range = Math.ceil(beamRange(side));
    return {
      id: `alarm-beam-${name}`,
      need: { device: 'beam-pair', atLeast: { metres: range }, ...wiredOrWireless(wiring) },
      item: `Outdoor beam pair for ${range} m, ${wiring}`,
      reason: `Beams along the four sides of the boundary: ${site.boundary.length} m as a rectangle of 4:3 has sides of ${long} m and ${short} m; range at least ${alarmValues.beamRangeFactor} × the side`,
      // Beams end in a relay that any panel can read.
      ofFamily: false,
      symbol: 'beam',
      zones: 1,
      // One cable round the boundary serves them all.
      runs: 0,
      milliamperes: alarmValues.beamPairMilliamperes,
      places: [
        {
          place: { at: 'boundary-side', side: index as 0 | 1 | 2 | 3 },
          label: `Boundary, ${name}`,
        },
      ],
    };
  });
}

function outdoorDetectors(count: number, wiring: Wiring): AlarmPoints {
  return {
    id: 'alarm-outdoor-detector',
    need: { device: 'outdoor-detector', ...wiredOrWireless(wiring) },
    item: `Outdoor PIR detector, ${wiring}`,
    reason: `Early warning on the outer walls: ${outerWalls} walls × ${count / outerWalls} = ${count} detectors`,
    ofFamily: true,
    symbol: 'outdoor-detector',
    range: { metres: alarmValues.detectorRangeMetres, angle: alarmValues.detectorAngleDegrees },
    zones: 1,
    runs: 1,
    milliamperes: alarmValues.outdoorDetectorMilliamperes,
    places: each(count, (index) => ({
      place: { at: 'outer-wall', index, of: count },
      label: `Outer wall ${index + 1}`,
    })),
  };
}
