import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import { pedestrianGates } from '../questions/boundary.ts';
import { houses, outerDoors } from '../questions/building.ts';
import { accessDoors, credential, escapeDoors, escapeOpening } from '../questions/doors.ts';
import { wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import { numberOr, type Reading } from './reading.ts';

type Access = Site['access'];

/** `users`: people who need a card, a code or a finger. */
export function accessOf(reading: Reading, systems: ReadonlySet<SystemId>, users: number): Access {
  if (!systems.has('access'))
    return { doors: 0, rooms: [], escapeDoors: 0, credential: 'card', users };
  const doors = doorsOf(reading);
  return {
    doors,
    rooms: [],
    escapeDoors: escapeDoorsOf(reading, doors),
    credential: credentialOf(reading),
    users,
  };
}

function doorsOf(reading: Reading): number {
  const { given, notes } = reading;
  if (given.asked(accessDoors))
    return numberOr(reading, accessDoors, siteRules.accessDoors, 'accessDoors');
  if (given.asked(houses)) {
    const gates = given.number(pedestrianGates) ?? 0;
    if (gates > 0) return gates;
    notes.add(pedestrianGates, 'estateOfficeDoor');
    return 1;
  }
  const doors = given.number(outerDoors);
  if (doors === undefined) return siteRules.accessDoors;
  notes.add(outerDoors, 'outsideDoors', doors);
  return doors;
}

/** Doors of which we do not know it are planned as doors on an escape route: that is always safe. */
function escapeDoorsOf({ given, notes }: Reading, doors: number): number {
  if (given.asked(houses)) return 0;
  const known = given.number(escapeDoors);
  if (known !== undefined) return known;
  const asked = given.asked(escapeDoors)
    ? escapeDoors
    : given.asked(accessDoors)
      ? accessDoors
      : wants;
  notes.add(asked, 'escapeDoors');
  if (given.asked(escapeOpening) && given.choice(escapeOpening) === undefined) {
    notes.add(escapeOpening, 'escapeOpening');
  }
  return doors;
}

function credentialOf({ given, notes }: Reading): Access['credential'] {
  const chosen = given.choice(credential);
  if (chosen) return chosen;
  const asked = given.asked(credential);
  notes.add(asked ? credential : wants, 'credential', asked);
  return 'card';
}
