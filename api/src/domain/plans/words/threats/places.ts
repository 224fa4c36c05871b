import type { HighValueRoom } from '@app/knowledge/planning/rooms';
import { roomUses } from '../../layout/rooms.ts';
import type { Device, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';

/** The room of value that a device of a site is in; undefined for all others. */
export function roomIn(site: Site): (device: Device) => HighValueRoom | undefined {
  const uses = roomUses(site);
  return ({ place }) => {
    if (place.at === 'high-value-room') return place.room;
    const use = place.at === 'room' ? uses[place.index] : undefined;
    return use === 'plain' || use === 'consulting' ? undefined : use;
  };
}

/** The devices in some rooms; all where none is named. */
export function inRooms(
  devices: readonly Device[],
  site: Site,
  rooms: readonly HighValueRoom[] | undefined,
): readonly Device[] {
  if (!rooms) return devices;
  const roomOf = roomIn(site);
  return devices.filter((device) => {
    const room = roomOf(device);
    return room !== undefined && rooms.includes(room);
  });
}

/** The rooms of value that devices are in, each once. */
export const roomsOf = (
  parts: readonly (Device | Supply)[],
  site: Site,
): readonly HighValueRoom[] => {
  const roomOf = roomIn(site);
  return [...new Set(parts.flatMap((part) => ('place' in part ? (roomOf(part) ?? []) : [])))];
};
