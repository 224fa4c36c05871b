import type { DoorUse } from '@app/knowledge/planning/threats/threat';
import type { Device } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { inTurn } from './inner-doors.ts';
import { roomUses } from './rooms.ts';

/** Which door a reader, a lock or a contact of a site is at, as `place.ts` places it. */
export function doorsOf(site: Site): (device: Pick<Device, 'place'>) => DoorUse {
  const { access } = site;
  const unnamed = unnamedDoors(site);
  return ({ place }) => {
    if (place.at === 'vehicle-gate' || place.at === 'pedestrian-gate') return place.at;
    if (place.at === 'entrance') return 'outer';
    if (place.at === 'high-value-room') return place.room;
    if (place.at !== 'access-door') return 'inside';
    const named = access.rooms[place.index - (access.doors - access.rooms.length)];
    // A door that the answers do not have may be anywhere: it protects no door or room that they name.
    return named ?? unnamed[place.index] ?? 'inside';
  };
}

/** Whether the drawing has a door: more may be wanted than the answers count. */
export function isDrawnDoor(site: Site): (index: number) => boolean {
  const unnamed = unnamedDoors(site).length;
  return (index) => index >= site.access.doors - site.access.rooms.length || index < unnamed;
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
