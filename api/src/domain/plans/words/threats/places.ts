import type { HighValueRoom } from '@app/knowledge/planning/rooms';
import type { DoorUse } from '@app/knowledge/planning/threats/threat';
import { inTurn } from '../../layout/inner-doors.ts';
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

/** Which door each reader of a site is at, as `layout/place.ts` places it. */
export function doorsOf(site: Site): (reader: Device) => DoorUse {
  const { access } = site;
  const unnamed = unnamedDoors(site);
  return ({ place }) => {
    if (place.at === 'vehicle-gate' || place.at === 'pedestrian-gate') return place.at;
    if (place.at !== 'access-door') return 'inside';
    const named = access.rooms[place.index - (access.doors - access.rooms.length)];
    return named ?? unnamed[place.index % Math.max(1, unnamed.length)] ?? 'outer';
  };
}

function unnamedDoors(site: Site): readonly DoorUse[] {
  const { access, outerDoors, pedestrianGates } = site;
  const unnamed = roomUses(site).filter((use) => !access.rooms.some((room) => room === use));
  return inTurn<DoorUse>(site, {
    outer: Array<'outer'>(outerDoors).fill('outer'),
    valued: unnamed.flatMap((use) =>
      use === 'plain' ? [] : [use === 'consulting' ? 'inside' : use],
    ),
    plain: unnamed.flatMap((use) => (use === 'plain' ? ['inside'] : [])),
    gates: Array<'pedestrian-gate'>(pedestrianGates).fill('pedestrian-gate'),
  });
}
