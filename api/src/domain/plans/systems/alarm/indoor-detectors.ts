import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Site } from '../../site.ts';
import { type AlarmPoints, each, type Wiring, wiredOrWireless } from './alarm-part.ts';

const range = {
  metres: alarmValues.detectorRangeMetres,
  angle: alarmValues.detectorAngleDegrees,
};

/**
 * One detector in each enterable room, and on an open floor one for each 100 m² (our planning
 * values); the open floor of a school is its classrooms, which are rooms. With pets they are of the pet-immune kind, and nothing else changes.
 */
export function indoorDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  const petImmune = site.pets !== 'none';
  const { with: wanted, without } = wiredOrWireless(wiring);
  const detector: Omit<AlarmPoints, 'id' | 'places' | 'reason'> = {
    need: {
      device: 'indoor-detector',
      with: petImmune ? [...wanted, 'pet-immune'] : wanted,
      without: [...without, 'ceiling', 'outdoor'],
    },
    item: `${petImmune ? 'Pet-immune' : 'Indoor'} PIR detector, ${wiring}`,
    ofFamily: true,
    symbol: 'detector',
    range,
    zones: 1,
    runs: 1,
    milliamperes: alarmValues.detectorMilliamperes,
  };
  const { openFloorArea, rooms } = site;
  const square = alarmValues.openFloorSquareMetresPerDetector;
  const onFloor = site.type === 'School' ? 0 : Math.ceil(openFloorArea / square);
  return [
    {
      ...detector,
      id: 'alarm-detector-room',
      reason: `One detector in each enterable room: ${rooms} rooms`,
      places: each(rooms, (index) => ({
        place: { at: 'room', index },
        label: `Room ${index + 1}`,
      })),
    },
    {
      ...detector,
      id: 'alarm-detector-floor',
      reason: `Detectors on the open floor: ${openFloorArea} m² ÷ ${square} m² = ${onFloor}`,
      places: each(onFloor, (index) => ({
        place: { at: 'floor', index, of: onFloor },
        label: `Open floor ${index + 1}`,
      })),
    },
  ];
}
