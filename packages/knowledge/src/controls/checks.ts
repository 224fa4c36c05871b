import type { Control } from '../control.ts';

export const checkControls = {
  'walk-through': {
    name: 'Walk the site with us',
    how: {
      'premises:estate':
        'We walk the inside of the boundary with you and mark each gap on the plan.',
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
  'fire-way-out': {
    name: 'Clear every way out, and practise leaving',
    how: {
      'people:elderly':
        'Doors on the way out open from inside without a key. Write down who helps whom, and practise once by day and once with the night staff.',
      otherwise:
        'Doors on the way out open from inside without a key, and nothing stands in front of them. Name a meeting place outside, practise once, and phone 112 from there.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:fire'],
    cautions: ['escape'],
    standards: ['escape'],
  },
  'fire-extinguishers': {
    name: 'Have the extinguishers serviced and show people how they work',
    how: 'A fire equipment company checks type, place and date. People use one only on a small fire, with the way out behind them. Otherwise they leave and close the door.',
    who: 'You',
    when: 'This week',
    cost: 'quote',
    only: ['incident:fire'],
  },
  'wiring-check': {
    name: 'Have wiring and gas checked by registered people',
    how: 'An electrician tests the DB board, the plugs that get warm and the extension leads. A registered gas installer checks bottles, hoses and shut-off valve, if you use gas.',
    who: 'A registered electrician',
    when: 'This week',
    cost: 'quote',
    only: ['incident:fire'],
  },
  'off-at-night': {
    name: 'Switch off what stays hot before everyone leaves',
    how: 'The last person walks a list: heaters, irons, ovens, chargers and gas. Rubbish goes out, away from the walls.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:fire'],
    unless: ['people-live-here'],
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
