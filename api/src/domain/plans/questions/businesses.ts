import { boundary, boundaryLength } from './boundary.ts';
import { cameraPlaces, floorArea, outerDoors, people, rooms, shutters, tills } from './building.ts';
import { accessDoors, credential, escapeDoors, escapeOpening } from './doors.ts';
import { ask, groups, type Questionnaire } from './questionnaire.ts';
import { AFTER_HOURS_ANIMALS, runningPage, systemsPage } from './shared-pages.ts';

const staying = ['Cameras', 'Burglar alarm', 'Access control', 'Intercom', 'Backup power'];
const shopBoundary = {
  text: 'What is around the yard or parking area?',
  help: 'Choose “Nothing of our own” in a shopping centre or directly on the street.',
};

export const retailShop: Questionnaire = [
  systemsPage(
    ['Cameras', 'Burglar alarm', 'Access control on doors', 'Intercom', 'Backup power'],
    staying,
  ),
  {
    group: 'The shop',
    asks: [
      ask(floorArea, {
        text: 'How big is the shop?',
        help: 'Sales floor, stores and offices together; a guess is fine. Leave empty if you do not know.',
      }),
      ask(rooms, {
        help: 'Count the sales floor, stores, offices and kitchen. Leave out toilets.',
      }),
      ask(tills),
      ask(cameraPlaces, {
        help: 'Besides the entrances, the tills and the sales floor.',
        options: [
          'Stock room',
          'Cash office',
          'Server room',
          'Strongroom or safe',
          'Toilets or change rooms',
        ],
      }),
    ],
  },
  {
    group: groups.doorsAndBoundary,
    asks: [
      ask(outerDoors, { help: 'Also the door for deliveries. Leave out roller shutters.' }),
      ask(shutters),
      ask(escapeOpening, { showIf: [{ wanted: 'access' }] }),
      ask(boundary, shopBoundary),
      ask(boundaryLength),
    ],
  },
  runningPage([AFTER_HOURS_ANIMALS]),
];

export const restaurant: Questionnaire = [
  systemsPage(
    [
      'Cameras',
      'Burglar alarm',
      'Access control on doors',
      'Intercom',
      'Backup power',
      'Sensors for fridges and power failures',
    ],
    staying,
  ),
  {
    group: 'The restaurant',
    asks: [
      ask(floorArea, {
        text: 'How big is the restaurant?',
        help: 'Seating, kitchen and stores together; a guess is fine. Leave empty if you do not know.',
      }),
      ask(rooms, {
        help: 'Count the seating area, kitchen, bar, stores and offices. Leave out toilets.',
      }),
      ask(tills),
      ask(cameraPlaces, {
        help: 'Besides the entrances, the tills and the seating area.',
        options: ['Stock room', 'Cash office', 'Strongroom or safe', 'Toilets or change rooms'],
      }),
    ],
  },
  {
    group: groups.doorsAndBoundary,
    asks: [
      ask(outerDoors, {
        help: 'Also the kitchen door and the door for deliveries. Leave out roller shutters.',
      }),
      ask(shutters),
      ask(escapeOpening, { showIf: [{ wanted: 'access' }] }),
      ask(boundary, shopBoundary),
      ask(boundaryLength),
    ],
  },
  runningPage([AFTER_HOURS_ANIMALS]),
];

export const office: Questionnaire = [
  systemsPage(
    [
      'Cameras',
      'Burglar alarm',
      'Access control on doors',
      'Intercom',
      'Gate motor or boom',
      'Backup power',
      'Sensors for leaks and power failures',
    ],
    [...staying, 'Gate motor or boom'],
  ),
  {
    group: 'The office',
    asks: [
      ask(floorArea, {
        text: 'How big is the office?',
        help: 'All floors together; a guess is fine. Leave empty if you do not know.',
      }),
      ask(rooms),
      ask(outerDoors, {
        help: 'Doors that lead from outside, or from a shared lobby, into your office.',
      }),
      ask(people),
      ask(cameraPlaces, {
        help: 'Besides the entrances and open-plan areas.',
        options: [
          'Server room',
          'Stock room',
          'Cash office',
          'Strongroom or safe',
          'Toilets or change rooms',
        ],
      }),
    ],
  },
  {
    group: groups.doors,
    asks: [
      ask(accessDoors),
      ask(escapeDoors),
      ask(escapeOpening, { showIf: [{ question: 'escape_doors', atLeast: 1 }] }),
      ask(credential),
    ],
  },
  runningPage(['Our parking area has a boom, or needs one', AFTER_HOURS_ANIMALS]),
];
