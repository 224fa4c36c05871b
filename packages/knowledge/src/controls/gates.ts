import type { Control } from '../control.ts';

export const gateControls = {
  'motor-cage': {
    name: 'Put the gate motor in a welded cage',
    how: {
      'nothing-happened':
        'Weld it to the base plate, with a shielded padlock and no bolt heads outside. Thieves then need more time and make more noise.',
      'incident:gate-motor-theft':
        'Weld it to the base plate, with a shielded padlock, chemical anchors in the plinth and no bolt heads outside. Do it before the new motor is fitted.',
      otherwise:
        'Weld it to the base plate, with a shielded padlock and no bolt heads outside. Thieves then need more time and make more noise.',
    },
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
    how: 'A tamper contact under the cover sets off the alarm when someone opens the motor, and a loop protects the cable. Both work while the house alarm is off.',
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
    how: 'A sliding gate gets anti-lift brackets, a full-length guide and end stops. The installer then checks, with the power off, that the closed gate cannot be lifted or forced back.',
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
    name: {
      'nothing-happened': 'When the motor is replaced, choose one that fits the gate',
      otherwise: 'Replace the motor with one that fits the gate',
    },
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
    how: 'Put a chain through gate and post with a shrouded padlock on the inside. Keep the key where everyone who has to get out can find it.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:gate-motor-theft'],
    unless: ['nothing-happened'],
  },
  'gate-routine': {
    name: {
      'place:vehicle-gate': 'Change how you wait at the gate',
      'people-live-here': 'Change how you wait at the gate',
      otherwise: 'Change how you arrive and wait',
    },
    how: {
      'incident:hijacking': {
        'premises:home':
          'Stop in the street until the gate is fully open, so that you can drive off. Then drive in, stop and watch the gate close. If someone waits there or a car follows you, drive to a police station.',
      },
      otherwise:
        'Look before you turn in, and wait in the road where you can drive off, not right in front of a closed gate. If a car follows you, drive to a police station. Teach every driver the same.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
  },
  'gate-speed': {
    name: 'Make the gate quicker and the wait shorter',
    how: 'Have the gate serviced. If it has a motor, have its speed checked and auto-close set to a few seconds, with safety beams fitted. You then wait in the street for less time.',
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
    only: ['place:vehicle-gate', 'has:gate-motor'],
  },
  'visitor-codes': {
    name: 'Give each visitor a code for one visit',
    how: {
      'premises:estate':
        'The resident sends the visitor a code that works once, on one day. Whoever is at the gate checks name, number plate and unit, and without a code phones the resident before opening.',
      otherwise:
        'The host announces visitors beforehand. Anyone who is not announced waits outside until the host has agreed.',
    },
    who: 'You',
    when: 'This month',
    cost: 'quote',
    measure: 'visitor-system',
    present: {
      name: 'Check one week of visitor records',
      how: 'Compare codes, number plates and exits for seven days. Look for visitors with no exit, codes used twice and entries without a code.',
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
    name: 'Give contractors cards that expire',
    how: {
      'premises:estate':
        'Check the contractor’s ID and put a photo on the card. It works only for that unit and those days and hours. At knock-off time check who is still inside.',
      otherwise:
        'Check the ID and write down the host, the area and the time to leave. At that time check who is still inside.',
    },
    who: 'You',
    when: 'This month',
    cost: 'nothing',
    only: ['people:contractors', 'incident:visitor-control'],
  },
  'exit-check': {
    name: 'Check on the way out as well',
    how: {
      'premises:estate':
        'The way out opens only when number plate and code match the entry. A guard, who must be registered with PSiRA, checks contractors’ vehicles for goods on the way out.',
      otherwise:
        'Anyone who leaves with goods shows a pass signed by a person who is not involved in loading.',
    },
    who: 'Your guarding company',
    when: 'This week',
    cost: 'nothing',
    only: ['place:guardhouse', 'place:vehicle-gate', 'has:guards', 'premises:estate'],
  },
  'pedestrian-gate': {
    name: 'Close the pedestrian gate properly',
    how: 'Fit a self-closing gate with a magnetic lock, a reader outside and a push button inside, with a light and a camera. If someone props it open, find out why.',
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
    how: {
      'incident:package-theft':
        'With a video intercom that rings on your phone you can tell the courier from work where to leave the parcel.',
      otherwise:
        'Fit a video intercom at the gate or front door that also rings on your phone. You can answer from anywhere, so callers cannot tell that nobody is home.',
    },
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
