import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Site } from '../../site.ts';
import { each, wholeUp } from '../purchases.ts';
import {
  type AlarmPoints,
  detector,
  ordinaryPoint,
  type Wiring,
  wiredOrWireless,
} from './alarm-part.ts';

const { ceilingMetres, wallDetectorCeilingMetres, wallDetectorsOnFloor } = alarmValues;

/** Metres from the open floor to its ceiling. Source: planning value. */
export const ceilingOf = ({ type }: Pick<Site, 'type'>): number =>
  (ceilingMetres as Readonly<Record<string, number>>)[type] ?? ceilingMetres.usual;

/**
 * What watches the open floor. Under a ceiling too high for detectors, beams from wall to wall; else
 * a detector for each 100 m²: on the walls as long as there are corners for them, and on the ceiling
 * of a larger floor, whose middle the walls are too far from. The open floor of a school is its
 * classrooms, which are rooms. Source: planning values.
 */
export function floorDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  if (site.type === 'School' || site.openFloorArea === 0) return [];
  if (ceilingOf(site) > wallDetectorCeilingMetres) return [hallBeams(site, wiring)];
  const count = Math.ceil(site.openFloorArea / alarmValues.openFloorSquareMetresPerDetector);
  const onCeiling = count > wallDetectorsOnFloor && site.pets === 'none';
  return [onCeiling ? ceilingDetectors(site, wiring, count) : wallDetectors(site, wiring, count)];
}

const onFloor = (count: number): AlarmPoints['places'] =>
  each(count, (index) => ({
    place: { at: 'floor', index, of: count },
    label: { id: 'open-floor', number: index + 1 },
  }));

const wallDetectors = (
  { openFloorArea: area, pets }: Site,
  wiring: Wiring,
  count: number,
): AlarmPoints => ({
  ...detector(wiring, pets !== 'none'),
  id: 'alarm-detector-floor',
  reason: { id: 'floor-detectors', area, count },
  places: onFloor(count),
});

function ceilingDetectors(
  { openFloorArea: area }: Site,
  wiring: Wiring,
  count: number,
): AlarmPoints {
  const { with: wanted, without } = wiredOrWireless(wiring);
  return {
    ...detector(wiring, false),
    id: 'alarm-detector-floor',
    need: { device: 'indoor-detector', with: [...wanted, 'ceiling'], without },
    item: { id: 'ceiling-detector', wiring },
    reason: { id: 'ceiling-detectors', area, count },
    range: { metres: alarmValues.ceilingDetectorRangeMetres, angle: 360 },
    places: onFloor(count),
  };
}

/**
 * Pairs of beams from wall to wall along the longer side of the floor, a rectangle of 4:3, so close
 * that nobody crosses the floor between them.
 */
function hallBeams({ openFloorArea: area }: Site, wiring: Wiring): AlarmPoints {
  const long = Math.sqrt((area * 4) / 3);
  const short = area / long;
  const count = wholeUp(short / alarmValues.hallBeamSpacingMetres);
  const metres = wholeUp(long * alarmValues.beamRangeFactor);
  const { with: wanted, without } = wiredOrWireless(wiring);
  return {
    ...ordinaryPoint,
    id: 'alarm-hall-beam',
    need: {
      device: 'beam-pair',
      atLeast: { metres },
      with: wanted,
      without: [...without, 'solar'],
    },
    item: { id: 'alarm-beam', metres, wiring },
    reason: { id: 'hall-beams', area, long: tenth(long), short: tenth(short), metres, count },
    // Beams end in a relay that any panel can read.
    ofFamily: false,
    symbol: 'beam',
    // To both ends.
    cable: 'shared',
    milliamperes: alarmValues.beamPairMilliamperes,
    places: each(count, (index) => ({
      place: { at: 'floor', index, of: count },
      label: { id: 'hall-beam', number: index + 1 },
    })),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
