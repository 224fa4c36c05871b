import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import { pedestrianGates } from '../questions/boundary.ts';
import { houses, outerDoors } from '../questions/building.ts';
import { accessPlaces, credential } from '../questions/doors.ts';
import { wants } from '../questions/systems.ts';
import type { HighValueRoom, Site } from '../site.ts';
import type { Reading } from './reading.ts';
import { isRoom } from './rooms-of.ts';

type Access = Site['access'];

/**
 * @param users people who need a card, a code or a finger
 * @param valuable rooms that have a reader when the visitor names no door
 */
export function accessOf(
  reading: Reading,
  systems: ReadonlySet<SystemId>,
  users: number,
  valuable: readonly HighValueRoom[],
): Access {
  if (!systems.has('access')) {
    return { doors: 0, rooms: [], escapeDoors: 0, credential: 'card', users };
  }
  const { outside, rooms } = doorsOf(reading, valuable);
  return {
    doors: outside + rooms.length,
    rooms,
    escapeDoors: reading.given.asked(houses) ? 0 : escapeDoorsOf(reading, outside),
    credential: credentialOf(reading),
    users,
  };
}

interface Doors {
  /** Doors that lead outside, or gates for people on foot. */
  readonly outside: number;
  readonly rooms: readonly HighValueRoom[];
}

function doorsOf({ given, notes }: Reading, valuable: readonly HighValueRoom[]): Doors {
  if (given.asked(houses)) {
    const gates = given.number(pedestrianGates) ?? 0;
    if (gates === 0) notes.add(pedestrianGates, 'estateOfficeDoor');
    return { outside: Math.max(1, gates), rooms: valuable };
  }
  const all = given.number(outerDoors) ?? siteRules.accessDoors;
  const named = given.choices(accessPlaces);
  const rooms = named.filter(isRoom);
  const outside = named.includes('outside-doors') ? all : named.includes('main-entrance') ? 1 : 0;
  if (outside + rooms.length > 0) return { outside, rooms };
  const asked = given.asked(accessPlaces) ? accessPlaces : outerDoors;
  notes.add(asked, 'accessDoors', all, valuable);
  return { outside: all, rooms: valuable };
}

/** People leave a building through its outside doors, and not through a store or a server room. */
function escapeDoorsOf({ given, notes }: Reading, outside: number): number {
  if (outside > 0) notes.add(given.asked(accessPlaces) ? accessPlaces : wants, 'escapeDoors');
  return outside;
}

function credentialOf({ given, notes }: Reading): Access['credential'] {
  const chosen = given.choice(credential);
  if (chosen) return chosen;
  const asked = given.asked(credential);
  notes.add(asked ? credential : wants, 'credential', asked);
  return 'card';
}
