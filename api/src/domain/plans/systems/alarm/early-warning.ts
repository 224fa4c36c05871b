import { alarmValues } from '@app/knowledge/planning/alarm';
import { sideNames } from '@app/wording/phrases';
import type { Scope } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { beamSpans } from '../beams.ts';
import { each } from '../purchases.ts';
import { type AlarmPoints, ordinaryPoint, type Wiring, wiredOrWireless } from './alarm-part.ts';
import { detectorRange } from './detectors.ts';

/**
 * Warns before a person is at the building. Recommended where no electric fence guards the boundary,
 * and on farms and estates: beams along the four sides, or detectors on the outer walls where there
 * is a fence, no boundary or one that is too long for beams. The complete plan adds detectors on the
 * outer walls, and so does the recommended one after incidents at the boundary (our planning values).
 */
export function earlyWarning(site: Site, wiring: Wiring, scope: Scope): AlarmPoints[] {
  if (scope === 'essential') return [];
  const unfenced = !hasFence(site) && site.boundary.length > 0;
  const beams = unfenced && fitsBeams(site);
  const onWalls = wallDetectors(site, unfenced) + (warnsTwice(site, scope) ? outerWalls : 0);
  return [
    ...(beams ? beamPairs(site, wiring) : []),
    ...(onWalls > 0 ? [outdoorDetectors(onWalls, wiring)] : []),
  ];
}

const { outerWalls } = alarmValues;

/** A second warning, at the walls: also where people came over the boundary before. */
const warnsTwice = (site: Site, scope: Scope): boolean =>
  hasGround(site) && (scope === 'complete' || site.incidents.includes('boundary'));

const hasFence = ({ wants, stays }: Site): boolean =>
  wants.has('fence') || stays.systems.has('fence');

const isLarge = ({ type }: Site): boolean => type === 'Farm' || type === 'Residential Estate';

/** Ground of its own round the building, as shops in a row of shops do not have. */
const hasGround = (site: Site): boolean =>
  site.boundary.length > 0 || site.trade === 'home' || isLarge(site);

const fitsBeams = ({ boundary }: Site): boolean =>
  beamSpans(boundary.length).every(({ of }) => of === 1);

/** Detectors on the outer walls in place of beams. */
function wallDetectors(site: Site, unfenced: boolean): number {
  if (unfenced)
    return fitsBeams(site) ? 0 : outerWalls * alarmValues.outdoorDetectorsPerWallOfLongSites;
  return isLarge(site) ? outerWalls : 0;
}

function beamPairs({ boundary }: Site, wiring: Wiring): AlarmPoints[] {
  const spans = beamSpans(boundary.length);
  const [long = 0, short = 0] = spans.map(({ sideLength }) => sideLength);
  return spans.map(({ side, range }) => ({
    id: `alarm-beam-${sideNames[side]}`,
    need: { device: 'beam-pair', atLeast: { metres: range }, ...wiredOrWireless(wiring) },
    item: { id: 'alarm-beam', metres: range, wiring },
    reason: { id: 'alarm-beams', length: boundary.length, long, short },
    // Beams end in a relay that any panel can read.
    ofFamily: false,
    symbol: 'beam',
    zones: 1,
    // One cable round the boundary serves them all.
    runs: 0,
    milliamperes: alarmValues.beamPairMilliamperes,
    places: [
      {
        place: { at: 'boundary-side', side },
        label: { id: 'boundary-side', side, number: 1, of: 1 },
      },
    ],
  }));
}

const outdoorDetectors = (count: number, wiring: Wiring): AlarmPoints => ({
  ...ordinaryPoint,
  id: 'alarm-outdoor-detector',
  need: { device: 'outdoor-detector', ...wiredOrWireless(wiring) },
  item: { id: 'outdoor-detector', wiring },
  reason: { id: 'outdoor-detectors', count },
  symbol: 'outdoor-detector',
  range: detectorRange,
  milliamperes: alarmValues.outdoorDetectorMilliamperes,
  places: each(count, (index) => ({
    place: { at: 'outer-wall', index, of: count },
    label: { id: 'outer-wall', number: index + 1 },
  })),
});
