import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Site } from '../../site.ts';
import { type AlarmPoints, each, type Wiring, wiredOrWireless } from './alarm-part.ts';
import { roomPlace } from './room-place.ts';

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
