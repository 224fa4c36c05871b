import type { Control } from '../control.ts';
import { forChildren } from '../for-children.ts';
import { doors, lockable } from '../place-groups.ts';

export const doorControls = {
  'harden-opening': {
    where: 'inside',
    at: doors,
    name: {
      'fact:container': 'Strengthen the doors and the hatch of the container',
      'place:roof': 'Put mesh under the roof',
      'premises:tuck-shop': 'Strengthen the door and the hatch',
      'place:windows': 'Strengthen the windows',
      'place:balcony': 'Strengthen the balcony door',
      'nothing-happened': ['Strengthen {place}', 'Strengthen the weakest door or window'],
      'incident:burglary': ['Strengthen {place}', 'Strengthen the opening they used'],
      otherwise: ['Strengthen {place}', 'Strengthen the weakest door or window'],
    },
    how: {
      'fact:container':
        'Have a steel lock box welded over the padlock, plates over the hinges, and a bar across the hatch inside. Weld nothing while gas or people are in it.',
      'premises:school': {
        'place:roof':
          'Have a builder fix welded mesh to the walls above the ceiling of the rooms with equipment. Use one-way screws on the roof sheets there.',
      },
      'place:roof':
        'Have a builder fix welded mesh to the walls under the roof sheets, above the goods. A sheet comes off quickly; mesh takes tools, time and noise.',
      'place:garage': {
        'people-live-here':
          'Fit shoot bolts inside the garage door, and a metal-clad door with a deadlock on any way from it into the house. Shield the emergency release, so that nobody can hook it from outside.',
      },
      'premises:tuck-shop':
        'Bolt the hasp and hinges right through with steel plates behind, and fit a shrouded padlock. Put mesh or a steel sheet inside the hatch.',
      'place:windows':
        'Fit bars anchored in the wall, not in the frame, and clear safety film on the panes within reach.',
      'fact:rented':
        'Ask the landlord in writing for a solid door in a steel frame, a lock with a shielded cylinder and a slam-lock gate. Drill nothing before the answer. Until then use a door bar or wedge that needs no holes.',
      otherwise:
        'Fit a solid door in a steel frame with hinge bolts, a lock with a shielded cylinder, and a slam-lock gate in front. Fix the frames into the wall itself, not the plaster.',
    },
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    cautions: ['bars'],
    fit: { 'fact:rented': 0.6 },
    // A gate before an escape door can trap people in a fire.
    unless: ['premises:solar-site', 'fact:fire-escape'],
  },
  'door-contact': {
    where: 'inside',
    at: doors,
    name: ['Put an alarm contact on {place}', 'Put alarm contacts on the doors that matter'],
    how: {
      'fact:fire-escape':
        'With a sounder, the escape door still opens in a fire, and everyone hears when it is opened at other times.',
      'incident:staff-theft':
        'A contact with a buzzer reports each opening with its time, so that you see when a door is used too often.',
      otherwise: [
        'When {place} is opened or left open, it sounds a buzzer by day and the alarm by night.',
        'When a door is opened or left open, it sounds a buzzer by day and the alarm by night.',
      ],
    },
    who: 'We',
    when: 'This week',
    cost: {
      for: '1 to 3 wireless contacts',
      items: [{ need: { device: 'door-contact', with: ['wireless'] }, count: [1, 3], hours: 0.4 }],
    },
    unless: ['place:fence', 'place:perimeter-wall', 'place:parking', 'place:street'],
  },
  'exit-alert': {
    name: forChildren(
      'Put an alert on every gate and door that children can reach',
      'Put an alert on every outside door that residents can open',
      'Put an alert on every outside door',
    ),
    how: forChildren(
      'A contact sounds where the adults are as soon as the gate or door opens, and again when it stays open. It still opens from inside in a fire.',
      'A contact on each door sounds at once at the door and where the night staff sit. The door still opens from inside: never lock residents in. Staff switch it off with a code when they go out.',
      'A contact on each door sounds at the door and beside your bed. The door still opens from inside: never lock anyone in.',
    ),
    limit: 'It calls people; it does not hold a door shut.',
    who: 'We',
    when: 'This week',
    cost: {
      for: '2 to 6 wireless contacts',
      items: [{ need: { device: 'door-contact', with: ['wireless'] }, count: [2, 6], hours: 0.4 }],
    },
    only: ['incident:walking-out', 'premises:care-home'],
    cautions: ['escape'],
    standards: ['escape'],
  },
  'child-gate': {
    name: 'Make the gate close and latch by itself, out of a child’s reach',
    how: 'Fit a closer and a latch that only an adult can reach to the gate that people walk through, and push it to test it each morning. A gate for cars opens only while an adult stands there and no child is near it.',
    who: 'We',
    when: 'This week',
    cost: 'quote',
    only: ['people:children', 'people:learners'],
    cautions: ['escape'],
    standards: ['escape'],
  },
  'night-round': {
    name: forChildren(
      'Have an adult at the gate, and count the children',
      'Count the residents on a round at set times each night',
      'Agree who wakes up at night when the alert sounds',
    ),
    how: forChildren(
      'One adult stands at the gate while parents come and go, and closes it after each of them. Count the children after drop-off, after play and before pick-up.',
      'Two staff check every bed at the start of the shift and at set times, and sign. Add a round at the times when residents have gone out before.',
      'One person sleeps where the alert is heard. Leave a light on to the toilet, and put shoes and coat out of sight of the door.',
    ),
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:walking-out', 'premises:care-home'],
  },
  'walker-plan': {
    name: forChildren(
      'Write down what to do when a child is missing',
      'Write down what to do when a resident is missing',
      'Write down what to do when they are missing',
    ),
    how: forChildren(
      'Search the rooms and the street at once, phone SAPS 10111 straight away (nobody has to wait 24 hours), and phone the parents. Keep a recent photo of each child, agreed with the parents, and a list of who may fetch them.',
      'Keep a recent photo, clothes and favourite places of each resident who may walk out, agreed with the family. Search the buildings and the street at once, and report to the SAPS straight away: nobody has to wait 24 hours.',
      'Keep a recent photo, and a list of favourite places. Sew a phone number into the clothes. Search the house and the street at once, and phone SAPS 10111 straight away: nobody has to wait 24 hours.',
    ),
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:walking-out', 'premises:care-home'],
  },
  'door-access': {
    at: lockable,
    name: ['Fit access control at {place}', 'Fit access control at the door'],
    how: {
      'place:dispensary':
        'Only two or three people get in, with a card and a code. Each opening is recorded with name and time, and the door closes and locks by itself.',
      'place:server-room':
        'Only people who work on the computers get in, each opening is recorded, and cleaners go in with one of them.',
      'incident:tailgating':
        'Fit a reader, a closer that shuts the door in a few seconds, and an alarm for a door that stays open. People can always get out with a push button and a break-glass unit.',
      'premises:student-housing':
        'Give tags to residents only, and block a tag when it is lost or a lease ends. A key is easily copied; a blocked tag does not work.',
      otherwise:
        'Each person gets a card that can be blocked the day they leave, and each opening is recorded with name and time.',
    },
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
      name: 'Check who may open which door',
      how: 'Print the list of cards and block those of people who left. Remove doors that a person does not need, and check openings outside working hours once a week.',
    },
    cautions: ['escape'],
    standards: ['escape'],
    unless: ['premises:home', 'premises:farm'],
    fit: { 'fact:low-budget': 0.8, 'premises:student-housing': 1.4, 'place:dispensary': 1.3 },
  },
  'door-closer': {
    where: 'inside',
    at: doors,
    name: ['Make {place} close and lock by itself', 'Make the door close and lock by itself'],
    how: {
      'incident:tailgating':
        'Set the closer to a few seconds, because people follow others through a door that closes slowly. Fit a sounder for a door that is propped open.',
      otherwise:
        'Fit a closer, a self-locking latch, and a sounder for a door that is propped open.',
    },
    who: 'We',
    when: 'This week',
    cost: {
      for: 'one closer',
      items: [{ need: { device: 'door-closer' }, count: [1, 1], hours: 1.5 }],
    },
    unless: ['premises:home'],
  },
  'challenge-rule': {
    name: 'Agree how staff speak to people they do not know',
    how: {
      'premises:office':
        'Agree on one sentence: “Can I help you? Who are you here to see?” Visitors wear a dated badge, and managers show their cards like everyone else.',
      'premises:gym': 'Greet members by name. Anyone who is not on the screen waits at the desk.',
      otherwise:
        'Do not hold the door for people you do not know. Greet them, ask whom they want to see and walk them there. Do not block or touch anyone.',
    },
    who: 'Your staff',
    when: 'This week',
    cost: 'nothing',
    unless: ['premises:student-housing', 'premises:estate'],
  },
  'staffed-reception': {
    name: 'Make sure that reception is covered',
    how: {
      'time:lunch':
        'Take turns at lunch so that the desk is not empty. If it has to be, lock the door and name a person who answers the intercom.',
      otherwise:
        'When nobody is at the desk, lock the door and name a person who answers the intercom.',
    },
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
    how: 'A full-height turnstile beside the gate lets one person through per card, in and out. In an evacuation its log shows who may still be inside. Plan an escape gate next to it.',
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
    how: {
      'people:former-staff':
        'Start with what the person who left could open: outer doors, and any alarm code, remote or safe. This is routine and accuses nobody.',
      'premises:student-housing':
        'Fit new cylinders at each change of tenant, and keep one signed list of who has which key.',
      'people-live-here':
        'Whoever had a key may have a copy. Fit new cylinders, change gate and alarm codes, and have old remotes deleted.',
      otherwise:
        'Fit new cylinders where keys are missing, change any alarm codes and have lost remotes deleted. Write down who gets which key.',
    },
    who: 'A locksmith',
    when: 'Today',
    cost: 'quote',
    only: [
      'fact:keys-missing',
      'people:former-staff',
      'no:key-control',
      'premises:student-housing',
      'people-live-here',
    ],
    fit: { 'people-live-here': 1.5, 'fact:keys-missing': 1.6, 'people:former-staff': 1.3 },
  },
  'own-codes': {
    name: 'Give each person their own code',
    how: {
      'has:alarm':
        'With a shared alarm code nobody knows who opened. Give each person a code, and ask the control room to report openings after hours.',
      'people-live-here':
        'With shared codes and keys nobody knows who opened. Give whoever works for you their own, and cancel it when they leave.',
      otherwise:
        'With shared codes and keys nobody knows who opened. Give each person their own, and cancel it on their last working day.',
    },
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    measure: 'key-control',
    unless: ['premises:student-housing', 'place:dispensary'],
    present: {
      name: 'Check the keys against the key register',
      how: 'Have someone who does not issue the keys count them against the register today, and again every week.',
    },
  },
  'need-to-know': {
    name: {
      'incident:fuel-theft': 'Keep the key to the fuel with one person',
      otherwise: 'Tell fewer people about your routines',
    },
    how: {
      'asset:cash':
        'Only the two people who count should know when, where and how much. Do not talk about takings, collections or the safe on the floor or in WhatsApp groups.',
      'incident:fuel-theft':
        'One person per shift holds the key and signs for it. Do not tell others when fuel is measured or when nobody is there.',
      'asset:trucks':
        'Do not share load, customer or departure time by radio or in WhatsApp groups.',
      'asset:copper':
        'Tell only people who need it that day when copper is delivered and where it is kept.',
      'asset:medicines':
        'Only the two people who need it know the day of the medicine delivery. Do not name medicines where others can hear.',
      otherwise:
        'Tell only people who need to know about rosters, delivery days and security routines.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    cautions: ['staff'],
    standards: ['dismissal'],
  },
} as const satisfies Record<string, Control>;
