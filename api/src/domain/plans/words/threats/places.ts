import type { HighValueRoom } from '@app/knowledge/planning/rooms';
import { roomUses } from '../../layout/rooms.ts';
import type { Device, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';

/** The room of value that a device is in; undefined for all others. */
export function roomOf({ place }: Device, site: Site): HighValueRoom | undefined {
  if (place.at === 'high-value-room') return place.room;
  if (place.at !== 'room') return undefined;
  const use = roomUses(site)[place.index];
  return use === 'plain' || use === 'consulting' ? undefined : use;
}

export function isInside(rooms: readonly HighValueRoom[], device: Device, site: Site): boolean {
  const room = roomOf(device, site);
  return room !== undefined && rooms.includes(room);
}

/** The rooms of value that devices are in, each once. */
export const roomsOf = (
  parts: readonly (Device | Supply)[],
  site: Site,
): readonly HighValueRoom[] => [
  ...new Set(parts.flatMap((part) => ('place' in part ? (roomOf(part, site) ?? []) : []))),
];
