import { boundary, boundaryLength, vehicleGate, wallHeight } from './boundary.ts';
import { cameraPlaces, docks, floorArea, outerDoors, rooms } from './building.ts';
import { escapeOpening } from './doors.ts';
import { ask, groups, type Page, type Questionnaire } from './questionnaire.ts';
import {
  AFTER_HOURS_ANIMALS,
  onSites,
  runningPage,
  stayingOnSites,
  systemsPage,
} from './shared-pages.ts';

const workRooms = [
  'Stock room',
  'Cash office',
  'Server room',
  'Tool store',
  'Strongroom or safe',
  'Toilets or change rooms',
];
const tracking = ['Vehicle tracking', 'Equipment tracking'];
const openFromInside = ask(escapeOpening, { showIf: [{ wanted: 'access' }] });
const siteBoundary: Page = {
  group: groups.boundary,
  asks: [ask(boundary), ask(boundaryLength), ask(wallHeight), ask(vehicleGate)],
};
const running = runningPage([AFTER_HOURS_ANIMALS]);

export const warehouse: Questionnaire = [
  systemsPage([...onSites, 'Sensors for fridges and power failures', ...tracking], stayingOnSites),
  {
    group: 'The warehouse',
    asks: [
      ask(floorArea, { text: 'How big is the warehouse floor?' }),
      ask(outerDoors, { help: 'Doors for people. Leave out loading docks.' }),
      ask(docks),
      ask(cameraPlaces, {
        help: 'Besides the entrances, the docks and the open floor.',
        options: workRooms,
      }),
      openFromInside,
    ],
  },
  siteBoundary,
  running,
];

export const industrialSite: Questionnaire = [
  systemsPage(
    [
      ...onSites,
      'Sensors for tanks, cables, store doors and power failures',
      'Cameras where there is no mains power',
      ...tracking,
    ],
    stayingOnSites,
  ),
  {
    group: 'The buildings',
    asks: [
      ask(floorArea),
      ask(outerDoors, { help: 'Doors for people, of all buildings. Leave out loading docks.' }),
      ask(docks),
      ask(cameraPlaces, {
        help: 'Besides the entrances, the docks and the work floor.',
        options: [
          'Tool store',
          'Fuel store',
          'Stock room',
          'Cash office',
          'Server room',
          'Toilets or change rooms',
        ],
      }),
      openFromInside,
    ],
  },
  siteBoundary,
  running,
];

export const other: Questionnaire = [
  systemsPage(
    [
      ...onSites,
      'Cameras where there is no mains power',
      'Sensors for leaks and power failures',
      ...tracking,
    ],
    stayingOnSites,
  ),
  {
    group: groups.building,
    asks: [
      ask(floorArea),
      ask(rooms),
      ask(outerDoors),
      ask(cameraPlaces, {
        options: workRooms,
      }),
      openFromInside,
    ],
  },
  siteBoundary,
  running,
];
