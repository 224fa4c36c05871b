import type { Cause } from '../cause.ts';
import { doors } from '../place-groups.ts';

export const robberyCauses = {
  'cash-routine-known': {
    opens: ['cash-up-robbery', 'armed-robbery', 'cash-in-transit'],
    name: [
      {
        when: ['premises:petrol-station'],
        say: 'The hour when the shift’s money is counted is known',
      },
      { when: ['premises:restaurant'], say: 'The hour of the cash-up is known' },
      'The hour when money is counted is known',
    ],
    why: [
      {
        when: ['premises:restaurant'],
        say: 'Anybody who sat at a table until closing knows when the money comes out, who counts it and where. Robbers who arrive {time} came for the whole day’s takings, not for the till drawer.',
      },
      {
        when: ['premises:petrol-station'],
        say: 'A petrol station shows its handover to everyone at the pumps. Whoever comes {time} finds a full shift’s notes on one table.',
      },
      {
        when: ['premises:wholesaler'],
        say: 'Customers in the queue see the day’s cash go to one office at one hour.',
      },
      'Whoever comes {time} does not trust to luck: they watched, or were told, when the money is in one place.',
      'Robbers usually watched, or were told, when the money at the {premises} is in one place.',
    ],
    check: [
      {
        when: ['premises:restaurant'],
        say: 'Ask a friend to eat at your place twice and tell you when you cash up.',
      },
      'Ask a friend to look on from outside on two days and tell you when and where you count.',
    ],
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
    answers: ['vary-cash-up', 'lock-before-cash-up', 'drop-safe'],
  },
  'too-much-cash': {
    opens: ['cash-up-robbery', 'armed-robbery', 'cash-in-transit', 'burglary'],
    name: 'More cash is kept than a day needs',
    why: [
      {
        when: ['premises:tuck-shop'],
        say: 'A drawer that fills up over the week makes a hut worth breaking into.',
      },
      {
        when: ['premises:petrol-station'],
        say: 'Notes that stay in pockets and drawers until the end of a shift make the forecourt worth the risk.',
      },
      {
        when: ['no:drop-safe'],
        say: 'Without a drop safe everything that came in stays within reach of staff, so within reach of whoever threatens them.',
      },
      'What staff can reach, a robber can reach through them. The amount decides whether they come back.',
    ],
    check: 'Write down the most that lay in tills, drawers and safe at one moment last month.',
    signs: {
      'fact:cash-heavy': 3,
      'asset:cash': 2,
      'no:cash-collection': 2,
      'no:drop-safe': 3,
      'no:safe': 2,
    },
    usual: 0,
    only: ['asset:cash', 'fact:cash-heavy', 'no:drop-safe', 'no:safe', 'no:cash-collection'],
    unless: ['people-live-here'],
    answers: ['drop-safe', 'cash-collection', 'less-cash'],
  },
  'door-open-at-close': {
    at: doors,
    opens: ['cash-up-robbery', 'armed-robbery'],
    name: ['{place} is open when it should be locked', 'A door is open when it should be locked'],
    why: [
      {
        when: ['place:kitchen-door'],
        say: 'Staff smoke, carry rubbish and leave by the kitchen door {time}. Customers do not see it; robbers look for it.',
      },
      {
        when: ['place:back-door'],
        say: 'Rubbish, smokers and deliveries keep the back door open at the moment when the fewest people are about.',
      },
      {
        when: ['place:front-door'],
        say: 'The front door stays open for the last customer {time}; two of them are not customers.',
      },
      'Somebody walks in because a door is open for the last customer or for the rubbish.',
    ],
    check: 'Stand at it for the last half hour on two days and count how often it is unlocked.',
    signs: {
      'place:back-door': 3,
      'place:kitchen-door': 3,
      'time:closing': 1,
      'fact:open-to-public': 1,
      'place:front-door': 1,
    },
    usual: 0,
    unless: ['people-live-here', 'premises:jewellery-shop'],
    answers: ['lock-before-cash-up', 'door-contact', 'closing-drill'],
  },
  'rush-at-the-door': {
    opens: ['armed-robbery', 'shoplifting'],
    name: 'Anyone can walk up to the counter',
    why: [
      {
        when: ['premises:jewellery-shop'],
        say: 'A group needs to be at the counter before anyone reacts. One buyer with a question opens the door for the others.',
      },
      {
        when: ['premises:spaza-shop'],
        say: 'With a counter that is open to the street, one hand over it is enough.',
      },
      'Nothing slows a group down between the street and the money.',
    ],
    check: 'Count the seconds from the pavement to the counter at a normal walk.',
    signs: {
      'premises:jewellery-shop': 3,
      'premises:spaza-shop': 3,
      'premises:liquor-store': 2,
      'asset:jewellery': 2,
      'asset:airtime': 1,
      'asset:phones': 3,
      'people:group-of-men': 1,
    },
    usual: 0,
    only: [
      'premises:jewellery-shop',
      'premises:spaza-shop',
      'premises:liquor-store',
      'premises:pharmacy',
      'asset:phones',
    ],
    unless: ['people-live-here', 'premises:office', 'premises:school', 'premises:restaurant'],
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
    name: 'They knew something that only insiders know',
    why: [
      {
        when: ['asset:copper'],
        say: 'Nobody cuts into a warehouse to look for cable. They knew where it lay and when nobody would hear the grinder.',
      },
      {
        when: ['incident:medicine-theft'],
        say: 'Whoever takes only certain medicines knows the shelf and the day it is filled.',
      },
      {
        when: ['incident:fuel-theft'],
        say: 'People who work or worked there know where the pump key hangs, when the tank is dipped and when the yard is empty.',
      },
      {
        when: ['incident:hijacking'],
        say: 'Somebody knew the vehicle, its load and its hour. That may be a person who works, worked, loads or receives there.',
      },
      {
        when: ['asset:cash'],
        say: 'They went straight to the money. Perhaps a person who works, worked or delivers there talked carelessly, or told them.',
      },
      'What you describe was not found by searching. Somebody who works, worked or delivers there told them, perhaps without meaning to.',
    ],
    check:
      'List who knew the place, the hour and the goods beforehand, including those who left in the last year.',
    signs: {
      'fact:inside-knowledge': 5,
      'people:suspected-staff': 3,
      'people:former-staff': 3,
    },
    usual: 0,
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
    name: 'Nobody outside knows while it happens',
    why: [
      {
        when: ['premises:farm'],
        say: 'Between the first noise and a phone call that gets through, minutes pass on a farm. Whoever holds the phone holds the family.',
      },
      {
        when: ['people-live-here'],
        say: 'A phone is on the charger when it is needed. Help that is called after they are inside comes for the aftermath.',
      },
      {
        when: ['premises:pharmacy'],
        say: 'A pharmacist or assistant at the counter can’t phone with a gun in front of them.',
      },
      {
        when: ['place:dispensary'],
        say: 'A nurse alone at the hatch can’t phone while somebody stands in front of her.',
      },
      {
        when: ['no:panic-button'],
        say: 'Without panic buttons the first call goes out when they have left, and the search for them starts late.',
      },
      'Help is called only when they have left.',
    ],
    check: [
      {
        when: ['people-live-here'],
        say: 'Ask each person in the house: from your bed, how would you call for help without a phone?',
      },
      'Ask each person: with your hands on the counter, how would you call for help?',
    ],
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
    why: [
      {
        when: ['time:opening'],
        say: 'Whoever unlocks alone {time} can be walked in and made to switch off the alarm and open the safe.',
      },
      'Whoever locks up alone can be walked back in and made to open everything.',
    ],
    check:
      'Look at the roster: on which days does one person have the keys, the code and the street to themselves?',
    signs: { 'fact:alone-at-night': 3, 'time:opening': 3, 'people:manager': 1 },
    usual: 0,
    only: ['fact:alone-at-night', 'time:opening', 'time:closing'],
    unless: ['people-live-here'],
    answers: ['closing-drill', 'panic-pendant', 'lighting'],
  },
  'takings-carried': {
    opens: ['cash-in-transit', 'follow-home'],
    name: 'The takings travel with a person who can be followed',
    why: 'Somebody with a bag, a usual day and a usual road needs only to be watched from the bank’s parking area.',
    check: 'Note day, hour and road of the last five trips to the bank.',
    signs: { 'incident:cash-in-transit': 3, 'asset:cash': 1, 'no:cash-collection': 2 },
    usual: 2,
    answers: ['cash-collection', 'vary-route', 'less-cash'],
  },
  'stopped-at-gate': {
    at: ['driveway', 'vehicle-gate'],
    opens: ['hijacking', 'follow-home'],
    name: ['The car stands still at {place}', 'The car stands still in front of the gate'],
    why: [
      {
        when: ['fact:dark'],
        say: 'While the gate opens, the car is boxed in, its driver looks at the gate, and in the dark nobody sees who comes up from behind.',
      },
      'While the gate opens, the car is boxed in, and its driver looks at the gate, not at the street.',
    ],
    check: 'Time the gate from the press to the bumper inside. Each second is one in the street.',
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
  'load-known': {
    opens: ['hijacking'],
    name: 'Load, route and hour are known outside',
    why: 'Somebody may have known what was loaded and where the truck would slow down.',
    check: 'List who saw the last load’s papers before it left the yard.',
    signs: { 'asset:trucks': 3, 'people:drivers': 2, 'incident:hijacking': 1 },
    usual: 0,
    only: ['asset:trucks', 'people:drivers'],
    answers: ['load-security', 'tracking', 'need-to-know'],
  },
  'known-to-pay': {
    opens: ['extortion', 'threats'],
    name: 'They test whether you will pay',
    why: [
      {
        when: ['time:month-end'],
        say: 'A demand at month-end is a demand for a salary. One payment makes it one.',
      },
      'First comes a demand, then a small damage, then a larger demand. What they learn from your first answer decides the next.',
    ],
    check: 'Collect every call, message and visit with date and number in one list.',
    signs: { 'incident:extortion': 4, 'time:month-end': 1, 'fact:repeat-victim': 1 },
    usual: 2,
    answers: ['report-extortion', 'entrance-camera', 'hold-up-button', 'closing-drill'],
  },
  'conflict-at-counter': {
    opens: ['assault', 'threats'],
    name: 'Anger meets one person at a counter',
    why: [
      {
        when: ['people:patients'],
        say: 'Long waits and pain make patients and relatives angry, and one nurse at a desk meets it alone.',
      },
      'Waiting, refusal and drink turn into violence where one member of staff has to say no alone.',
    ],
    check: 'Ask staff for the last five times when they were afraid, and where they stood.',
    signs: { 'incident:assault': 3, 'people:patients': 1, 'people:customers': 1 },
    usual: 2,
    unless: ['people-live-here'],
    answers: ['calm-exit', 'hold-up-button', 'area-camera'],
  },
} as const satisfies Record<string, Cause>;
