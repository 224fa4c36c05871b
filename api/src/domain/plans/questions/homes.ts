import {
  boundary,
  boundaryKinds,
  boundaryLength,
  gateMass,
  gates,
  laneGate,
  pedestrianGates,
  vehicleLanes,
  wallHeight,
} from './boundary.ts';
import { houses, outerDoors, rooms, valuableRooms } from './building.ts';
import { ask, groups, type Questionnaire } from './questionnaire.ts';
import {
  ANIMAL_INSIDE,
  GENERATOR,
  happened,
  NO_CABLES,
  ofBuildings,
  runningPage,
  SECOND_BUILDING,
  siteGates,
  stayingOnSites,
  systemsPage,
  UPPER_STOREY,
} from './shared-pages.ts';
import { motorRating, remotePoints, stayingCameras, trackedVehicles } from './systems.ts';

const { measured, unmeasured } = boundaryKinds;

export const residentialHome: Questionnaire = [
  systemsPage(
    [
      'Cameras',
      'Burglar alarm',
      'Electric fence',
      'Gate motor',
      'Intercom',
      'Backup power',
      'Sensors for leaks and power failures',
      'Vehicle tracking',
    ],
    ['Cameras', 'Burglar alarm', 'Electric fence', 'Gate motor', 'Intercom', 'Backup power'],
    [ask(stayingCameras)],
  ),
  {
    group: 'Your home',
    asks: [
      ask(rooms, {
        text: 'How many rooms does your home have?',
        help: 'Count bedrooms, living rooms, kitchen, study and garage. Leave out bathrooms and passages.',
      }),
      ask(outerDoors, {
        help: 'Doors that lead from outside into the house, also sliding doors. Leave out the garage door.',
      }),
    ],
  },
  {
    group: groups.boundary,
    asks: [
      ask(boundary, { text: 'What is around your property?', options: measured }),
      ask(boundaryLength),
      ask(wallHeight),
      ask(gates, {
        text: 'Which gates and garage doors do you have?',
        options: [
          'Sliding gate',
          'Second sliding gate',
          'Swing gate',
          'Garage door',
          'Second garage door',
          'Gate for people on foot',
        ],
      }),
      ask(gateMass),
      ask(motorRating),
    ],
  },
  runningPage({
    happened: [
      happened.boundary,
      happened.gate,
      happened.doorOrWindow,
      happened.roof,
      happened.robbery,
    ],
    circumstances: [...ofBuildings, UPPER_STOREY, SECOND_BUILDING],
  }),
];

export const residentialEstate: Questionnaire = [
  systemsPage(
    [
      'Cameras',
      'Burglar alarm',
      'Electric fence',
      'Gate motor or boom',
      'Access control at pedestrian gates',
      'Intercom',
      'Backup power',
      'Cameras where there is no mains power',
    ],
    stayingOnSites,
  ),
  {
    group: 'The estate',
    asks: [
      ask(houses),
      ask(valuableRooms, {
        text: 'Which rooms of the gatehouse and office need protection of their own?',
        options: ['Server room', 'Cash office', 'Tool store', 'Toilets or change rooms'],
      }),
    ],
  },
  {
    group: groups.boundary,
    asks: [
      ask(boundary, { text: 'What is around the estate?', options: measured }),
      ask(boundaryLength),
      ask(wallHeight),
      ask(vehicleLanes),
      ask(laneGate),
      ask(gateMass, {
        showIf: [
          {
            question: laneGate.name,
            anyOf: ['Sliding gate, up to 5 m', 'Sliding gate, wider than 5 m', 'Swing gate'],
          },
        ],
      }),
      ask(pedestrianGates),
    ],
  },
  runningPage({
    happened: [happened.boundary, happened.gate, happened.staff, happened.robbery],
    circumstances: [GENERATOR],
  }),
];

export const farm: Questionnaire = [
  systemsPage(
    [
      'Cameras',
      'Burglar alarm',
      'Electric fence',
      'Gate motor or boom',
      'Intercom',
      'Backup power',
      'Cameras where there is no mains power',
      'Sensors for tanks, cables, store doors and power failures',
      'Vehicle tracking',
      'Equipment tracking',
    ],
    [
      'Cameras',
      'Burglar alarm',
      'Electric fence',
      'Gate motor or boom',
      'Intercom',
      'Backup power',
    ],
    [ask(remotePoints), ask(trackedVehicles)],
  ),
  {
    group: 'The homestead',
    asks: [
      ask(rooms, {
        text: 'How many rooms does the homestead have?',
        help: 'Count bedrooms, living rooms, kitchen, office and garage. Leave out bathrooms and passages.',
      }),
      ask(outerDoors),
      ask(valuableRooms, {
        text: 'Which stores need protection of their own?',
        options: ['Tool store', 'Fuel store', 'Strongroom or safe', 'Toilets or change rooms'],
      }),
    ],
  },
  {
    group: groups.boundary,
    asks: [
      ask(boundary, { text: 'What is around the homestead?', options: unmeasured }),
      ask(boundaryLength, {
        help: 'Around the homestead and its yard, not the whole farm. Leave empty if you do not know.',
      }),
      ask(gates, { options: siteGates }),
      ask(gateMass),
    ],
  },
  runningPage({
    happened: [
      happened.boundary,
      happened.gate,
      happened.doorOrWindow,
      happened.staff,
      happened.robbery,
    ],
    circumstances: [NO_CABLES, ANIMAL_INSIDE, SECOND_BUILDING, GENERATOR],
  }),
];
