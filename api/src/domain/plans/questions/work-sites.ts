import { boundary, boundaryKinds, boundaryLength, gateMass, gates } from './boundary.ts';
import { docks, floorArea, goods, outerDoors, rooms, valuableRooms } from './building.ts';
import { ask, groups, type Page, type Questionnaire } from './questionnaire.ts';
import {
  GENERATOR,
  happened,
  ofBuildings,
  onSites,
  runningPage,
  SECOND_BUILDING,
  siteGates,
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
const siteBoundary: Page = {
  group: groups.boundary,
  asks: [
    ask(boundary, { options: boundaryKinds.unmeasured }),
    ask(boundaryLength),
    ask(gates, { options: siteGates }),
    ask(gateMass),
  ],
};
const running = runningPage({
  happened: Object.values(happened),
  circumstances: [...ofBuildings, SECOND_BUILDING, GENERATOR],
});

export const warehouse: Questionnaire = [
  systemsPage([...onSites, 'Sensors for fridges and power failures', ...tracking], stayingOnSites),
  {
    group: 'The warehouse',
    asks: [
      ask(floorArea, { text: 'How big is the warehouse floor?' }),
      ask(outerDoors, { help: 'Doors for people. Leave out loading docks.' }),
      ask(docks),
      ask(valuableRooms, {
        options: workRooms,
      }),
      ask(goods),
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
      ask(valuableRooms, {
        options: [
          'Tool store',
          'Fuel store',
          'Stock room',
          'Cash office',
          'Server room',
          'Toilets or change rooms',
        ],
      }),
      ask(goods),
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
      ask(valuableRooms, {
        options: workRooms,
      }),
      ask(goods),
    ],
  },
  siteBoundary,
  running,
];
