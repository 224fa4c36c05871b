import { boundary, boundaryLength, vehicleGate, wallHeight } from './boundary.ts';
import { cameraPlaces, classrooms, consultingRooms, floorArea, outerDoors } from './building.ts';
import { accessDoors, escapeDoors, escapeOpening } from './doors.ts';
import { ask, groups, type Questionnaire } from './questionnaire.ts';
import {
  AFTER_HOURS_ANIMALS,
  onSites,
  runningPage,
  stayingOnSites,
  systemsPage,
} from './shared-pages.ts';

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
      ask(cameraPlaces, {
        help: 'Besides the entrances.',
        options: [
          'Computer room',
          'Stock room',
          'Server room',
          'Tool store',
          'Strongroom or safe',
          'Toilets or change rooms',
        ],
      }),
      ask(accessDoors),
      ask(escapeOpening, { showIf: [{ wanted: 'access' }] }),
    ],
  },
  {
    group: groups.boundary,
    asks: [
      ask(boundary, { text: 'What is around the school grounds?' }),
      ask(boundaryLength, {
        help: 'All sides of the grounds together. Leave empty if you do not know.',
      }),
      ask(wallHeight),
      ask(vehicleGate),
    ],
  },
  runningPage([AFTER_HOURS_ANIMALS]),
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
  ),
  {
    group: 'The clinic',
    asks: [
      ask(floorArea, {
        text: 'How big is the clinic?',
        help: 'All floors together; a guess is fine. Leave empty if you do not know.',
      }),
      ask(consultingRooms),
      ask(cameraPlaces, {
        help: 'Besides the entrances and the waiting area.',
        options: [
          'Dispensary',
          'Stock room',
          'Cash office',
          'Server room',
          'Consulting rooms',
          'Toilets or change rooms',
        ],
      }),
    ],
  },
  {
    group: groups.doorsAndBoundary,
    asks: [
      ask(outerDoors),
      ask(accessDoors),
      ask(escapeDoors),
      ask(escapeOpening, { showIf: [{ question: 'escape_doors', atLeast: 1 }] }),
      ask(boundary),
      ask(boundaryLength),
    ],
  },
  runningPage([AFTER_HOURS_ANIMALS]),
];
