import { boundary, boundaryKinds, boundaryLength, gateMass, gates } from './boundary.ts';
import {
  buildings,
  classrooms,
  consultingRooms,
  floorArea,
  goods,
  outerDoors,
  valuableRooms,
} from './building.ts';
import { accessPlaces } from './doors.ts';
import { ask, groups, type Questionnaire } from './questionnaire.ts';
import {
  GENERATOR,
  happened,
  ofBuildings,
  onSites,
  runningPage,
  siteGates,
  stayingOnSites,
  systemsPage,
  UPPER_STOREY,
} from './shared-pages.ts';
import { stayingCameras } from './systems.ts';

export const school: Questionnaire = [
  systemsPage(onSites, stayingOnSites),
  {
    group: 'The school',
    asks: [
      ask(classrooms),
      ask(outerDoors, {
        text: 'How many outside doors do offices, halls and stores have?',
        help: 'Leave out the doors of classrooms.',
      }),
      ask(valuableRooms, {
        options: [
          'Computer room',
          'Stock room',
          'Server room',
          'Tool store',
          'Strongroom or safe',
          'Toilets or change rooms',
        ],
      }),
      ask(accessPlaces, {
        options: [
          'Main entrance',
          'All outside doors',
          'Computer room',
          'Stock room',
          'Server room',
          'Strongroom or safe',
          'An escape door that needs a key from inside',
        ],
      }),
      ask(buildings),
    ],
  },
  {
    group: groups.boundary,
    asks: [
      ask(boundary, {
        text: 'What is around the school grounds?',
        options: boundaryKinds.unmeasured,
      }),
      ask(boundaryLength, {
        help: 'All sides of the grounds together. Leave empty if you do not know.',
      }),
      ask(gates, { options: siteGates }),
      ask(gateMass),
    ],
  },
  runningPage({
    happened: Object.values(happened),
    circumstances: [...ofBuildings, UPPER_STOREY, GENERATOR],
  }),
];

export const clinic: Questionnaire = [
  systemsPage(
    [
      'Cameras',
      'Burglar alarm',
      'Access control on doors',
      'Intercom',
      'Backup power',
      'Sensors for fridges and power failures',
    ],
    ['Cameras', 'Burglar alarm', 'Access control', 'Intercom', 'Backup power'],
    [ask(stayingCameras)],
  ),
  {
    group: 'The clinic',
    asks: [
      ask(floorArea, {
        text: 'How big is the clinic?',
        help: 'All floors together; a guess is fine. Leave empty if you do not know.',
      }),
      ask(consultingRooms),
      ask(valuableRooms, {
        options: [
          'Dispensary',
          'Stock room',
          'Cash office',
          'Server room',
          'Consulting rooms',
          'Toilets or change rooms',
        ],
      }),
      ask(goods, { options: ['Cash', 'Medicines', 'Electronics, tools or branded clothes'] }),
    ],
  },
  {
    group: groups.doorsAndBoundary,
    asks: [
      ask(outerDoors),
      ask(accessPlaces, {
        options: [
          'Main entrance',
          'All outside doors',
          'Dispensary',
          'Stock room',
          'Cash office',
          'Server room',
          'An escape door that needs a key from inside',
        ],
      }),
      ask(boundary, { options: boundaryKinds.unmeasured }),
      ask(boundaryLength),
    ],
  },
  runningPage({
    happened: [happened.doorOrWindow, happened.roof, happened.staff, happened.robbery],
    circumstances: [...ofBuildings, UPPER_STOREY, GENERATOR],
  }),
];
