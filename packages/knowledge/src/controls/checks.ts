import type { Control } from '../control.ts';

export const checkControls = {
  'walk-through': {
    name: 'Walk the site with us',
    how: {
      'premises:estate':
        'We walk the inside of the boundary and the gate with your trustees and mark each gap on the plan.',
      otherwise: [
        'We look at {place}, take measurements and list the gaps.',
        'We look at the site, take measurements and list the gaps.',
      ],
    },
    who: 'We',
    when: 'This week',
    cost: {
      for: 'site survey',
      items: [{ need: { device: 'site-survey' }, count: [1, 1], hours: 0 }],
    },
  },
  'entry-test': {
    name: 'Test every door, window and gate by day, with the alarm on test',
    how: 'First tell the control room, armed response and the neighbours. By day, a person you trust walks up to every door, window and gate, clear of any electric fence, while you watch the screen. Write down what does not raise the alarm, and fix that first.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['fact:covers-everything'],
  },
  'response-test': {
    name: 'Test the alarm with the control room and time the response',
    how: 'Arrange it with the control room and armed response beforehand, so that the officer knows it is a test. Time it from the first signal until the officer arrives. Check that the key holder answers the phone.',
    who: 'You and your armed response company',
    when: 'This week',
    cost: 'nothing',
    only: ['has:armed-response', 'has:monitoring'],
  },
  'maintenance-plan': {
    name: 'Set dates for maintenance and name a person',
    how: 'Twice a year, check batteries, lenses, beams and days of recording, and sign for it. Let a registered installer measure the fence voltage.',
    who: 'We',
    when: 'Later',
    cost: 'quote',
    only: ['has:cameras', 'has:alarm', 'has:beams', 'has:electric-fence', 'fact:covers-everything'],
  },
  'incident-book': {
    name: 'Start an incident book',
    how: 'Write one line for each incident of the last three months: date, time, place, loss, who was there and what was armed. Look for a pattern.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    fit: { business: 0.4 },
  },
} as const satisfies Record<string, Control>;
