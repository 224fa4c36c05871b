import type { Cause } from '../cause.ts';

export const goodsCauses = {
  'cable-reachable': {
    at: ['substation', 'yard', 'storeroom', 'fence'],
    opens: ['cable-theft', 'metal-theft'],
    name: [
      'Copper can be reached and cut undisturbed at {place}',
      'Copper can be reached and cut undisturbed',
    ],
    why: [
      {
        when: ['premises:warehouse'],
        say: 'Drums in the yard or against the rear wall are rolled to the fence, stripped in the bush and sold by morning. Weight does not stop people who have all night.',
      },
      {
        when: ['place:substation'],
        say: 'Runs to the substation lie outside every alarm, and a dead line is noticed when the machines stop.',
      },
      'What has scrap value and lies outside every alarm is cut in pieces that two people can carry.',
    ],
    check:
      'List each place with more than 20 m of copper that a person can touch without opening an alarmed door.',
    signs: {
      'incident:cable-theft': 3,
      'incident:metal-theft': 3,
      'asset:copper': 2,
      'asset:pipes': 2,
      'place:substation': 2,
    },
    usual: 2,
    answers: ['cage-store', 'cable-sensor', 'cable-mark', 'bury-cable'],
  },
  'tank-uncounted': {
    opens: ['fuel-theft'],
    name: 'Nobody knows how many litres are in the tank',
    why: [
      {
        when: ['premises:factory'],
        say: 'With one key for everybody and a dipstick now and then, a loss of diesel can hide in any day and any shift.',
      },
      'Between two dipstick readings any amount can leave, by hose at night or by an extra fill by day.',
    ],
    check:
      'Dip the tank at closing and at opening for a week. A drop overnight is theft; a drop by day is bookkeeping or a driver.',
    signs: { 'incident:fuel-theft': 3, 'place:fuel-tank': 2, 'asset:diesel': 2 },
    usual: 4,
    answers: ['tank-sensor', 'lock-tank', 'fuel-log', 'plate-camera'],
  },
  'fuel-by-day': {
    opens: ['fuel-theft'],
    name: 'It may be leaving by day, through the nozzle',
    why: 'A can in a cab or a second fill for one trip looks like work. No fence stops it.',
    check: 'Compare litres issued with hours or kilometres for each vehicle over one month.',
    signs: {
      'people:drivers': 3,
      'people:suspected-staff': 3,
      'asset:trucks': 2,
      'fact:inside-knowledge': 2,
      'people:staff': 1,
    },
    usual: 0,
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
    why: [
      {
        when: ['time:early-hours'],
        say: 'Between 01:00 and 04:00 two people with a spanner need a few minutes, and what they leave behind is a gate that slides by hand.',
      },
      'Motors and batteries have a ready market. A few bolts hold them, and a plastic cover hides the work.',
    ],
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
    why: 'Without anti-lift brackets a sliding gate comes off its track with a spade, motor or not.',
    check:
      'By day, with the gate closed and motor and battery switched off, see whether its free end can be lifted. Keep fingers off the track.',
    signs: { 'place:vehicle-gate': 2, 'incident:gate-motor-theft': 1, 'place:driveway': 1 },
    usual: 0,
    only: ['place:vehicle-gate', 'place:driveway', 'incident:gate-motor-theft'],
    unless: ['asset:trucks', 'incident:hijacking', 'premises:estate'],
    answers: ['anti-lift', 'gate-speed', 'battery-backup'],
  },
  'vehicle-keys': {
    opens: ['vehicle-theft'],
    name: 'Keys and cars are within reach of each other',
    why: [
      {
        when: ['premises:car-dealer'],
        say: 'One forced drawer gives them every key on the floor, and the cars stand with their noses to the road.',
      },
      'Whoever gets in finds the keys near the door, or needs none.',
    ],
    check: 'Start at the front of the building and time how long you need to a set of keys.',
    signs: { 'asset:keys': 3, 'place:showroom': 2, 'premises:car-dealer': 2 },
    usual: 2,
    answers: ['key-cabinet', 'block-exit', 'tracking', 'beams'],
  },
  'test-drive': {
    opens: ['vehicle-theft', 'fraud', 'hijacking'],
    name: 'A test drive is a way out with the owner’s help',
    why: 'A copied licence and a friendly face leave with a car, or come back without the salesperson.',
    check: 'Pick five test drives of last month: is there a verified licence for each?',
    signs: { 'people:customers': 2, 'premises:car-dealer': 1 },
    usual: 0,
    only: ['premises:car-dealer'],
    answers: ['test-drive', 'tracking'],
  },
  'parking-unwatched': {
    at: ['parking'],
    opens: ['theft-from-vehicle', 'vehicle-theft'],
    name: [
      'Nobody watches {place} while cars stand there',
      'Nobody watches the cars while they stand there',
    ],
    why: [
      {
        when: ['premises:church'],
        say: 'For the length of a service everyone sits inside, and the whole street knows from when to when.',
      },
      {
        when: ['fact:jammer'],
        say: 'Somebody presses a jamming remote as people walk off; the cars look locked and are not.',
      },
      'Cars stand for a known time, often with bags in them, some not locked because a remote was jammed.',
    ],
    check: 'Try the handles of ten parked cars with their owners: how many are open?',
    signs: { 'place:parking': 3, 'time:service-hours': 2, 'fact:jammer': 2 },
    usual: 2,
    answers: ['parking-watch', 'check-doors', 'lighting', 'area-camera'],
  },
  'animals-uncounted': {
    opens: ['stock-theft-animals'],
    name: 'Animals are missed days after they have gone',
    why: 'Animals leave at night, through a cut fence to a road, in a bakkie. Without a daily count the track is cold.',
    check: 'Count tonight, at first light and tomorrow night.',
    signs: { 'incident:stock-theft-animals': 3, 'place:kraal': 2, 'asset:livestock': 1 },
    usual: 3,
    answers: ['brand-animals', 'thermal-camera', 'tracking', 'camera-tower'],
  },
  'loose-assets': {
    opens: ['equipment-theft', 'metal-theft', 'cable-theft'],
    name: 'Panels, batteries or the generator come off with hand tools',
    why: 'Bolts that a spanner opens, and no detector on the frame: it takes longer to load than to loosen.',
    check: 'Try the nuts by hand and note which are standard.',
    signs: {
      'asset:solar-panels': 4,
      'asset:batteries': 3,
      'asset:generator': 3,
      'place:borehole': 3,
    },
    usual: 0,
    only: ['asset:solar-panels', 'asset:batteries', 'asset:generator', 'place:borehole'],
    unless: ['people-live-here'],
    answers: ['panel-bolts', 'camera-tower', 'cable-mark', 'tracking'],
  },
  'goods-within-reach': {
    opens: ['burglary', 'stock-loss', 'armed-robbery'],
    name: [
      { when: ['asset:cigarettes'], say: 'Cigarettes and airtime are what they come for' },
      { when: ['asset:alcohol'], say: 'Alcohol is what they come for' },
      'The goods they want are easy to find and carry',
    ],
    why: [
      {
        when: ['premises:spaza-shop'],
        say: 'A shelf of cigarettes and a phone with airtime fit into one bag and sell the same day.',
      },
      {
        when: ['premises:tuck-shop'],
        say: 'Sweets, cooldrinks and coins draw learners as well as thieves; a full hut is a temptation on the way home.',
      },
      'Small, expensive and unmarked goods stand together, near a door.',
    ],
    check: 'Which ten items would you fill a bag with? See where they stand at night.',
    signs: {
      'asset:cigarettes': 3,
      'asset:alcohol': 3,
      'asset:airtime': 2,
      'premises:tuck-shop': 3,
      'premises:spaza-shop': 1,
      'asset:stock': 1,
    },
    usual: 0,
    only: [
      'asset:cigarettes',
      'asset:alcohol',
      'asset:airtime',
      'premises:tuck-shop',
      'premises:liquor-store',
    ],
    answers: ['move-stock', 'less-cash', 'cage-store'],
  },
  'parcel-on-show': {
    opens: ['package-theft'],
    name: 'Parcels wait where the street can see them',
    why: 'A courier who rings at an empty house leaves the box at the gate, and somebody who follows the van collects it.',
    check: 'Ask the courier where the last five were left.',
    signs: { 'incident:package-theft': 3, 'asset:parcels': 1 },
    usual: 3,
    answers: ['parcel-point', 'intercom', 'entrance-camera'],
  },
} as const satisfies Record<string, Cause>;
