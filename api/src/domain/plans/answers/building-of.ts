import { quantityText } from '@app/contracts/number-answer';
import { siteRules } from '@app/knowledge/planning/sites';
import {
  cameraPlaces,
  classrooms,
  consultingRooms,
  docks,
  floorArea,
  houses,
  outerDoors,
  rooms,
  shutters,
  tills,
} from '../questions/building.ts';
import type { NumberQuestion } from '../questions/question.ts';
import type { Site } from '../site.ts';
import { isHighValueRoom } from './camera-places.ts';
import { numberOr } from './notes.ts';
import type { Reading } from './reading.ts';

type Building = Pick<
  Site,
  | 'floorArea'
  | 'rooms'
  | 'outerDoors'
  | 'shutters'
  | 'openFloorArea'
  | 'tills'
  | 'docks'
  | 'highValueRooms'
  | 'consultingRooms'
>;

export function buildingOf(reading: Reading): Building {
  const { given } = reading;
  const area = floorAreaOf(reading);
  const openFloorArea = openFloorOf(reading, area);
  const highValueRooms = given.choices(cameraPlaces).filter(isHighValueRoom);
  const consulting = given.number(consultingRooms) ?? 0;
  const least = highValueRooms.length + consulting + (openFloorArea > 0 ? 1 : 0);
  return {
    floorArea: area,
    rooms: Math.max(roomsOf(reading, area), least),
    outerDoors: given.number(outerDoors) ?? siteRules.estateOuterDoors,
    shutters: given.number(shutters) ?? 0,
    openFloorArea,
    tills: given.number(tills) ?? 0,
    docks: given.number(docks) ?? 0,
    highValueRooms,
    consultingRooms: consulting,
  };
}

/** Square metres of the sales floor, work floor, seating, waiting area or classrooms. */
function openFloorOf({ given, notes, values }: Reading, area: number): number {
  const share = values.openFloorShare;
  if (share === 0) return 0;
  const open = Math.round(area * share);
  notes.add(
    given.asked(classrooms) ? classrooms : floorArea,
    `We assumed that ${Math.round(share * 100)}% of the floor is open, without stores and offices: ${quantityText(open, 'm²')}.`,
  );
  return open;
}

/** Square metres. */
function floorAreaOf(reading: Reading): number {
  const { given, values } = reading;
  if (given.asked(floorArea)) {
    return numberOr(
      reading,
      floorArea,
      values.floorSquareMetres,
      `our planning value for ${values.name}`,
    );
  }
  const school = given.number(classrooms);
  if (school !== undefined) {
    return noted(reading, classrooms, school, siteRules.squareMetresPerClassroom, 'classroom');
  }
  const home = given.number(rooms);
  return home === undefined
    ? values.floorSquareMetres
    : noted(reading, rooms, home, siteRules.squareMetresPerRoom, 'room');
}

function noted(
  { notes }: Reading,
  question: NumberQuestion,
  count: number,
  each: number,
  what: string,
): number {
  const area = Math.round(count * each);
  const [total, one] = [quantityText(area, 'm²'), quantityText(each, 'm²')];
  notes.add(question, `We assumed a floor area of ${total}, ${one} for each ${what}.`);
  return area;
}

function roomsOf(reading: Reading, area: number): number {
  const { given, notes } = reading;
  const asked = given.number(rooms);
  if (asked !== undefined) return asked;
  const classes = given.number(classrooms);
  if (classes !== undefined) {
    return withSideRooms(reading, classrooms, classes, siteRules.schoolSideRooms);
  }
  const consulting = given.number(consultingRooms);
  if (consulting !== undefined) {
    return withSideRooms(reading, consultingRooms, consulting, siteRules.clinicSideRooms);
  }
  if (given.asked(houses)) {
    const count = siteRules.estateRooms;
    notes.add(houses, `We assumed a gatehouse and an estate office with ${count} rooms together.`);
    return count;
  }
  const { sideRooms, squareMetresPerSideRoom } = siteRules;
  const count = sideRooms + Math.ceil(area / squareMetresPerSideRoom);
  const each = quantityText(squareMetresPerSideRoom, 'm²');
  notes.add(
    floorArea,
    `We assumed ${count} rooms, the open floor, offices and stores: ${sideRooms}, and one for each ${each}.`,
  );
  return count;
}

function withSideRooms(
  { notes }: Reading,
  question: NumberQuestion,
  main: number,
  side: number,
): number {
  const what = question === classrooms ? 'classrooms' : 'consulting rooms';
  notes.add(question, `We assumed ${side} rooms besides the ${what}, such as offices and stores.`);
  return main + side;
}
