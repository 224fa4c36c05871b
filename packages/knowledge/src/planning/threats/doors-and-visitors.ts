import type { Threat } from './threat.ts';

/** Who comes in by day: visitors, staff, contractors, and their keys. */
export const doorsAndVisitors = {
  visitors: {
    process: 'Visitors',
    threat: 'visitors who get in with a false story',
    happens:
      'A stranger gets in with a good story, and nobody checks where they go or whether they leave.',
    at: { doors: ['outer', 'pedestrian-gate', 'vehicle-gate'] },
    likelier: ['gateHit', 'robbed', 'noIntercom', 'noAccessControl', 'manyPeople', 'noGate'],
    rarer: ['intercomStays', 'accessStays'],
    worse: ['dispensary', 'strongroom'],
    controls: ['intercom', 'access', 'entrance-cameras', 'gate-cameras', 'boom'],
    without: {
      'intercom or access':
        'this plan has no intercom and no access control where visitors come in, so a person has to be at the door.',
    },
  },
  tailgating: {
    process: 'Entrance',
    threat: 'strangers who walk in behind staff',
    happens: 'A stranger walks in behind a person with a card and looks as if they belong there.',
    at: { doors: ['outer', 'pedestrian-gate'], gates: ['pedestrian-gate'] },
    likelier: ['noAccessControl', 'manyPeople', 'manyDoors'],
    rarer: ['accessStays'],
    worse: ['serverRoom'],
    controls: ['access', 'entrance-cameras', 'intercom', 'floor-cameras'],
    without: {
      access: 'this plan has no access control where people come in, so anyone can try the doors.',
    },
    alwaysOpen: 'staff who hold the door open. Ask them to let nobody in behind them.',
  },
  keys: {
    process: 'People who leave',
    threat: 'keys, codes and cards that are not returned',
    happens: 'People leave the company, and their keys, codes and cards still open the doors.',
    at: { doors: ['outer', 'pedestrian-gate', 'vehicle-gate'] },
    likelier: ['staffStole', 'noAccessControl', 'manyPeople', 'manyDoors'],
    rarer: ['accessStays'],
    worse: ['strongroom', 'cashOffice', 'dispensary'],
    controls: ['access', 'contacts', 'entrance-cameras'],
    without: {
      access:
        'keys cannot be cancelled where people come in. Keep a list of them, and change the lock when one is missing.',
    },
    alwaysOpen: 'codes and cards. Cancel them on a person’s last day.',
  },
  'household-keys': {
    process: 'Keys',
    threat: 'keys, codes and remotes in too many hands',
    happens:
      'Domestic staff, gardeners and contractors have keys, a remote or the alarm code, and pass them on or lose them.',
    at: { doors: ['outer', 'pedestrian-gate', 'vehicle-gate'] },
    likelier: ['staffStole', 'noIntercom', 'noCameras', 'manyPeople'],
    rarer: ['intercomStays', 'accessStays'],
    worse: ['unmonitored', 'slowResponse'],
    controls: ['intercom', 'access', 'contacts', 'entrance-cameras', 'gate-cameras'],
    alwaysOpen:
      'shared codes. Give each person their own alarm code, and delete it when they leave.',
  },
  contractors: {
    process: 'Contractors',
    threat: 'contractors who go where they should not',
    happens:
      'Contractors come and go with tools and vehicles, and some stay after their job is done.',
    at: { doors: ['outer', 'pedestrian-gate', 'vehicle-gate'] },
    likelier: ['staffStole', 'noAccessControl', 'noIntercom', 'noGate', 'manyPeople'],
    rarer: ['accessStays'],
    worse: ['toolStore', 'strongroom'],
    controls: ['access', 'gate-cameras', 'boom', 'intercom', 'entrance-cameras'],
    without: {
      'access or boom or intercom': 'this plan has nothing that stops a contractor at the gate.',
    },
    alwaysOpen: 'the register. Sign contractors in and out, for one day and one job.',
  },
  laptops: {
    process: 'Desks',
    threat: 'laptops and phones stolen',
    happens: 'A visitor, or someone who found a door open, takes what fits into a bag.',
    at: { doors: ['outer', 'inside'] },
    likelier: ['staffStole', 'noAccessControl', 'noCameras', 'manyPeople'],
    rarer: ['accessStays', 'camerasStay'],
    worse: ['serverRoom'],
    controls: ['access', 'entrance-cameras', 'floor-cameras', 'detectors'],
    without: { access: 'this plan does not record who comes into the offices.' },
    alwaysOpen: 'the data on the laptops. Encrypt them, and lock them away at night.',
  },
  'server-room': {
    process: 'Server room',
    threat: 'unauthorised people in the server room',
    happens:
      'A visitor or staff member can reach the servers, the recorder or the network cabinet.',
    at: { rooms: ['server-room'] },
    likelier: ['noAccessControl', 'noCameras', 'serverRoom', 'manyPeople'],
    rarer: ['accessStays'],
    controls: ['room-cameras', 'access', 'detectors'],
    without: {
      'room-cameras or access': 'this plan has no camera and no access control at the server room.',
    },
  },
  'school-gate': {
    process: 'Drop-off and pick-up',
    threat: 'strangers at the school gate',
    happens: 'The gate is open for many cars and children, and nobody can check who comes in.',
    at: { gates: ['vehicle-gate', 'pedestrian-gate'] },
    likelier: ['gateHit', 'robbed', 'noCameras', 'noIntercom', 'noGate', 'manyPeople'],
    rarer: ['camerasStay'],
    controls: ['gate-cameras', 'intercom', 'gate-motor', 'boom', 'entrance-cameras'],
    without: { 'gate-cameras': 'this plan has no camera at the gate.' },
    alwaysOpen: 'who collects each child. Keep a list at the gate and check it.',
  },
  'learner-records': {
    process: 'Records',
    threat: 'pictures and records of children in the wrong hands',
    happens: 'Someone who can log in or walk into the office copies recordings or records.',
    at: { doors: ['outer', 'inside', 'server-room', 'computer-room', 'strongroom'] },
    likelier: ['noAccessControl', 'computerRoom', 'manyPeople'],
    rarer: ['accessStays'],
    controls: ['access', 'detectors'],
    alwaysOpen: 'passwords. Let only a few people see recordings, each with their own password.',
  },
  'patient-records': {
    process: 'Patient records',
    threat: 'files and screens that strangers can see',
    happens: 'A file or a screen is left open where patients wait.',
    at: { doors: ['inside'] },
    likelier: ['noAccessControl', 'noCameras', 'manyPeople'],
    rarer: ['accessStays'],
    controls: ['access', 'entrance-cameras', 'floor-cameras'],
    without: { access: 'this plan has no access control on the office doors.' },
    alwaysOpen: 'screens and files. Aim no camera at them, lock screens and put files away.',
  },
  duress: {
    process: 'Consulting rooms',
    threat: 'staff threatened by a patient or a visitor',
    happens:
      'An angry person, or someone who demands medicines, threatens a staff member who is alone.',
    at: { doors: ['inside'] },
    likelier: ['robbed', 'cashThere', 'consultingRooms', 'noAlarm', 'noAccessControl'],
    rarer: ['alarmStays'],
    worse: ['rural', 'unmonitored', 'slowResponse'],
    controls: ['panic', 'reporting', 'access', 'entrance-cameras'],
    without: {
      panic: 'staff cannot call for help without being noticed: this plan has no panic button.',
    },
  },
  medicines: {
    process: 'Dispensary',
    threat: 'medicines stolen',
    happens:
      'Someone with a key takes a few boxes at a time, or burglars take everything at night.',
    at: { rooms: ['dispensary'] },
    likelier: ['staffStole', 'noAlarm', 'noAccessControl', 'dispensary'],
    rarer: ['accessStays', 'alarmStays'],
    worse: ['unmonitored', 'slowResponse'],
    controls: ['room-cameras', 'access', 'detectors', 'contacts'],
    without: {
      'room-cameras or access': 'this plan has no camera and no access control at the dispensary.',
    },
    alwaysOpen: 'the medicine count. Have two people count scheduled medicines.',
  },
  'gate-queue': {
    process: 'Gate',
    threat: 'cars that follow others through the gate',
    happens: 'In a queue a second car follows the first, or a guard lets it in to clear the queue.',
    at: { gates: ['vehicle-gate'], doors: ['vehicle-gate'] },
    likelier: ['gateHit', 'noGate', 'noCameras', 'manyPeople'],
    rarer: ['camerasStay', 'accessStays'],
    worse: ['unmonitored', 'slowResponse'],
    controls: ['boom', 'gate-cameras', 'access', 'gate-motor', 'intercom'],
    without: { 'boom or gate-cameras': 'this plan has no boom and no camera at the gate.' },
  },
} as const satisfies Record<string, Threat>;
