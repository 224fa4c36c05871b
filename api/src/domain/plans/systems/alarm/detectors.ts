import { alarmValues } from '@app/knowledge/planning/alarm';
import { garageDoors, type Site } from '../../site.ts';
import { each } from '../purchases.ts';
import {
  type AlarmPoints,
  ordinaryPoint,
  roomPlace,
  type Wiring,
  wiredOrWireless,
} from './alarm-part.ts';

const detector = {
  ...ordinaryPoint,
  symbol: 'detector',
  milliamperes: alarmValues.detectorMilliamperes,
} as const;

/** The part of an alarm that hangs over the middle of a large floor. */
export const CEILING_DETECTORS = 'alarm-detector-ceiling';

/** What a detector sees. */
export const detectorRange = {
  metres: alarmValues.detectorRangeMetres,
  angle: alarmValues.detectorAngleDegrees,
};

/**
 * Of the detectors of an open floor, those in its middle, which detectors on its walls do not reach:
 * one for each 100 m² of a rectangle of 4:3 without a strip of their range along its walls.
 */
function ceilingCount(area: number, onFloor: number): number {
  const strip = 2 * alarmValues.detectorRangeMetres;
  const [width, depth] = [Math.sqrt((area * 4) / 3), Math.sqrt((area * 3) / 4)];
  const middle = Math.max(0, width - strip) * Math.max(0, depth - strip);
  return Math.min(onFloor, Math.ceil(middle / alarmValues.openFloorSquareMetresPerDetector));
}

/**
 * One detector in each enterable room, and on an open floor one for each 100 m², on its walls and, in
 * the middle of a large one, on the ceiling (our planning values); the open floor of a school is its
 * classrooms, which are rooms. With pets they are of the pet-immune kind, and nothing else changes.
 */
export function indoorDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  const petImmune = site.pets !== 'none';
  const { with: wanted, without } = wiredOrWireless(wiring);
  const indoor: Omit<AlarmPoints, 'id' | 'places' | 'reason'> = {
    ...detector,
    need: {
      device: 'indoor-detector',
      with: petImmune ? [...wanted, 'pet-immune'] : wanted,
      without: [...without, 'ceiling', 'outdoor'],
    },
    item: { id: petImmune ? 'pet-immune-detector' : 'pir-detector', wiring },
    range: detectorRange,
  };
  const { openFloorArea: area, rooms } = site;
  const square = alarmValues.openFloorSquareMetresPerDetector;
  const onFloor = site.type === 'School' ? 0 : Math.ceil(area / square);
  const onCeiling = ceilingCount(area, onFloor);
  const onWalls = onFloor - onCeiling;
  return [
    {
      ...indoor,
      id: 'alarm-detector-room',
      reason: { id: 'room-detectors', rooms },
      places: each(rooms, (index) => ({
        place: { at: 'room', index },
        label: { id: 'room', number: index + 1 },
      })),
    },
    {
      ...indoor,
      id: 'alarm-detector-floor',
      reason: { id: 'floor-detectors', area, count: onFloor },
      places: each(onWalls, (index) => ({
        place: { at: 'floor', index, of: onWalls },
        label: { id: 'open-floor', number: index + 1 },
      })),
    },
    {
      ...indoor,
      id: CEILING_DETECTORS,
      need: {
        device: 'indoor-detector',
        with: petImmune ? [...wanted, 'ceiling', 'pet-immune'] : [...wanted, 'ceiling'],
        without: [...without, 'outdoor'],
      },
      item: { id: 'ceiling-detector', wiring, petImmune },
      reason: { id: 'ceiling-detectors', count: onCeiling },
      range: { metres: alarmValues.ceilingRangeMetres, angle: 360 },
      places: each(onCeiling, (index) => ({
        place: { at: 'floor', index, of: onCeiling, ceiling: true },
        label: { id: 'open-floor-ceiling', number: onWalls + index + 1 },
      })),
    },
  ];
}

/**
 * Detectors that notice a broken window or a hole in the roof before a person is inside (our
 * planning values). None of them knows whether there are pets.
 */
export function breakInDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  const { floorArea: area, rooms } = site;
  const perDetector = alarmValues.roomsPerGlassBreakDetector;
  const glass = Math.ceil(rooms / perDetector);
  const vibration = Math.ceil(area / alarmValues.floorSquareMetresPerVibrationDetector);
  return [
    {
      ...detector,
      id: 'alarm-glass-break',
      need: { device: 'glass-break-detector', ...wiredOrWireless(wiring) },
      item: { id: 'glass-break-detector', wiring },
      reason: { id: 'glass-break-detectors', rooms, count: glass },
      places: each(glass, (index) => ({
        place: roomPlace(site, index * perDetector),
        label: { id: 'room-window', number: index * perDetector + 1 },
      })),
    },
    {
      ...detector,
      id: 'alarm-vibration',
      need: { device: 'vibration-detector', ...wiredOrWireless(wiring) },
      item: { id: 'vibration-detector', wiring },
      reason: { id: 'vibration-detectors', area, count: vibration },
      places: each(vibration, (index) => ({
        place: roomPlace(site, index),
        label: { id: 'roof-void', number: index + 1 },
      })),
    },
  ];
}

/** A contact for each outer door, shutter, dock door and garage door, by which a person can come in. */
export function contacts(site: Site, wiring: Wiring): AlarmPoints[] {
  const { outerDoors, shutters, docks } = site;
  const garages = garageDoors(site);
  const contact = { ...ordinaryPoint, symbol: 'contact' } as const;
  const roller = {
    ...contact,
    need: { device: 'shutter-contact', ...wiredOrWireless(wiring) },
    item: { id: 'shutter-contact', wiring },
  } as const;
  return [
    {
      ...contact,
      id: 'alarm-contact-door',
      need: { device: 'door-contact', ...wiredOrWireless(wiring) },
      item: { id: 'alarm-contact', wiring },
      reason: { id: 'door-contacts', count: outerDoors },
      places: entrances(outerDoors, 0, 'outer-door'),
    },
    {
      ...roller,
      id: 'alarm-contact-shutter',
      reason: { id: 'shutter-contacts', count: shutters },
      places: entrances(shutters, outerDoors, 'shutter'),
    },
    {
      ...roller,
      id: 'alarm-contact-dock',
      reason: { id: 'dock-contacts', count: docks },
      places: entrances(docks, outerDoors + shutters, 'dock-door'),
    },
    {
      ...roller,
      id: 'alarm-contact-garage',
      reason: { id: 'garage-contacts', count: garages.length },
      places: garages.map(({ index }) => ({
        place: { at: 'vehicle-gate', index },
        label: { id: 'garage-door', number: index + 1 },
      })),
    },
  ];
}

/** @param before entrances that are counted before these */
const entrances = (
  count: number,
  before: number,
  id: 'outer-door' | 'shutter' | 'dock-door',
): AlarmPoints['places'] =>
  each(count, (index) => ({
    place: { at: 'entrance', index: before + index },
    label: { id, number: index + 1 },
  }));
