import {
  boundary,
  boundaryLength,
  drivewayGates,
  gateMass,
  pedestrianGates,
  vehicleGate,
  vehicleLanes,
  wallHeight,
} from './boundary.ts';
import { cameraPlaces, houses, outerDoors, pets, rooms } from './building.ts';
import { ask, groups, type Questionnaire } from './questionnaire.ts';
import { AFTER_HOURS_ANIMALS, runningPage, stayingOnSites, systemsPage } from './shared-pages.ts';
import { motorRating, remotePoints, trackedVehicles } from './systems.ts';

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
      ask(pets),
    ],
  },
  {
    group: groups.boundary,
    asks: [
      ask(boundary, { text: 'What is around your property?' }),
      ask(boundaryLength),
      ask(wallHeight),
      ask(drivewayGates),
      ask(gateMass),
      ask(motorRating),
    ],
  },
  runningPage(),
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
    [ask(remotePoints, { help: 'For example a far corner of the boundary.' })],
  ),
  {
    group: 'The estate',
    asks: [
      ask(houses),
      ask(cameraPlaces, {
        text: 'Which rooms of the gatehouse and the estate office need a camera of their own?',
        help: 'Besides the entrances.',
        options: ['Server room', 'Cash office', 'Tool store', 'Toilets or change rooms'],
      }),
    ],
  },
  {
    group: groups.boundary,
    asks: [
      ask(boundary, { text: 'What is around the estate?' }),
      ask(boundaryLength),
      ask(wallHeight),
      ask(vehicleLanes),
      ask(vehicleGate, {
        text: 'What closes the vehicle lanes?',
        help: 'Choose what most lanes have.',
        options: [
          'Boom',
          'Sliding gate, up to 5 m',
          'Sliding gate, wider than 5 m',
          'Swing gate',
          "I don't know",
        ],
      }),
      ask(pedestrianGates),
    ],
  },
  runningPage(),
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
      ask(cameraPlaces, {
        text: 'Which stores need a camera of their own?',
        help: 'Besides the entrances of the homestead.',
        options: ['Tool store', 'Fuel store', 'Strongroom or safe', 'Toilets or change rooms'],
      }),
    ],
  },
  {
    group: groups.boundary,
    asks: [
      ask(boundary, { text: 'What is around the homestead?' }),
      ask(boundaryLength, {
        help: 'Around the homestead and its yard, not the whole farm. Leave empty if you do not know.',
      }),
      ask(wallHeight),
      ask(vehicleGate),
    ],
  },
  runningPage([AFTER_HOURS_ANIMALS]),
];
