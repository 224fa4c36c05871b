import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Scope } from '../../plan-parts.ts';
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

/** What a detector sees. */
export const detectorRange = {
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
      places: each(onFloor, (index) => ({
        place: { at: 'floor', index, of: onFloor },
        label: { id: 'open-floor', number: index + 1 },
      })),
    },
  ];
}

/** Notice a broken window before a person is inside (our planning value), with or without pets. */
export function windowDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  const { rooms } = site;
  const perDetector = alarmValues.roomsPerGlassBreakDetector;
  const glass = Math.ceil(rooms / perDetector);
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
  ];
}

/** Notice a hole in a roof of tiles or sheets (our planning value), with or without pets. */
export function roofVoidDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  const { floorArea, storeys } = site;
  const area = Math.ceil(floorArea / storeys);
  const vibration = Math.ceil(area / alarmValues.floorSquareMetresPerVibrationDetector);
  return [
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

/**
 * A contact for each outer door, shutter, dock door and garage door, by which a person can come in,
 * and except in the essential plan one at the door of each room of value.
 */
export function contacts(site: Site, wiring: Wiring, scope: Scope): AlarmPoints[] {
  const { outerDoors, shutters, docks } = site;
  const garages = garageDoors(site);
  const rooms = scope === 'essential' ? [] : site.highValueRooms;
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
    {
      ...contact,
      id: 'alarm-contact-room',
      need: { device: 'door-contact', ...wiredOrWireless(wiring) },
      item: { id: 'alarm-contact', wiring },
      reason: { id: 'room-contacts', rooms },
      places: rooms.map((room) => ({
        place: { at: 'high-value-room', room },
        label: { id: 'door-of-room', room },
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
