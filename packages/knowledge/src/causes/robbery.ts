import type { Cause } from '../cause.ts';
import { doors } from '../place-groups.ts';

export const robberyCauses = {
  'cash-routine-known': {
    opens: ['cash-up-robbery', 'armed-robbery', 'cash-in-transit'],
    name: {
      'premises:petrol-station': 'Outsiders know when the shift’s money is counted',
      'premises:restaurant': 'Outsiders know the time of the cash-up',
      otherwise: 'Outsiders know when the money is counted',
    },
    why: {
      'premises:restaurant':
        'Anyone who sits at a table until closing can see when, where and by whom the money is counted. Robbers who arrive {time} come for the whole day’s takings.',
      'premises:petrol-station':
        'Anyone at the pumps can see the handover. Robbers who come {time} find a full shift’s cash in one place.',
      'premises:wholesaler':
        'Customers in the queue can see the day’s cash go to the same office at the same time.',
      otherwise: [
        'Robbers who come {time} have usually watched, or were told, when all the money is in one place.',
        'Robbers have usually watched, or were told, when all the money at the {premises} is in one place.',
      ],
    },
    check: {
      'premises:restaurant':
        'Ask a friend to eat at your restaurant twice and tell you when you cash up.',
      otherwise: 'Ask a friend to come by on two days and tell you when and where you count.',
    },
    signs: {
      'incident:cash-up-robbery': 3,
      'time:cash-up': 3,
      'time:closing': 2,
      'time:shift-change': 2,
      'time:repeatedly': 1,
      'time:pay-day': 2,
      'time:month-end': 2,
    },
    usual: 1,
    only: [
      'incident:cash-up-robbery',
      'incident:cash-in-transit',
      'asset:cash',
      'time:cash-up',
      'time:closing',
      'fact:cash-heavy',
      'premises:petrol-station',
    ],
    unless: ['people-live-here'],
    answers: ['vary-cash-up', 'lock-before-cash-up', 'drop-safe', 'cash-cameras'],
  },
  'too-much-cash': {
    opens: ['cash-up-robbery', 'armed-robbery', 'cash-in-transit', 'burglary'],
    name: 'You keep more cash than you need for the day',
    why: {
      'premises:tuck-shop':
        'Cash that builds up during the week gives thieves a reason to break in.',
      'premises:petrol-station':
        'Notes that stay in pockets and drawers until the shift ends give robbers a reason to come.',
      'no:drop-safe':
        'Without a drop safe staff can reach all the takings, so a robber can force them to hand everything over.',
      otherwise:
        'A robber can force staff to hand over any cash they can reach, and may come back if it was a lot.',
    },
    check: 'Write down the most cash that was on the premises at one time last month.',
    signs: {
      'fact:cash-heavy': 3,
      'asset:cash': 2,
      'place:till': 1,
      'no:cash-collection': 2,
      'no:drop-safe': 3,
      'no:safe': 2,
    },
    only: [
      'asset:cash',
      'place:till',
      'fact:cash-heavy',
      'no:drop-safe',
      'no:safe',
      'no:cash-collection',
    ],
    unless: ['people-live-here'],
    answers: ['drop-safe', 'cash-collection', 'less-cash', 'cash-cameras'],
  },
  'door-open-at-close': {
    at: doors,
    opens: ['cash-up-robbery', 'armed-robbery'],
    name: ['{place} is open when it should be locked', 'A door is open when it should be locked'],
    why: {
      'place:kitchen-door':
        'Staff use the kitchen door {time} to smoke, take out rubbish and leave. Robbers wait for it to open.',
      'place:back-door':
        'A back door is often open for rubbish, smokers and deliveries when few people are about.',
      'place:front-door':
        'The front door stays open for the last customers {time}, and robbers come in with them.',
      otherwise: 'Robbers walk in because a door is open for the last customer or for the rubbish.',
    },
    check:
      'On two days, count from inside how often a door is opened in the last half hour before closing.',
    signs: {
      'place:back-door': 3,
      'place:kitchen-door': 3,
      'time:closing': 1,
      'fact:open-to-public': 1,
      'place:front-door': 1,
    },
    unless: ['people-live-here', 'premises:jewellery-shop'],
    answers: ['lock-before-cash-up', 'door-contact', 'closing-drill', 'cash-cameras'],
  },
  'rush-at-the-door': {
    opens: ['armed-robbery', 'shoplifting'],
    name: 'Anyone can walk up to the counter',
    why: {
      'premises:jewellery-shop':
        'A group can reach the counter before anyone reacts. One of them asks to be let in, and the others push in behind.',
      'premises:spaza-shop': 'Where a counter is open to the street, anyone can reach over it.',
      otherwise: 'Nothing slows a group down between the door and the counter.',
    },
    check: 'Walk from the entrance to the counter and count the seconds.',
    signs: {
      'premises:jewellery-shop': 3,
      'premises:spaza-shop': 3,
      'premises:liquor-store': 2,
      'asset:jewellery': 2,
      'asset:airtime': 1,
      'asset:phones': 3,
      'people:group-of-men': 1,
    },
    only: [
      'premises:jewellery-shop',
      'premises:spaza-shop',
      'premises:liquor-store',
      'premises:pharmacy',
      'premises:shop',
    ],
    unless: ['place:street', 'place:access-road'],
    answers: ['interlock-door', 'show-window', 'move-stock', 'entrance-camera', 'fog'],
  },
  'inside-information': {
    opens: [
      'cash-up-robbery',
      'armed-robbery',
      'cash-in-transit',
      'burglary',
      'equipment-theft',
      'cable-theft',
      'hijacking',
      'fuel-theft',
      'medicine-theft',
    ],
    name: {
      'nothing-happened': 'People inside may pass on what they know',
      otherwise: 'They knew something that only insiders would know',
    },
    why: {
      'asset:copper':
        'They seem to have known where the copper was and when nobody would hear them.',
      'incident:medicine-theft':
        'If only certain medicines are taken, the thief may know the shelf and the delivery day.',
      'incident:fuel-theft':
        'People who work or worked there know where the fuel is, who has the key and when nobody is near.',
      'asset:trucks': {
        'incident:hijacking':
          'Someone may have known the truck, its load and its time: a person who works or worked for you, or who loads or receives there.',
      },
      'incident:hijacking':
        'Someone may have known the car, the road and the time. That can be a person who works or worked for you.',
      'nothing-happened':
        'People who work, worked or deliver there can tell others where to look, perhaps without meaning to.',
      'asset:cash':
        'They seem to have known where the money was. A person who works, worked or delivers there may have told them, perhaps without meaning to.',
      otherwise:
        'They seem to have known where to look. A person who works, worked or delivers there may have told them, perhaps without meaning to.',
    },
    check:
      'List everyone who knew the place, the time and the goods, including people who left in the last year.',
    signs: { 'fact:inside-knowledge': 5, 'people:suspected-staff': 3, 'people:former-staff': 3 },
    only: ['fact:inside-knowledge', 'people:suspected-staff', 'people:former-staff'],
    answers: ['need-to-know', 'own-codes', 'rekey'],
  },
  'no-silent-alarm': {
    opens: [
      'armed-robbery',
      'cash-up-robbery',
      'home-invasion',
      'farm-attack',
      'assault',
      'threats',
      'extortion',
    ],
    name: 'Nobody outside knows that it is happening',
    why: {
      'premises:farm':
        'On a farm it takes minutes before a call gets through, and an attacker may take the phones.',
      'people-live-here':
        'Your phone may be out of reach when you need it. Help that is called after they are inside often comes too late.',
      'premises:pharmacy':
        'A pharmacist or assistant at the counter can’t phone with a gun in front of them.',
      'place:dispensary':
        'A nurse alone at the hatch can’t phone while someone stands in front of her.',
      'no:panic-button': 'Without panic buttons nobody calls for help until it is over.',
      otherwise: 'Without a silent way to call, help comes when it is over.',
    },
    check: {
      'people-live-here':
        'Ask each person in the house: from your bed, how would you call for help without a phone?',
      otherwise: 'Ask each person: with your hands in sight, how would you call for help?',
    },
    signs: {
      'no:panic-button': 4,
      'broken:panic-button': 4,
      'wants:panic-button': 2,
      'fact:armed': 1,
      'no:alarm': 1,
      'no:armed-response': 2,
      'fact:alone-at-night': 2,
    },
    usual: 1,
    unless: ['has:panic-button'],
    answers: ['hold-up-button', 'panic-pendant', 'armed-response', 'closing-drill', 'calm-exit'],
  },
  'alone-at-the-door': {
    opens: ['armed-robbery', 'cash-up-robbery', 'assault', 'hijacking'],
    name: 'One person opens or locks up alone',
    why: {
      'time:opening': 'A person who unlocks alone {time} can be forced inside to open everything.',
      otherwise: 'A person who locks up alone can be forced back inside to open everything.',
    },
    check: 'Check the roster. On which days does one person open or lock up alone?',
    signs: { 'fact:alone-at-night': 3, 'time:opening': 3, 'people:manager': 1 },
    only: ['fact:alone-at-night', 'time:opening', 'time:closing'],
    unless: ['people-live-here'],
    answers: ['closing-drill', 'panic-pendant', 'lighting'],
  },
  'takings-carried': {
    opens: ['cash-in-transit', 'follow-home'],
    name: 'A person who carries the takings can be followed',
    why: 'A person with a bag, a fixed day and a fixed road is easy to follow on the way to the bank.',
    check: 'Write down the day, time and road of the last five trips to the bank.',
    signs: { 'incident:cash-in-transit': 3, 'asset:cash': 1, 'no:cash-collection': 2 },
    usual: 2,
    only: [
      'incident:cash-in-transit',
      'asset:cash',
      'fact:cash-heavy',
      'no:cash-collection',
      'time:cash-up',
    ],
    answers: ['cash-collection', 'vary-route', 'less-cash'],
  },
  'stopped-at-gate': {
    at: ['driveway', 'vehicle-gate'],
    opens: ['hijacking', 'follow-home'],
    name: [
      'Drivers have to stop and wait at {place}',
      'Drivers have to stop and wait before they are inside',
    ],
    why: {
      'fact:dark':
        'A car that waits can be boxed in. The driver looks ahead and cannot see in the dark who comes from behind.',
      otherwise:
        'A car that waits can be boxed in, and the driver looks ahead and not at the street.',
    },
    check:
      'By day, with someone on the lookout, time how long a car stands in the street until it is inside.',
    signs: {
      'place:driveway': 3,
      'place:vehicle-gate': 2,
      'fact:dark': 2,
      'incident:follow-home': 1,
    },
    usual: 2,
    unless: ['asset:trucks'],
    answers: ['gate-routine', 'lighting', 'gate-speed', 'cut-back', 'entrance-camera'],
  },
  'alone-on-foot': {
    opens: ['street-robbery'],
    name: 'People walk alone with a bag or a phone in sight',
    why: {
      'place:parking': 'The way between door and car is the same every day, and hands are full.',
      'place:vehicle-gate':
        'At the gate people stop, look for a key and have their backs to the street.',
      otherwise: 'Robbers wait where people walk alone, at the same hour on the same way.',
    },
    check: 'Ask who walks alone, when, and on which stretch they feel unsafe.',
    signs: { 'incident:street-robbery': 3, 'fact:alone-at-night': 2, 'fact:dark': 1 },
    usual: 3,
    answers: ['walk-together', 'out-of-sight', 'report-street-robbery', 'lighting', 'cut-back'],
  },
  'load-known': {
    opens: ['hijacking'],
    name: {
      'asset:trucks': 'Outsiders know the load, the route and the time',
      otherwise: 'Outsiders know the route and the time',
    },
    why: {
      'asset:trucks': 'Hijackers may know the load and where the truck has to slow down.',
      otherwise: 'Hijackers may know the road and where the driver has to slow down.',
    },
    check: 'List everyone who knew route and time of the last trip before it began.',
    signs: { 'asset:trucks': 3, 'people:drivers': 2, 'incident:hijacking': 1 },
    only: ['asset:trucks', 'people:drivers'],
    answers: ['load-security', 'tracking', 'need-to-know'],
  },
  'robbed-on-the-road': {
    opens: ['armed-robbery'],
    name: 'Outsiders know the route and the time',
    why: 'Robbers may have followed, or may know the road and where the driver has to slow down.',
    check: 'List everyone who knew route and time of the last trip before it began.',
    signs: { 'asset:trucks': 4, 'people:drivers': 3 },
    only: ['place:street', 'place:access-road'],
    answers: ['load-security', 'tracking', 'need-to-know'],
  },
  'known-to-pay': {
    opens: ['extortion', 'threats'],
    name: 'They test whether you will pay',
    why: {
      'time:month-end':
        'They ask at month-end, when there is money. If you pay once, they are likely to ask again.',
      otherwise:
        'It often starts with a small demand, then some damage, then a bigger demand. If you pay once, they are likely to ask again.',
    },
    check: 'List every call, message and visit with its date and number.',
    signs: { 'incident:extortion': 4, 'time:month-end': 1, 'fact:repeat-victim': 1 },
    usual: 2,
    answers: ['report-extortion', 'entrance-camera', 'hold-up-button', 'closing-drill'],
  },
  'conflict-at-counter': {
    opens: ['assault', 'threats'],
    name: 'One staff member faces angry people alone',
    why: {
      'people:patients':
        'Long waits and pain make patients and relatives angry, and one nurse at the desk has to deal with it alone.',
      otherwise:
        'Waiting, drink or being refused can turn to violence when one staff member has to say no alone.',
    },
    check: 'Ask staff about the last five times they were afraid, and where they were.',
    signs: { 'incident:assault': 3, 'people:patients': 1, 'people:customers': 1 },
    usual: 2,
    unless: ['people-live-here'],
    answers: ['calm-exit', 'hold-up-button', 'area-camera'],
  },
} as const satisfies Record<string, Cause>;
