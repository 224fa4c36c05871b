import type { LayoutView } from '@app/contracts/site-layout';
import { distanceFor, levelAt, pixelsPerMetre } from '@app/site-plan/optics';
import type { Device, Place } from '../src/domain/plans/plan-parts.ts';
import type { Site } from '../src/domain/plans/site.ts';

/** The view of a 4 MP camera. */
export function aView(angle: number, distance: number): LayoutView {
  const reached = pixelsPerMetre(2560, angle, distance);
  return {
    angle,
    pixels: 2560,
    distance,
    reach: Math.max(distance, distanceFor('outline', 2560, angle)),
    level: levelAt(reached) ?? 'overview',
    pixelsPerMetre: reached,
  };
}

/** A device that is to be quoted. */
export const aDevice = (
  symbol: Device['symbol'],
  place: Place,
  id: string,
  more: Partial<Device> = {},
): Device => ({
  id,
  system: 'video',
  symbol,
  label: { id: 'outer-door', number: 1 },
  place,
  kind: undefined,
  offer: undefined,
  item: { id: 'ip-camera', outdoor: true, pixelsPerMetre: 500, distance: 3 },
  reason: { id: 'spare-camera', cameras: 8 },
  ...more,
});

const camera = (place: Place, id: string, view: LayoutView): Device =>
  aDevice('camera', place, `camera-${id}`, { view });

const of = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const detectorRange = { metres: 12, angle: 90 };

/** Devices as the systems would choose them, at every kind of place that the site has. */
export function devicesOf(site: Site): Device[] {
  const entrances = site.outerDoors + site.shutters + site.docks;
  const spacing = site.trade === 'home' ? 30 : 40;
  const length = site.boundary.length || 4 * Math.sqrt(site.floorArea);
  const boundary = Math.ceil(length / spacing);
  const floor = Math.ceil(site.openFloorArea / 250);
  const room = (index: number): Place => ({ at: 'room', index });
  return [
    ...of(entrances, (index) =>
      camera(
        { at: 'entrance', index },
        `entrance-${index}`,
        aView(54, index < site.outerDoors ? 3 : 5),
      ),
    ),
    ...of(site.tills, (index) => camera({ at: 'till', index }, `till-${index}`, aView(54, 2))),
    ...site.highValueRooms.map((room) =>
      camera({ at: 'high-value-room', room }, room, aView(80, 3)),
    ),
    ...of(floor, (index) =>
      camera({ at: 'floor', index, of: floor }, `floor-${index}`, aView(90, 8)),
    ),
    ...of(boundary, (index) =>
      camera({ at: 'boundary', index, of: boundary }, `boundary-${index}`, aView(30, spacing)),
    ),
    ...(site.trade === 'home'
      ? []
      : of(site.vehicleGates.length, (index) =>
          camera({ at: 'vehicle-gate', index }, `plate-${index}`, aView(28, 8)),
        )),
    ...of(site.rooms, (index) =>
      aDevice('detector', room(index), `detector-${index}`, { range: detectorRange }),
    ),
    ...of(floor, (index) =>
      aDevice('detector', { at: 'floor', index, of: floor }, `floor-detector-${index}`, {
        range: detectorRange,
      }),
    ),
    ...of(entrances, (index) => aDevice('contact', { at: 'entrance', index }, `contact-${index}`)),
    ...of(Math.max(2, site.tills), (index) => aDevice('panic', room(index), `panic-${index}`)),
    ...of(site.consultingRooms, (index) =>
      aDevice('panic', { at: 'consulting-room', index }, `consulting-panic-${index}`),
    ),
    aDevice('keypad', { at: 'entrance', index: 0 }, 'keypad'),
    aDevice('siren', { at: 'outer-wall', index: 0, of: 1 }, 'siren-out'),
    aDevice('siren', { at: 'equipment' }, 'siren-in'),
    ...(['recorder', 'screen', 'panel', 'power'] as const).map((symbol) =>
      aDevice(symbol, { at: 'equipment' }, symbol),
    ),
    ...(site.boundary.length > 0
      ? [aDevice('energizer', { at: 'equipment' }, 'energizer', { system: 'fence' })]
      : []),
    ...of(4, (side) =>
      aDevice('beam', { at: 'boundary-side', side: side as 0 | 1 | 2 | 3 }, `beam-${side}`),
    ),
    ...of(site.vehicleGates.length, (index) => [
      aDevice('gate-motor', { at: 'vehicle-gate', index }, `motor-${index}`),
      aDevice('beam', { at: 'vehicle-gate', index }, `gate-beam-${index}`),
    ]).flat(),
    ...of(site.pedestrianGates, (index) =>
      aDevice('intercom', { at: 'pedestrian-gate', index }, `intercom-${index}`),
    ),
    ...of(site.access.doors, (index) => [
      aDevice('reader', { at: 'access-door', index }, `reader-${index}`),
      aDevice('lock', { at: 'access-door', index }, `lock-${index}`),
    ]).flat(),
    ...of(4, (index) =>
      aDevice('outdoor-detector', { at: 'outer-wall', index, of: 4 }, `outdoor-${index}`, {
        range: detectorRange,
      }),
    ),
    ...of(site.remotePoints, (index) =>
      camera(
        { at: 'remote-point', index, of: site.remotePoints },
        `remote-${index}`,
        aView(77, 15),
      ),
    ),
    aDevice('sensor', { at: 'sensor', sensor: 'temperature', index: 0 }, 'temperature'),
    aDevice('sensor', { at: 'sensor', sensor: 'tank', index: 0 }, 'tank'),
    aDevice('sensor', { at: 'sensor', sensor: 'door', index: 0 }, 'door-sensor'),
  ];
}
