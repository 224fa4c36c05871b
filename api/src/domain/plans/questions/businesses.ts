import { boundary, boundaryKinds, boundaryLength } from './boundary.ts';
import {
  floorArea,
  goods,
  outerDoors,
  people,
  rooms,
  shutters,
  storeys,
  tills,
  valuableRooms,
} from './building.ts';
import { accessPlaces, credential } from './doors.ts';
import { ask, groups, type Questionnaire } from './questionnaire.ts';
import { happened, ofBuildings, runningPage, systemsPage } from './shared-pages.ts';
import { stayingCameras } from './systems.ts';

const staying = ['Cameras', 'Burglar alarm', 'Access control', 'Intercom', 'Backup power'];
const shopDoors = {
  options: [
    'Main entrance',
    'All outside doors',
    'Stock room',
    'Cash office',
    'Server room',
    'An escape door that needs a key from inside',
  ],
};

const shopBoundary = {
  text: 'What is around the yard or parking area?',
  help: 'Choose “Nothing of our own” in a shopping centre or directly on the street.',
  options: boundaryKinds.unmeasured,
};
const atCounters = runningPage({
  happened: [happened.doorOrWindow, happened.roof, happened.staff, happened.robbery],
  circumstances: ofBuildings,
});

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
      ask(tills),
      ask(valuableRooms, {
        options: [
          'Stock room',
          'Cash office',
          'Server room',
          'Strongroom or safe',
          'Toilets or change rooms',
        ],
      }),
      ask(goods, {
        options: [
          'Cash',
          'Electronics, tools or branded clothes',
          'Liquor or cigarettes',
          'Medicines',
          'Firearms',
        ],
      }),
    ],
  },
  {
    group: groups.doorsAndBoundary,
    asks: [
      ask(outerDoors, { help: 'Also the door for deliveries. Leave out roller shutters.' }),
      ask(shutters),
      ask(accessPlaces, shopDoors),
      ask(boundary, shopBoundary),
      ask(boundaryLength),
    ],
  },
  atCounters,
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
      ask(tills),
      ask(valuableRooms, {
        options: ['Stock room', 'Cash office', 'Strongroom or safe', 'Toilets or change rooms'],
      }),
      ask(goods, {
        options: ['Cash', 'Liquor or cigarettes', 'Electronics, tools or branded clothes'],
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
      ask(accessPlaces, shopDoors),
      ask(boundary, shopBoundary),
      ask(boundaryLength),
    ],
  },
  atCounters,
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
    [ask(stayingCameras)],
  ),
  {
    group: 'The office',
    asks: [
      ask(floorArea, {
        text: 'How big is the office?',
        help: 'All floors together; a guess is fine. Leave empty if you do not know.',
      }),
      ask(rooms),
      ask(storeys),
      ask(outerDoors, {
        help: 'Doors that lead from outside, or from a shared lobby, into your office.',
      }),
      ask(people),
      ask(valuableRooms, {
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
      ask(accessPlaces, {
        options: [
          'Main entrance',
          'All outside doors',
          'Server room',
          'Stock room',
          'Cash office',
          'Strongroom or safe',
          'An escape door that needs a key from inside',
        ],
      }),
      ask(credential),
    ],
  },
  runningPage({
    happened: [happened.doorOrWindow, happened.roof, happened.staff, happened.robbery],
    circumstances: [...ofBuildings, 'Our parking area has a boom, or needs one'],
  }),
];
