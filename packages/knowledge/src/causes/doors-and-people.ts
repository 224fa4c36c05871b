import type { Cause } from '../cause.ts';
import { forChildren } from '../for-children.ts';
import { doors, outdoors } from '../place-groups.ts';

export const doorCauses = {
  'door-too-slow': {
    at: doors,
    opens: ['tailgating'],
    name: [
      '{place} closes too slowly, so a second person can follow',
      'The door closes too slowly, so a second person can follow',
    ],
    why: {
      'premises:office':
        'People hold the door to be polite. In a shared building nobody knows everyone, so a stranger with a laptop bag gets in easily.',
      'premises:gym': 'Members let friends in behind them, because nothing stops them.',
      'premises:student-housing':
        'Residents let in friends of friends, and prop the door open for deliveries.',
      otherwise: 'People hold the door to be polite, or do not notice who comes in behind them.',
    },
    check: 'Count for an hour how many people come in on one key or card.',
    signs: {
      'incident:tailgating': 3,
      'fact:shared-premises': 2,
      'has:access-control': 1,
      'broken:access-control': 4,
    },
    usual: 3,
    answers: [
      'door-closer',
      'challenge-rule',
      'door-access',
      'pedestrian-gate',
      'turnstile',
      'visitor-rule-students',
    ],
  },
  'desk-empty': {
    opens: ['tailgating', 'equipment-theft', 'data-theft', 'visitor-control'],
    name: 'Reception is empty at the wrong time',
    why: {
      'time:lunch':
        'At lunch time the desk is empty while the door still opens for couriers and visitors.',
      otherwise: 'When nobody is at the desk, anyone can walk past it.',
    },
    check: 'For a week, write down when the desk is empty for more than five minutes.',
    signs: { 'place:reception': 2, 'time:lunch': 4 },
    only: ['place:reception', 'premises:office', 'premises:clinic', 'premises:gym'],
    unless: ['premises:farm', 'premises:home'],
    answers: ['staffed-reception', 'challenge-rule', 'entrance-camera'],
  },
  'equipment-loose': {
    opens: ['equipment-theft', 'data-theft', 'burglary'],
    name: {
      'premises:student-housing': 'Laptops and phones are in rooms that are easy to open',
      'asset:laptops': 'Laptops are left out on desks',
      'asset:sound-equipment': 'Sound equipment stays set up when nobody is there',
      'place:computer-lab': 'One lock may protect all the computers',
      otherwise: 'Valuable equipment is not locked up or fixed down',
    },
    why: {
      'asset:laptops': {
        'premises:office':
          'A visitor who comes in behind a member of staff needs one minute at an empty desk.',
      },
      'asset:sound-equipment':
        'Everyone who comes can see the equipment, and knows where it is kept.',
      'place:computer-lab':
        'Thieves who get into the room can load all the computers at once. A locked cage for each makes that slow.',
      'premises:student-housing':
        'A light room lock is easy to force, and nobody is there to hear it during lectures.',
      otherwise: 'Portable equipment without a mark is easy to carry off and easy to sell.',
    },
    check: 'Walk through after hours and list what you could carry out in two minutes.',
    signs: {
      'asset:laptops': 4,
      'asset:sound-equipment': 3,
      'asset:electronics': 2,
      'place:computer-lab': 3,
      'asset:tools': 2,
      'asset:phones': 1,
    },
    only: [
      'asset:laptops',
      'asset:sound-equipment',
      'asset:electronics',
      'asset:tools',
      'asset:phones',
      'place:computer-lab',
      'asset:machinery',
      'asset:generator',
    ],
    answers: [
      'lock-equipment',
      'cage-store',
      'small-alarm',
      'service-wardens',
      'data-lock',
      'tracking',
    ],
  },
  'exit-unnoticed': {
    opens: ['walking-out'],
    name: forChildren(
      'A child can go out and nobody notices',
      'Nobody notices at night when a resident goes out',
      'Nobody wakes up when they go out',
    ),
    why: forChildren(
      'Whoever comes or goes can leave the gate open, and a small child is on the road before an adult looks.',
      'A door that opens from inside, as it must for a fire, tells nobody. At night few staff are awake, so a resident can be on the road before anyone looks.',
      'A door that opens from inside, as it must for a fire, tells nobody who is asleep.',
    ),
    check: forChildren(
      'Watch the gate at drop-off and pick-up: how often does it stay open, and can a child reach the latch?',
      'Open each outside door tonight and time how long it takes until someone comes.',
    ),
    signs: { 'incident:walking-out': 4, 'people:elderly': 1, 'time:night': 1 },
    usual: 3,
    answers: ['child-gate', 'exit-alert', 'night-round', 'walker-plan'],
  },
  'visitors-unverified': {
    opens: ['visitor-control', 'trespass', 'tailgating'],
    name: 'Visitors get in without being checked',
    why: {
      'premises:estate':
        'When cars queue and the resident does not answer, a car may be let in unchecked. After that nobody knows who is inside.',
      'people-live-here': 'Anyone with a name, a uniform or a parcel is let in, and nobody checks.',
      otherwise: 'The person at the door has to decide in seconds and has no way to check.',
    },
    check: {
      'people-live-here':
        'Ask everyone at home whom they let in last week, and how they knew who it was.',
      otherwise:
        'Pick five visitors of yesterday and ask whoever they came to see: did you expect them?',
    },
    signs: {
      'incident:visitor-control': 3,
      'people:visitors': 2,
      'place:guardhouse': 2,
      'people:guards': 1,
      'place:vehicle-gate': 1,
    },
    usual: 2,
    only: ['incident:visitor-control', 'people:visitors'],
    answers: [
      'collection-list',
      'visitor-codes',
      'intercom',
      'plate-camera',
      'guard-check',
      'challenge-rule',
      'helper-code',
    ],
  },
  'contractors-stay': {
    opens: ['visitor-control', 'burglary', 'equipment-theft', 'trespass'],
    name: 'Contractors come for one job but can go anywhere',
    why: {
      'premises:estate':
        'Once inside, a contractor can go anywhere, and often nobody checks who has left by evening.',
      otherwise:
        'They are expected, carry tools, and few people know their faces. Nobody asks what is in the boot.',
    },
    check: 'For one day, count the contractors who come in and those who leave.',
    signs: { 'people:contractors': 4 },
    only: ['people:contractors'],
    answers: ['contractor-register', 'exit-check'],
  },
  'guard-unchecked': {
    opens: [
      'visitor-control',
      'cable-theft',
      'burglary',
      'stock-loss',
      'fuel-theft',
      'theft-from-vehicle',
      'trespass',
      'equipment-theft',
    ],
    name: 'The guard’s rounds are not checked',
    why: {
      'premises:warehouse':
        'One guard can only see one side. Thieves who watch for two nights learn when nobody is on the other.',
      otherwise:
        'Without patrol points, a light and a radio, nobody knows whether a guard does the rounds, and the guard cannot call for help.',
    },
    check: 'Ask how last week’s rounds were recorded, hour by hour.',
    signs: { 'has:guards': 2, 'people:guards': 2, 'broken:guards': 4 },
    only: ['has:guards', 'people:guards', 'broken:guards'],
    unless: ['fact:covers-everything'],
    answers: ['guard-check'],
  },
  'helper-exposed': {
    opens: ['burglary', 'home-invasion', 'farm-attack'],
    name: 'People who work for you can be tricked or threatened',
    why: 'Someone who works for you and is alone by day may be tricked or forced to open, and knows when you are home. They need protection, not suspicion.',
    check: 'Ask what they would do if someone from “the municipality” rang the bell now.',
    signs: { 'people:domestic-worker': 3, 'people:gardener': 3, 'place:staff-quarters': 2 },
    only: ['people:domestic-worker', 'people:gardener', 'place:staff-quarters'],
    answers: ['helper-code', 'intercom', 'panic-pendant'],
  },
  'no-safe-place': {
    opens: ['home-invasion', 'farm-attack'],
    name: 'Nothing slows them down once they are inside',
    why: {
      'premises:farm':
        'In a farmhouse there is often only one wooden door between kitchen and bedroom. A locked steel gate gives you time to call for help.',
      'fact:alone-at-night': 'Someone who is alone needs a strong door to lock more than a siren.',
      otherwise: 'No locked door separates the room they break into from the bedrooms.',
    },
    check:
      'Walk from the outside door to your bed and time it. That is how long an intruder needs.',
    signs: {
      'incident:farm-attack': 2,
      'incident:home-invasion': 1,
      'people:children': 1,
      'people:elderly': 2,
      'place:bedroom': 2,
      'no:security-gate': 3,
      'fact:alone-at-night': 2,
    },
    usual: 2,
    unless: ['has:security-gate'],
    answers: ['safe-zone', 'panic-pendant', 'night-routine', 'perimeter-arm'],
  },
  'room-shared': {
    opens: ['burglary', 'equipment-theft', 'trespass', 'tailgating'],
    name: 'Many people use the front door, and nobody knows them all',
    why: {
      'premises:student-housing':
        'With so many residents and friends, everyone takes a stranger for someone’s visitor. Rooms stay unlocked during a shower.',
      otherwise: 'Where many people share a building, nobody knows who belongs there.',
    },
    check: 'On one evening, count how many people come in whom nobody there knows.',
    signs: {
      'premises:student-housing': 3,
      'people:students': 1,
      'people:tenants': 1,
      'premises:hotel': 2,
    },
    only: ['premises:student-housing', 'premises:hotel'],
    answers: ['room-locks', 'door-access', 'visitor-rule-students', 'rekey', 'lock-equipment'],
  },
  'loiter-cover': {
    at: outdoors,
    opens: ['loitering', 'trespass', 'vandalism', 'theft-from-vehicle'],
    name: ['People can hide and wait at {place}', 'People can hide and wait nearby'],
    why: {
      'place:street':
        'People can stand there out of sight and nobody asks why. They may be waiting for a taxi or watching your place.',
      otherwise:
        'Shelter and darkness attract people, and some of them look for a chance to steal.',
    },
    check: 'For a week, watch from inside or on camera and write down when people wait there.',
    signs: {
      'incident:loitering': 3,
      'place:boundary-bush': 2,
      'place:street': 1,
      'place:parking': 1,
    },
    usual: 2,
    only: ['incident:loitering', 'incident:trespass', 'incident:vandalism'],
    answers: ['cut-back', 'speak-out', 'lighting', 'pedestrian-gate'],
  },
  'dealers-at-ease': {
    at: outdoors,
    opens: ['drug-dealing'],
    name: [
      'Dealers can wait at {place} without being disturbed',
      'Dealers can wait nearby without being disturbed',
    ],
    why: {
      'people:learners':
        'Learners pass at the same times every day. Dealers look for those who wait alone.',
      'people:children':
        'Children pass at the same times every day. Dealers look for those who wait alone.',
      otherwise:
        'A corner that is dark, overgrown or never looked at suits dealers and their customers. Fights and thefts follow.',
    },
    check:
      'From inside, write down when they come for a week. Do not go closer, and take no photos that they can see.',
    signs: {
      'incident:drug-dealing': 3,
      'place:fence': 1,
      'place:street': 1,
      'people:learners': 2,
      'people:children': 2,
    },
    usual: 3,
    answers: ['report-drugs', 'tell-crime-stop', 'keep-inside', 'cut-back', 'lighting'],
  },
  'land-unwatched': {
    opens: ['land-invasion'],
    name: 'The first people on the land are noticed too late',
    why: 'Once people live in a shelter, only a court can order them to leave. In the first hours the police and the municipality can still be called to an empty plot.',
    check: 'Write down who last looked at each side of the land, and when.',
    signs: {
      'incident:land-invasion': 3,
      'fact:remote': 1,
      'place:boundary-bush': 1,
      'fact:boundary-hole': 1,
    },
    usual: 3,
    answers: ['land-court', 'land-rounds', 'repair-boundary', 'camera-tower'],
  },
  'fire-found-late': {
    opens: ['fire'],
    name: 'A fire is found when it is already big',
    why: 'At night, or in a room where nobody works, smoke is noticed from the street first.',
    check: 'List the rooms without a smoke detector, and try each escape door from inside.',
    signs: {
      'incident:fire': 3,
      'no:fire-detection': 3,
      'broken:fire-detection': 3,
      'time:night': 1,
    },
    usual: 3,
    answers: ['smoke-link', 'fire-way-out', 'fire-extinguishers'],
  },
  'fire-starts': {
    opens: ['fire'],
    name: 'Wiring, heat or gas that nobody checks can start a fire',
    why: {
      'place:kitchen':
        'Hot oil, gas and dirty extractor hoods start most kitchen fires while nobody is looking.',
      'people-live-here':
        'Old wiring, heaters, candles and chargers can start a fire while people sleep.',
      otherwise:
        'Old wiring, heaters, chargers and hot work can start a fire after everyone has gone home.',
    },
    check:
      'Walk through before everyone leaves or sleeps, and list what stays hot, switched on or under gas.',
    signs: { 'incident:fire': 2, 'place:kitchen': 2, 'fact:no-power': 1 },
    usual: 2,
    answers: ['wiring-check', 'off-at-night'],
  },
  'easy-target-fire': {
    opens: ['arson', 'protest'],
    name: 'Things that burn are kept close to the boundary',
    why: 'Waste, wood, fuel and vehicles against a fence can be set alight from outside.',
    check: 'Walk the inside of the boundary and list what would burn within five metres.',
    signs: { 'incident:arson': 3, 'incident:protest': 3 },
    usual: 2,
    answers: ['protest-plan', 'smoke-link', 'remote-viewing', 'cut-back'],
  },
  'belongings-open': {
    opens: ['personal-theft'],
    name: 'Bags, phones and small valuables lie within reach',
    why: {
      'premises:hotel':
        'Guests leave money in a drawer, and several staff can open the room during the day.',
      'premises:student-housing':
        'Rooms stay unlocked during a shower or a lecture, and a laptop is stolen within minutes.',
      'people-live-here': 'Workers and visitors can see where valuables are kept.',
      'people:customers':
        'Customers put bags and phones down while staff are busy. A stranger who asks a question does not stand out.',
      otherwise:
        'Bags and phones lie where people work. A stranger who asks a question does not stand out.',
    },
    check:
      'Walk through at the busiest hour and count the bags and phones that a stranger could take.',
    signs: {
      'incident:personal-theft': 3,
      'asset:belongings': 2,
      'asset:phones': 1,
      'asset:jewellery': 1,
      'people:customers': 1,
    },
    usual: 2,
    answers: ['belongings-place', 'master-keys', 'greet-strangers', 'entrance-camera'],
  },
} as const satisfies Record<string, Cause>;
