import type { Cause } from '../cause.ts';
import { boundary } from '../place-groups.ts';

export const goodsCauses = {
  'cable-reachable': {
    at: ['roof-plant', 'substation', 'yard', 'storeroom', 'fence'],
    opens: ['cable-theft', 'metal-theft'],
    name: {
      'asset:copper': [
        'Copper can be reached and cut undisturbed at {place}',
        'Copper can be reached and cut undisturbed',
      ],
      otherwise: [
        'Metal can be reached and taken undisturbed at {place}',
        'Metal can be reached and taken undisturbed',
      ],
    },
    why: {
      'place:roof-plant':
        'Nobody sees who is up there, so thieves who find a way up can cut pipes and cables in peace.',
      'asset:cable-reels':
        'Thieves can roll drums away and strip the cable out of sight. A heavy drum does not stop people who have all night.',
      'place:substation':
        'Where no alarm covers the cables to the substation, you only notice a cut when the power goes.',
      otherwise:
        'No alarm covers it, so thieves have time to cut it into pieces that two people can carry.',
    },
    check:
      'From a safe distance, list where metal can be reached that is not behind an alarmed door. Touch no cable.',
    signs: {
      'incident:cable-theft': 3,
      'incident:metal-theft': 3,
      'asset:copper': 2,
      'asset:pipes': 2,
      'place:substation': 2,
    },
    usual: 2,
    answers: [
      'cage-store',
      'cable-sensor',
      'cable-mark',
      'bury-cable',
      'hide-pipes',
      'lock-roof-access',
    ],
  },
  'tank-uncounted': {
    opens: ['fuel-theft'],
    name: 'Nobody knows how much fuel there should be',
    why: {
      'premises:factory':
        'Where people share one key and the tank is seldom dipped, you cannot tell on which day or shift fuel goes missing.',
      otherwise:
        'Between two readings fuel can go by hose at night or as an extra fill by day, and nobody can tell which.',
    },
    check:
      'Measure what is there in the evening and in the morning for a week. A drop overnight points to theft or a leak. A drop by day points to the records or an extra fill.',
    signs: { 'incident:fuel-theft': 3, 'place:fuel-tank': 2, 'asset:diesel': 2 },
    usual: 4,
    answers: ['tank-sensor', 'lock-tank', 'fuel-log', 'plate-camera'],
  },
  'fuel-by-day': {
    opens: ['fuel-theft'],
    name: 'Fuel may be going by day, as an ordinary fill',
    why: 'A can filled on the side, or two fills for one trip, looks like normal work. A fence does not stop that.',
    check: 'Compare litres issued with hours or kilometres for each vehicle over one month.',
    signs: {
      'people:drivers': 3,
      'people:suspected-staff': 3,
      'asset:trucks': 2,
      'fact:inside-knowledge': 2,
      'people:staff': 1,
    },
    only: [
      'people:drivers',
      'people:suspected-staff',
      'asset:trucks',
      'fact:inside-knowledge',
      'people:staff',
    ],
    answers: ['fuel-log', 'area-camera', 'need-to-know'],
  },
  'motor-exposed': {
    opens: ['gate-motor-theft'],
    name: 'The gate motor can be unbolted in minutes',
    why: {
      'time:early-hours':
        'Two people with a spanner need only a few minutes, often between 01:00 and 04:00. After that the gate opens by hand.',
      otherwise:
        'Stolen motors and batteries are easy to sell, and only a few bolts and a plastic cover protect them.',
    },
    check:
      'Look at the motor from the street side: can you see or reach a bolt head, the cover screw or the override key?',
    signs: { 'incident:gate-motor-theft': 3, 'asset:gate-motor': 2 },
    usual: 3,
    answers: [
      'motor-cage',
      'motor-meanwhile',
      'motor-alarm',
      'outdoor-detector',
      'new-motor',
      'anti-lift',
    ],
  },
  'gate-forced': {
    opens: ['gate-motor-theft', 'vehicle-theft', 'hijacking'],
    name: 'The gate can be lifted or forced back',
    why: 'Without anti-lift brackets a sliding gate can be levered off its track.',
    check:
      'Ask an installer to check it with any motor and battery switched off. Do not try to lift the gate yourself: it can fall on you.',
    signs: { 'place:vehicle-gate': 2, 'incident:gate-motor-theft': 1, 'place:driveway': 1 },
    only: ['place:vehicle-gate', 'incident:gate-motor-theft'],
    unless: ['asset:trucks', 'incident:hijacking', 'premises:estate'],
    answers: ['anti-lift', 'gate-speed', 'battery-backup'],
  },
  'vehicle-keys': {
    opens: ['vehicle-theft'],
    name: 'The keys of the vehicles are easy to find',
    why: {
      'premises:car-dealer':
        'Where all keys lie in one drawer, a thief who forces it has every car.',
      otherwise: 'A thief who gets in finds the keys near the door, or needs none.',
    },
    check: 'Walk from the front door to the keys and time it.',
    signs: { 'asset:keys': 3, 'place:showroom': 2, 'premises:car-dealer': 2 },
    usual: 2,
    answers: ['key-cabinet', 'block-exit', 'tracking', 'beams'],
  },
  'test-drive': {
    opens: ['vehicle-theft', 'fraud', 'hijacking'],
    name: 'Cars can be stolen on a test drive',
    why: 'A customer with a false licence can drive off with the car or threaten the salesperson.',
    check: 'Pick five test drives of last month: is there a verified licence for each?',
    signs: { 'people:customers': 2, 'premises:car-dealer': 1 },
    only: ['premises:car-dealer'],
    answers: ['test-drive', 'tracking'],
  },
  'parking-unwatched': {
    at: ['parking'],
    opens: ['theft-from-vehicle', 'vehicle-theft'],
    name: ['Nobody watches {place} while cars are parked there', 'Nobody watches the parked cars'],
    why: {
      'premises:church':
        'While everyone is inside, nobody is with the cars, and the times are well known.',
      'fact:jammer':
        'Someone jams the remotes as people walk away, so the cars look locked but aren’t.',
      otherwise:
        'Cars are parked for a known time, often with bags in them. Some aren’t locked because a remote was jammed.',
    },
    check: {
      'people-live-here':
        'Tonight, try every handle of your own car, and look what can be seen in it.',
      otherwise:
        'With the owners’ permission, try the handles of ten parked cars. How many are open?',
    },
    signs: { 'place:parking': 3, 'time:service-hours': 2, 'fact:jammer': 2 },
    usual: 2,
    answers: ['parking-watch', 'check-doors', 'lighting', 'area-camera'],
  },
  'animals-uncounted': {
    opens: ['stock-theft-animals'],
    name: 'Nobody notices for days that animals are gone',
    why: 'Thieves take animals at night through a cut fence and load them on a bakkie. Without a daily count you find out too late.',
    check: 'Count the animals this evening, tomorrow morning and tomorrow evening.',
    signs: { 'incident:stock-theft-animals': 3, 'place:kraal': 2, 'asset:livestock': 1 },
    usual: 3,
    answers: ['brand-animals', 'thermal-camera', 'tracking', 'camera-tower'],
  },
  'loose-assets': {
    opens: ['equipment-theft', 'metal-theft', 'cable-theft'],
    name: 'Equipment outside comes off with hand tools',
    why: 'Ordinary bolts come off with a spanner, and nothing raises the alarm.',
    check:
      'From the ground, look for ordinary nuts and bolts. Stay off the roof, and touch no panel, battery or cable.',
    signs: {
      'asset:solar-panels': 4,
      'asset:batteries': 3,
      'asset:generator': 3,
      'place:borehole': 3,
    },
    only: ['asset:solar-panels', 'asset:batteries', 'asset:generator', 'place:borehole'],
    // Stock stands in a store and is not bolted to anything.
    unless: ['people-live-here', 'asset:stock', 'place:storeroom'],
    answers: ['panel-bolts', 'camera-tower', 'cable-mark', 'tracking'],
  },
  'goods-within-reach': {
    opens: ['burglary', 'stock-loss', 'armed-robbery'],
    name: {
      'asset:cigarettes': 'Cigarettes are what thieves look for',
      'asset:alcohol': 'Alcohol is what thieves look for',
      otherwise: 'The goods that thieves want are easy to find and carry',
    },
    why: {
      'premises:spaza-shop':
        'Small goods such as cigarettes fit into one bag and are sold the same day.',
      'premises:tuck-shop': 'Sweets, cooldrinks and coins attract learners as well as thieves.',
      otherwise: 'Small, expensive goods without a mark are easy to carry off and easy to sell.',
    },
    check: 'Which ten items would a thief take first? Check where they are at night.',
    signs: {
      'asset:cigarettes': 3,
      'asset:alcohol': 3,
      'asset:airtime': 2,
      'premises:tuck-shop': 3,
      'premises:spaza-shop': 1,
      'asset:stock': 1,
    },
    only: [
      'asset:cigarettes',
      'asset:alcohol',
      'asset:airtime',
      'premises:tuck-shop',
      'premises:liquor-store',
    ],
    answers: ['move-stock', 'less-cash', 'cage-store'],
  },
  'crop-unwatched': {
    at: boundary,
    opens: ['crop-theft'],
    name: [
      'Nobody watches the crop at {place} when it is ripe',
      'Nobody watches the crop when it is ripe',
    ],
    why: 'A ripe crop can be picked and loaded in one night. Buyers at the roadside ask for no papers.',
    check: 'By day, walk round the crop and look for tyre tracks, bags and ways in.',
    signs: { 'incident:crop-theft': 3, 'asset:crops': 2, 'fact:remote': 1 },
    usual: 3,
    answers: ['crop-rounds', 'crop-records', 'thermal-camera', 'camera-tower', 'repair-boundary'],
  },
  'parcel-on-show': {
    opens: ['package-theft'],
    name: 'Parcels are left where people in the street can see them',
    why: 'When nobody is home the courier leaves the box outside, and someone who follows the van takes it.',
    check: 'Ask the courier where the last five parcels were left.',
    signs: { 'incident:package-theft': 3, 'asset:parcels': 1 },
    usual: 3,
    answers: ['parcel-point', 'intercom', 'entrance-camera'],
  },
} as const satisfies Record<string, Cause>;
