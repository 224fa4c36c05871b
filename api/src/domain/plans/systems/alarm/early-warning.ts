import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Scope } from '../../plan-parts.ts';
import { hasGround, isLarge, type Site } from '../../site.ts';
import { beamSpans } from '../beams.ts';
import { boundarySides, sideId, sideOf } from '../boundary-sides.ts';
import { each } from '../purchases.ts';
import {
  type AlarmPoints,
  detectorRange,
  ordinaryPoint,
  type Wiring,
  wiredOrWireless,
} from './alarm-part.ts';

/**
 * Warns before a person is in the building. Recommended where no electric fence guards the boundary,
 * at homes without a boundary, and on farms and estates: beams along the four sides, in several
 * stretches where a side is long, or detectors on the outer walls where there is a fence or no
 * boundary, and on farms. The complete plan adds detectors on the outer walls, and so does the
 * recommended one after incidents at the boundary (our planning values).
 */
export function earlyWarning(site: Site, wiring: Wiring, scope: Scope): AlarmPoints[] {
  if (scope === 'essential') return [];
  const unfenced = !hasFence(site) && site.boundary.length > 0;
  const beams = unfenced && site.type !== 'Farm';
  const more = warnsTwice(site, scope) && hasGround(site) && !isOpenHome(site);
  const onWalls = wallDetectors(site, unfenced) + (more ? outerWalls : 0);
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

/**
 * Detectors on the outer walls in place of beams: on farms, where animals would walk through them,
 * and where a fence or the lack of a boundary leaves nothing to put them on.
 */
function wallDetectors(site: Site, unfenced: boolean): number {
  if (unfenced)
    return site.type === 'Farm' ? outerWalls * alarmValues.outdoorDetectorsPerFarmWall : 0;
  return isLarge(site.type) || isOpenHome(site) ? outerWalls : 0;
}

/** A home with nothing round it: people at its walls are the first that anything can warn of. */
const isOpenHome = ({ boundary, trade }: Site): boolean =>
  trade === 'home' && boundary.length === 0;

function beamPairs({ boundary }: Site, wiring: Wiring): AlarmPoints[] {
  const { length, sides } = boundary;
  const spans = beamSpans(boundary);
  const [long = 0, short = 0] = boundarySides(boundary);
  return [...Map.groupBy(spans, ({ side }) => side)].map(([side, ofSide]) => ({
    id: `alarm-beam-${sideId(boundary, side)}`,
    need: {
      device: 'beam-pair',
      atLeast: { metres: ofSide[0]?.range ?? 0 },
      ...wiredOrWireless(wiring),
    },
    item: { id: 'alarm-beam', metres: ofSide[0]?.range ?? 0, wiring },
    reason: {
      id: 'alarm-beams',
      length,
      ...(sides ? { sides: sides.length } : { long, short }),
      pairs: spans.length,
    },
    // Beams end in a relay that any panel can read.
    ofFamily: false,
    symbol: 'beam',
    zones: 1,
    cable: 'shared',
    milliamperes: alarmValues.beamPairMilliamperes,
    places: ofSide.map(({ index, of }) => ({
      place: { at: 'boundary-side', side, ...(of > 1 && { part: { index, of } }) },
      label: { id: 'boundary-side', ...sideOf(boundary, side), number: index + 1, of },
    })),
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
