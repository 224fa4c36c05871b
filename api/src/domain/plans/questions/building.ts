import type { Unit } from '@app/contracts/number-answer';
import type { HighValueRoom, Site, UnlawfulWish } from '../site.ts';
import { askAny, askNumber, askOne } from './question.ts';

const count = (unit: Unit, min: number, max: number) => ({ unit, min, max, integer: true });

export const floorArea = askNumber({
  name: 'floor_area',
  text: 'How big is the floor of your buildings?',
  help: 'All floors together; a guess is fine. Leave empty if you do not know.',
  number: { unit: 'm²', min: 10, max: 100_000, integer: false },
  optional: true,
});

export const rooms = askNumber({
  name: 'rooms',
  text: 'How many rooms are there?',
  help: 'Count rooms with a window or an outside door, and rooms that hold valuables. Leave out toilets and passages.',
  number: count('rooms', 1, 300),
});

export const outerDoors = askNumber({
  name: 'outer_doors',
  text: 'How many outside doors are there?',
  help: 'Doors that lead from outside into the building.',
  number: count('doors', 1, 100),
});

export const shutters = askNumber({
  name: 'shutters',
  text: 'How many roller shutters are there?',
  help: 'Write 0 if there are none.',
  number: count('shutters', 0, 100),
});

export const tills = askNumber({
  name: 'tills',
  text: 'How many tills are there?',
  help: 'Count every place where people pay. Write 0 if there are none.',
  number: count('tills', 0, 50),
});

export const docks = askNumber({
  name: 'docks',
  text: 'How many loading docks are there?',
  help: 'Count every door where trucks load or unload. Write 0 if there are none.',
  number: count('docks', 0, 100),
});

export const classrooms = askNumber({
  name: 'classrooms',
  text: 'How many classrooms are there?',
  number: count('classrooms', 1, 150),
});

export const consultingRooms = askNumber({
  name: 'consulting_rooms',
  text: 'How many consulting rooms are there?',
  help: 'Each one gets a panic button. A camera in a consulting room is not allowed.',
  number: count('rooms', 1, 100),
});

export const houses = askNumber({
  name: 'houses',
  text: 'How many houses or units does the estate have?',
  number: count('houses', 2, 2000),
});

export const people = askNumber({
  name: 'people',
  text: 'How many people work there?',
  help: 'Each one needs a card, a code or a fingerprint where doors have access control.',
  number: count('people', 1, 5000),
  optional: true,
});

/** Rooms where a camera of its own is wanted, also those where the law allows none. */
export const cameraPlaces = askAny<HighValueRoom | UnlawfulWish>({
  name: 'camera_places',
  text: 'Which rooms need a camera of their own?',
  help: 'Besides the entrances and the open floor.',
  options: {
    'Stock room': 'stock-room',
    'Cash office': 'cash-office',
    'Server room': 'server-room',
    Dispensary: 'dispensary',
    'Computer room': 'computer-room',
    'Tool store': 'tool-store',
    'Fuel store': 'fuel-store',
    'Strongroom or safe': 'strongroom',
    'Consulting rooms': 'camera-in-consulting-room',
    'Toilets or change rooms': 'camera-in-change-room',
  },
  showIf: [{ wanted: 'video' }],
});

export const pets = askOne<Site['pets']>({
  name: 'pets',
  text: 'Are there pets inside when the alarm is on?',
  help: 'It decides which motion detectors you need.',
  options: {
    'No pets inside': 'none',
    'Cats or small dogs, up to 25 kg': 'small',
    'A dog heavier than 25 kg': 'large',
  },
});
