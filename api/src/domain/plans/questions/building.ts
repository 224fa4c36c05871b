import type { Unit } from '@app/contracts/number-answer';
import type { Goods, HighValueRoom, UnlawfulWish } from '../site.ts';
import { askAny, askNumber } from './question.ts';

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

export const buildings = askNumber({
  name: 'buildings',
  text: 'How many buildings should be protected?',
  help: 'Each one gets its own sirens and keypad. Leave empty if you do not know.',
  number: count('buildings', 1, 50),
  optional: true,
});

export const storeys = askNumber({
  name: 'storeys',
  text: 'How many storeys does it have?',
  help: 'Count the ground floor too. Leave empty if you do not know.',
  number: count('storeys', 1, 40),
  optional: true,
});

/** Rooms of value, also those where the law allows no camera. */
export const valuableRooms = askAny<HighValueRoom | UnlawfulWish>({
  name: 'camera_places',
  text: 'Which rooms need protection of their own?',
  help: 'Each gets a camera, an alarm contact and a reader at its door, if the plan has them.',
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
});

export const goods = askAny<Goods>({
  name: 'goods',
  text: 'What do you keep there that thieves want?',
  help: 'Choose all that you keep. Leave empty if there is nothing of this kind.',
  options: {
    Cash: 'cash',
    Medicines: 'medicines',
    'Electronics, tools or branded clothes': 'electronics',
    'Liquor or cigarettes': 'liquor-and-cigarettes',
    Fuel: 'fuel',
    'Copper, cable or batteries': 'copper',
    Firearms: 'firearms',
  },
});
