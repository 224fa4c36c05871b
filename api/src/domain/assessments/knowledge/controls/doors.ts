import type { Control } from '../control.ts';
import { doors, lockable } from '../place-groups.ts';
import { wirelessContacts } from './kits.ts';

export const doorControls = {
  'harden-opening': {
    at: doors,
    name: [
      { when: ['place:roof'], say: 'Close the roof from inside' },
      { when: ['premises:tuck-shop'], say: 'Strengthen the door and the hatch' },
      { when: ['place:windows'], say: 'Strengthen the windows' },
      'Strengthen {place}',
      'Strengthen the opening they used',
    ],
    how: [
      {
        when: ['place:roof', 'premises:school'],
        say: 'Welded mesh above the ceiling of the rooms with equipment, fixed to the walls, and tek screws with one-way heads on the sheets round it.',
      },
      {
        when: ['place:roof'],
        say: 'Welded mesh fixed to the walls under the sheets, above what they came for. A sheet comes off quickly; mesh takes tools and noise.',
      },
      {
        when: ['place:garage'],
        say: 'Fit shoot bolts inside the garage door, a metal-clad door with a dead lock between garage and house, and shield the emergency release from a hook through the top.',
      },
      {
        when: ['premises:tuck-shop'],
        say: 'Hasp and hinges bolted through the wood with steel plates behind, a shrouded padlock, and mesh or a steel sheet inside the hatch.',
      },
      {
        when: ['place:windows'],
        say: 'Bars anchored in the wall, not in the frame, and clear film on the panes that can be reached.',
      },
      'A solid door in a steel frame, hinge bolts, a lock with a shielded cylinder, and a slam-lock gate before it. Fix frames into brick, not into plaster.',
    ],
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    cautions: ['bars'],
    fit: { 'fact:rented': 0.6 },
    // A gate before an escape door can trap people in a fire.
    unless: ['premises:solar-site', 'fact:fire-escape'],
  },
  'door-contact': {
    at: doors,
    name: ['Put an alarm contact on {place}', 'Put alarm contacts on the doors that matter'],
    how: [
      {
        when: ['fact:fire-escape'],
        say: 'A local sounder on the escape door lets it open in a fire and makes every other use of it loud.',
      },
      {
        when: ['incident:staff-theft'],
        say: 'A contact with a buzzer reports each opening with its time, so that a door which should be used twice a day shows when it is used nine times.',
      },
      'It reports {place} when it is opened or left open: by day with a buzzer, by night on the alarm.',
      'It reports a door that is opened or left open: by day with a buzzer, by night on the alarm.',
    ],
    who: 'We',
    when: 'This week',
    cost: { for: '1 to 3 wireless contacts', items: [wirelessContacts([1, 3])] },
    unless: ['place:fence', 'place:perimeter-wall', 'place:parking', 'place:street'],
  },
  'door-access': {
    at: lockable,
    name: ['Put {place} behind a reader', 'Put the door behind a reader'],
    how: [
      {
        when: ['place:dispensary'],
        say: 'Card plus code, two or three names only, every opening recorded with name and time, and a door that closes and locks by itself.',
      },
      {
        when: ['place:server-room'],
        say: 'Only those who work on the machines get in, each opening has a name, and a cleaner goes in with one of them.',
      },
      {
        when: ['incident:tailgating'],
        say: 'A reader, a closer that pulls shut in a few seconds, and a door alarm when it stays open. Escape from inside stays free: push button and break-glass.',
      },
      {
        when: ['premises:student-housing'],
        say: 'Tags for residents only, switched off when a tag is lost or a lease ends; a key can be copied at any kiosk, a blocked tag opens nothing.',
      },
      'Each person gets a card that can be blocked the day they leave, and each opening is recorded with name and time.',
    ],
    who: 'We',
    when: 'This month',
    cost: {
      for: 'one door: controller, reader, lock, closer and release',
      items: [
        { need: { device: 'access-controller', atMost: { doors: 2 } }, count: [1, 1], hours: 0 },
        { need: { device: 'card-reader' }, count: [1, 1], hours: 0 },
        { need: { device: 'maglock' }, count: [1, 1], hours: 5.5 },
        { need: { device: 'door-closer' }, count: [1, 1], hours: 0 },
        { need: { device: 'break-glass' }, count: [1, 1], hours: 0 },
      ],
    },
    measure: 'access-control',
    present: {
      name: 'Clean up who may open what',
      how: 'Print the list of cards, block those of people who left, remove doors that a person does not need, and look at openings outside working hours once a week.',
    },
    cautions: ['escape'],
    standards: ['escape'],
    unless: ['premises:home', 'premises:farm'],
    fit: { 'fact:low-budget': 0.8, 'premises:student-housing': 1.4, 'place:dispensary': 1.3 },
  },
  'door-closer': {
    at: doors,
    name: ['Make {place} close and lock by itself', 'Make the door close and lock by itself'],
    how: [
      {
        when: ['incident:tailgating'],
        say: 'A closer set to a few seconds, and a sounder when the door is propped open: people follow through a door that is still swinging.',
      },
      'A closer, a self-locking latch and a sounder for a propped door cost little and work on every shift.',
    ],
    who: 'We',
    when: 'This week',
    cost: {
      for: 'one closer',
      items: [{ need: { device: 'door-closer' }, count: [1, 1], hours: 1.5 }],
    },
    unless: ['premises:home'],
  },
  'challenge-rule': {
    name: 'Agree who is greeted, and what is said',
    how: [
      {
        when: ['premises:office'],
        say: 'One sentence for everyone: “I don’t know you, may I walk you to reception?” Visitors wear a dated badge; the managing director shows a card like everyone else.',
      },
      {
        when: ['premises:gym'],
        say: 'Members expect to be greeted by name. Whoever is not on the screen waits at the desk.',
      },
      'Nobody holds a door for a face they do not know. Staff greet, ask whom the visitor is for, and walk them there; they do not block or touch anyone.',
    ],
    who: 'Your staff',
    when: 'This week',
    cost: 'nothing',
    unless: ['premises:student-housing', 'premises:estate'],
  },
  'staffed-reception': {
    name: 'Cover the reception desk at the weak hours',
    how: [
      {
        when: ['time:lunch'],
        say: 'Swap lunches so that the desk is never empty; when it must be, the door goes to intercom and somebody named answers it.',
      },
      'When nobody sits there, the door is locked and an intercom rings a named person.',
    ],
    who: 'You',
    when: 'This week',
    cost: {
      for: 'an intercom',
      items: [{ need: { device: 'video-intercom' }, count: [1, 1], hours: 4 }],
    },
    only: ['place:reception', 'premises:office', 'premises:clinic', 'premises:gym'],
  },
  turnstile: {
    name: 'Let one person through per card',
    how: 'A full-height turnstile beside the gate counts one person per card, in and out, and shows at an evacuation who is still inside. Plan an escape gate next to it.',
    who: 'We',
    when: 'Later',
    cost: {
      for: 'one turnstile',
      items: [{ need: { device: 'turnstile' }, count: [1, 1], hours: 12 }],
    },
    only: [
      'premises:factory',
      'premises:warehouse',
      'premises:construction-site',
      'premises:estate',
    ],
    cautions: ['escape'],
    standards: ['escape'],
    fit: { 'fact:low-budget': 0.1 },
  },
  rekey: {
    name: 'Change locks, codes and remotes this week',
    how: [
      {
        when: ['people:former-staff'],
        say: 'Start with what the person who left could open: outer doors, alarm code, gate remote, safe. Nobody needs to be accused for that.',
      },
      {
        when: ['premises:student-housing'],
        say: 'New cylinders at each change of tenant, and one list of who holds which key, signed.',
      },
      'New cylinders for keys that are missing, new alarm codes, and lost remotes deleted from the gate’s receiver. Write down who gets which.',
    ],
    who: 'A locksmith',
    when: 'Today',
    cost: 'quote',
    only: [
      'fact:keys-missing',
      'people:former-staff',
      'no:key-control',
      'premises:student-housing',
    ],
    fit: { 'fact:keys-missing': 1.6, 'people:former-staff': 1.3 },
  },
  'own-codes': {
    name: 'One person, one code',
    how: [
      {
        when: ['has:alarm'],
        say: 'Shared alarm codes hide who opened. Give each person one, and have the control room mail you openings outside hours.',
      },
      'Shared codes and keys hide who opened. Give each person their own for the alarm, gate and stockroom, and cancel it on the last working day.',
    ],
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    measure: 'key-control',
    unless: ['premises:student-housing', 'place:dispensary'],
    present: {
      name: 'Check the key register against the hooks',
      how: 'Count the keys against the register today, and again every Friday, by somebody who does not issue them.',
    },
  },
  'need-to-know': {
    name: [
      { when: ['incident:fuel-theft'], say: 'Take the pump key off its hook' },
      'Let fewer people know',
    ],
    how: [
      {
        when: ['asset:cash'],
        say: 'Only the two who count know when, where and how much. Talk about takings, collections and the safe stays off the floor and off WhatsApp groups.',
      },
      {
        when: ['incident:fuel-theft'],
        say: 'One person per shift holds the pump key and signs for it. Dip days and the hours when the yard is empty are not on the notice board.',
      },
      {
        when: ['asset:trucks'],
        say: 'Load and customer stand on the papers, not on the radio, the notice board or the WhatsApp group. The yard learns the hour when the truck leaves.',
      },
      {
        when: ['asset:copper'],
        say: 'Delivery dates of cable, reel positions and the guards’ roster go to those who need them that day. Change one of the three and note who knew.',
      },
      {
        when: ['asset:medicines'],
        say: 'The day of the medicine delivery is known to the pharmacist and one other. Boxes come in through the back and are not called by name in the waiting room.',
      },
      'Rosters, delivery days, camera blind spots and alarm routines are told only to those who need them. Note who knew of the last incident beforehand.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    cautions: ['staff'],
    standards: ['dismissal'],
  },
} as const satisfies Record<string, Control>;
