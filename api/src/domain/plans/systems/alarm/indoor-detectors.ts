import type { Place } from '../../plan-parts.ts';
import { alarmValues } from '../../planning-values/alarm.ts';
import type { Site } from '../../site.ts';
import { type AlarmPoints, each, type Wiring, wiredOrWireless } from './alarm-part.ts';

const range = {
  metres: alarmValues.detectorRangeMetres,
  angle: alarmValues.detectorAngleDegrees,
};

/**
 * One detector in each enterable room, and on an open floor one for each 100 m² (our planning
 * values). With pets they are of the pet-immune kind, and nothing else changes.
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
    item: `${petImmune ? 'Pet-immune' : 'Indoor'} motion detector, ${wiring}`,
    ofFamily: true,
    symbol: 'detector',
    range,
    zones: 1,
    runs: 1,
    milliamperes: alarmValues.detectorMilliamperes,
  };
  const { openFloorArea, rooms } = site;
  const square = alarmValues.openFloorSquareMetresPerDetector;
  const onFloor = Math.ceil(openFloorArea / square);
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

/**
 * Detectors that notice a broken window or a hole in the roof before a person is inside (our
 * planning values). None of them knows whether there are pets.
 */
export function breakInDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  const { floorArea, rooms } = site;
  const perDetector = alarmValues.roomsPerGlassBreakDetector;
  const glass = Math.ceil(rooms / perDetector);
  const square = alarmValues.floorSquareMetresPerVibrationDetector;
  const vibration = Math.ceil(floorArea / square);
  const detector = {
    ofFamily: true,
    symbol: 'detector',
    zones: 1,
    runs: 1,
    milliamperes: alarmValues.detectorMilliamperes,
  } as const;
  return [
    {
      ...detector,
      id: 'alarm-glass-break',
      need: { device: 'glass-break-detector', ...wiredOrWireless(wiring) },
      item: `Glass-break detector, ${wiring}`,
      reason: `Glass-break detectors: ${rooms} rooms ÷ ${perDetector} = ${glass}`,
      places: each(glass, (index) => ({
        place: roomPlace(site, index * perDetector),
        label: `Window of room ${index * perDetector + 1}`,
      })),
    },
    {
      ...detector,
      id: 'alarm-vibration',
      need: { device: 'vibration-detector', ...wiredOrWireless(wiring) },
      item: `Vibration detector for the roof void, ${wiring}`,
      reason: `Vibration detectors in the roof: ${floorArea} m² ÷ ${square} m² = ${vibration}`,
      places: each(vibration, (index) => ({
        place: roomPlace(site, index),
        label: `Roof void ${index + 1}`,
      })),
    },
  ];
}

/** A room, again from the first when there are fewer. */
export const roomPlace = ({ rooms }: Site, index: number): Place =>
  rooms > 0 ? { at: 'room', index: index % rooms } : { at: 'equipment' };
