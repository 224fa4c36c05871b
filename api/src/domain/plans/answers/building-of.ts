import { siteRules } from '@app/knowledge/planning/sites';
import {
  buildings,
  classrooms,
  consultingRooms,
  docks,
  floorArea,
  goods,
  houses,
  outerDoors,
  rooms,
  shutters,
  storeys,
  tills,
} from '../questions/building.ts';
import { type Circumstance, circumstances } from '../questions/running.ts';
import type { Site } from '../site.ts';
import { numberOr, type Reading } from './reading.ts';
import { highValueRoomsOf } from './rooms-of.ts';

type Building = Pick<
  Site,
  | 'floorArea'
  | 'rooms'
  | 'outerDoors'
  | 'shutters'
  | 'openFloorArea'
  | 'tills'
  | 'docks'
  | 'windows'
  | 'highValueRooms'
  | 'consultingRooms'
  | 'buildings'
  | 'storeys'
  | 'roof'
  | 'cables'
  | 'goods'
>;

export function buildingOf(reading: Reading): Building {
  const { given, measures } = reading;
  const area = floorAreaOf(reading);
  const openFloorArea = openFloorOf(reading, area);
  const highValueRooms = highValueRoomsOf(given);
  const consulting = given.number(consultingRooms) ?? 0;
  const apart = highValueRooms.filter((room) => reading.values.storesApart.includes(room));
  const least = highValueRooms.length + consulting + (openFloorArea > 0 ? 1 : 0);
  return {
    floorArea: area,
    rooms: Math.max(roomsOf(reading, area) + apart.length, least),
    outerDoors: measures?.doors ?? given.number(outerDoors) ?? siteRules.estateOuterDoors,
    shutters: measures?.shutters ?? given.number(shutters) ?? 0,
    openFloorArea,
    tills: given.number(tills) ?? 0,
    docks: measures?.docks ?? given.number(docks) ?? 0,
    highValueRooms,
    consultingRooms: consulting,
    ...(measures && measures.windows > 0 && { windows: measures.windows }),
    ...shapeOf(reading),
    goods: given.choices(goods),
  };
}

/** Square metres of the sales floor, work floor, seating, waiting area or classrooms. */
function openFloorOf({ given, notes, values }: Reading, area: number): number {
  const share = values.openFloorShare;
  if (share === 0) return 0;
  const open = Math.round(area * share);
  notes.add(given.asked(classrooms) ? classrooms : floorArea, 'openFloor', share, open);
  return open;
}

/** Square metres. */
function floorAreaOf(reading: Reading): number {
  const { given, notes, values, measures } = reading;
  if (measures) return measures.floorArea;
  if (given.asked(floorArea))
    return numberOr(reading, floorArea, values.floorSquareMetres, 'floorArea');
  const school = given.number(classrooms);
  if (school !== undefined) {
    const area = Math.round(school * siteRules.squareMetresPerClassroom);
    notes.add(classrooms, 'floorOfRooms', area, siteRules.squareMetresPerClassroom, 'classroom');
    return area;
  }
  const home = given.number(rooms);
  if (home === undefined) return values.floorSquareMetres;
  const area = Math.round(home * siteRules.squareMetresPerRoom);
  notes.add(rooms, 'floorOfRooms', area, siteRules.squareMetresPerRoom, 'room');
  return area;
}

function roomsOf(reading: Reading, area: number): number {
  const { given, notes } = reading;
  const asked = given.number(rooms);
  if (asked !== undefined) return asked;
  const classes = given.number(classrooms);
  if (classes !== undefined) {
    notes.add(classrooms, 'sideRooms', siteRules.schoolSideRooms, 'classrooms');
    return classes + siteRules.schoolSideRooms;
  }
  const consulting = given.number(consultingRooms);
  if (consulting !== undefined) {
    notes.add(consultingRooms, 'sideRooms', siteRules.clinicSideRooms, 'consulting rooms');
    return consulting + siteRules.clinicSideRooms;
  }
  if (given.asked(houses)) {
    const count = siteRules.estateRooms;
    notes.add(houses, 'estateRooms', count);
    return count;
  }
  const { sideRooms, squareMetresPerSideRoom } = siteRules;
  const count = sideRooms + Math.ceil(area / squareMetresPerSideRoom);
  notes.add(floorArea, 'rooms', count, sideRooms, squareMetresPerSideRoom);
  return count;
}

/** What was not asked, or not known, is one building of one storey under tiles or sheets. */
function shapeOf({
  given,
  notes,
  measures,
}: Reading): Pick<Site, 'buildings' | 'storeys' | 'roof' | 'cables'> {
  const facts: ReadonlySet<Circumstance> = new Set(given.choices(circumstances));
  const answered = given.number(storeys) ?? (facts.has('upper-storey') ? 2 : 1);
  const shape = {
    buildings:
      measures?.buildings ?? given.number(buildings) ?? (facts.has('more-buildings') ? 2 : 1),
    storeys: measures?.storeys ?? answered,
    roof: facts.has('concrete-roof') ? 'concrete' : 'tiles-or-sheets',
    cables: facts.has('no-cables') ? 'impossible' : 'possible',
  } as const;
  notes.add(circumstances, 'building', { ...shape, ...(measures && { isDrawn: true }) });
  return shape;
}
