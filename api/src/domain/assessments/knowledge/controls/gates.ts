import type { Control } from '../control.ts';

export const gateControls = {
  'motor-cage': {
    name: 'Put the gate motor in a welded cage',
    how: [
      {
        when: ['incident:gate-motor-theft'],
        say: 'Weld it to the base plate with a shielded padlock, chemical anchors in the plinth and no bolt heads outside. Do it before the new motor goes in.',
      },
      'Welded to the base plate, shielded padlock, no bolt heads outside: thieves then need time and noise.',
    ],
    who: 'We',
    when: 'This week',
    cost: {
      for: 'one cage',
      items: [{ need: { device: 'motor-cage' }, count: [1, 1], hours: 2 }],
    },
    cautions: ['gate'],
  },
  'motor-alarm': {
    name: 'Connect the motor to the alarm',
    how: 'A tamper contact under the cover and a loop through the cable report the first touch, day and night, even with the house alarm off.',
    who: 'We',
    when: 'This month',
    cost: {
      for: 'a contact and 3 to 4 hours',
      items: [
        { need: { device: 'door-contact' }, count: [1, 1], hours: 0 },
        { need: { device: 'labour' }, count: [3, 4], hours: 0 },
      ],
    },
    only: ['incident:gate-motor-theft', 'has:gate-motor'],
  },
  'anti-lift': {
    name: 'Stop the gate from being lifted or forced back',
    how: 'Anti-lift brackets, a full-length guide and end stops. Then try by hand: a gate that moves a hand’s width while closed opens with a car jack.',
    who: 'We',
    when: 'This month',
    cost: {
      for: 'brackets and end stops',
      items: [
        { need: { device: 'anti-lift-bracket' }, count: [2, 2], hours: 0.5 },
        { need: { device: 'gate-end-stops' }, count: [1, 1], hours: 1 },
      ],
    },
    cautions: ['gate'],
  },
  'new-motor': {
    name: 'Replace the motor with one that fits the gate',
    how: 'Its rating must be at least 1.25 times the gate’s mass; weigh or calculate the gate first. Choose a battery inside the housing and code-hopping remotes.',
    who: 'We',
    when: 'This month',
    cost: {
      for: 'one motor for a gate to 400 kg',
      items: [
        {
          need: {
            device: 'sliding-gate-motor',
            atLeast: { kilograms: 500 },
            atMost: { kilograms: 1000 },
          },
          count: [1, 1],
          hours: 5,
        },
      ],
    },
    only: ['incident:gate-motor-theft', 'broken:gate-motor', 'wants:gate-motor'],
    cautions: ['gate'],
  },
  'motor-meanwhile': {
    name: 'Secure the gate by hand until the motor is back',
    how: 'A chain through gate and post with a shrouded padlock on the inside, and a second lock high up. Park a car across the inside at night.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:gate-motor-theft'],
  },
  'gate-routine': {
    name: 'Change how you wait at the gate',
    how: [
      {
        when: ['incident:hijacking', 'premises:home'],
        say: 'Stop in the street until the gate is fully open, so that you can drive off either way; then in, stop, and watch it close. If somebody stands there, or a car follows, keep driving to a police station.',
      },
      'Look before you turn in, wait in the road and not against the gate, and drive on to a police station if a car follows. Teach every driver in the household the same.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
  },
  'gate-speed': {
    name: 'Make the gate quicker and the wait shorter',
    how: 'Check the motor’s speed setting, service the wheels and track, and set auto-close to a few seconds with safety beams fitted. Every second saved is one less in the street.',
    who: 'We',
    when: 'This month',
    cost: {
      for: 'safety beams and a service',
      items: [
        { need: { device: 'gate-safety-beams' }, count: [1, 1], hours: 1.5 },
        { need: { device: 'labour' }, count: [2, 3], hours: 0 },
      ],
    },
    cautions: ['gate'],
    only: ['place:driveway', 'place:vehicle-gate', 'incident:hijacking', 'incident:follow-home'],
  },
  'visitor-codes': {
    name: 'One code, one visitor, one visit',
    how: [
      {
        when: ['premises:estate'],
        say: 'The resident sends a code that works once, on one day; the guard sees name, plate and unit. Without a code the guard phones the resident before he opens.',
      },
      'The host announces the visitor beforehand; whoever is not announced waits outside until the host has been reached.',
    ],
    who: 'You',
    when: 'This month',
    cost: 'quote',
    measure: 'visitor-system',
    present: {
      name: 'Audit one week of visitor records',
      how: 'Compare codes, plates and exits for seven days. Count visitors who never left, codes used twice, and entries without a code; those are the holes.',
    },
    only: [
      'premises:estate',
      'premises:office',
      'premises:student-housing',
      'premises:factory',
      'incident:visitor-control',
      'place:guardhouse',
    ],
  },
  'contractor-register': {
    name: 'Give contractors a card with an end',
    how: [
      {
        when: ['premises:estate'],
        say: 'Identity checked once, photo on the card, valid for that unit, those days and hours. At knock-off the guard has a list of who is still inside and looks for them.',
      },
      'Identity checked, a named host, an area and a leaving time. Whoever is not out by then is looked for.',
    ],
    who: 'You',
    when: 'This month',
    cost: 'nothing',
    only: ['people:contractors', 'incident:visitor-control'],
  },
  'exit-check': {
    name: 'Check on the way out as well',
    how: [
      {
        when: ['premises:estate'],
        say: 'The boom opens only when plate and code match those of the entry. A television leaves in the evening, not at the entry.',
      },
      'Whoever leaves with goods shows a pass signed by somebody who has nothing to do with loading.',
    ],
    who: 'Your guarding company',
    when: 'This week',
    cost: 'nothing',
    only: ['place:guardhouse', 'place:vehicle-gate', 'has:guards', 'premises:estate'],
  },
  'pedestrian-gate': {
    name: 'Close the pedestrian gate properly',
    how: 'A self-closing gate with a magnetic lock, a reader outside and a push button inside, lit and in a camera’s view. A brick beside it means that somebody props it open: find out who, and why.',
    who: 'We',
    when: 'This month',
    cost: {
      for: 'lock, reader and closer',
      items: [
        { need: { device: 'gate-lock' }, count: [1, 1], hours: 3 },
        { need: { device: 'keypad-reader' }, count: [1, 1], hours: 2.5 },
        { need: { device: 'door-closer' }, count: [1, 1], hours: 0 },
      ],
    },
    only: ['place:pedestrian-gate'],
  },
  intercom: {
    name: 'See who is there before you open',
    how: [
      {
        when: ['incident:package-theft'],
        say: 'A video intercom that rings on your phone lets you tell the courier where to put it, from work.',
      },
      'A video intercom at the gate, which rings on your phone too: you answer from anywhere, and whoever rings does not learn that the house is empty.',
    ],
    who: 'We',
    when: 'This month',
    cost: {
      for: 'one video intercom',
      items: [{ need: { device: 'video-intercom' }, count: [1, 1], hours: 4 }],
    },
    measure: 'intercom',
    only: ['people-live-here', 'incident:package-theft', 'wants:intercom'],
  },
} as const satisfies Record<string, Control>;
