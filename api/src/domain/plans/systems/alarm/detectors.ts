import { alarmValues } from '@app/knowledge/planning/alarm';
import { roomUses } from '../../layout/rooms.ts';
import type { Device, Scope } from '../../plan-parts.ts';
import { garageDoors, type Site } from '../../site.ts';
import { each, wholeUp } from '../purchases.ts';
import {
  type AlarmPoints,
  detector,
  detectorPoint,
  ordinaryPoint,
  roomPlace,
  type Wiring,
  wiredOrWireless,
} from './alarm-part.ts';

/**
 * One detector in each room that a burglar could enter; in an office the inner rooms share one in
 * the passage (our planning values).
 */
export function roomDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  const { own, inner, inPassages } = watchedRooms(site);
  const part = detector(wiring, site.pets !== 'none');
  const uses = roomUses(site);
  return [
    {
      ...part,
      id: 'alarm-detector-room',
      reason: { id: 'room-detectors', rooms: own.length },
      places: own.map((index) => ({
        place: { at: 'room', index },
        label: roomLabelOf(uses, index),
      })),
    },
    {
      ...part,
      id: 'alarm-detector-passage',
      reason: { id: 'passage-detectors', inner, count: inPassages },
      places: each(inPassages, (index) => ({
        place: { at: 'passage', index },
        label: { id: 'passage', number: index + 1 },
      })),
    },
  ];
}

/** What the drawing calls the room. */
function roomLabelOf(uses: ReturnType<typeof roomUses>, index: number): Device['label'] {
  const use = uses[index] ?? 'plain';
  if (use === 'plain') return { id: 'room', number: index + 1 };
  return use === 'consulting'
    ? { id: 'consulting-room', number: index + 1 - uses.indexOf('consulting') }
    : { id: 'named-room', room: use };
}

/** Rooms with a detector of their own, by their index, and those that share one in the passage. */
export interface WatchedRooms {
  readonly own: readonly number[];
  readonly inner: number;
  readonly inPassages: number;
}

/** Rooms of value and consulting rooms come last among the rooms, and are always watched. */
export function watchedRooms(site: Site): WatchedRooms {
  const { rooms, type } = site;
  const named = Math.min(rooms, site.highValueRooms.length + site.consultingRooms);
  const share = type === 'Office' ? alarmValues.enterableShareOfOfficeRooms : 1;
  const own = Math.max(named, wholeUp(rooms * share));
  const inner = rooms - own;
  const indexes = each(rooms, (index) => index);
  return {
    own: indexes.filter((index) => index < own - named || index >= rooms - named),
    inner,
    inPassages: Math.ceil(inner / alarmValues.innerRoomsPerPassageDetector),
  };
}

/**
 * Notice a broken window before a person is inside (our planning value), with or without pets. As many
 * as the rooms need, because one hears all windows of its room; at windows that were drawn, spread over
 * them, and then in rooms.
 */
export function windowDetectors(site: Site, wiring: Wiring): AlarmPoints[] {
  const { rooms, windows = 0 } = site;
  const perDetector = alarmValues.roomsPerGlassBreakDetector;
  const glass = Math.ceil(rooms / perDetector);
  return [
    {
      ...detectorPoint,
      id: 'alarm-glass-break',
      need: { device: 'glass-break-detector', ...wiredOrWireless(wiring) },
      item: { id: 'glass-break-detector', wiring },
      reason: { id: 'glass-break-detectors', rooms, count: glass },
      places: each(glass, (index) => {
        if (index >= windows) {
          const room = index * perDetector;
          return {
            place: roomPlace(site, room),
            label: { id: 'room-window', number: room + 1 },
          };
        }
        const window = Math.floor((index * windows) / Math.min(glass, windows));
        return {
          place: { at: 'window', index: window },
          label: { id: 'window', number: window + 1 },
        };
      }),
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
      ...detectorPoint,
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
