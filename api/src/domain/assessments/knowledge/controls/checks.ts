import type { Control } from '../control.ts';

export const checkControls = {
  'walk-through': {
    name: ['Walk the site with us once'],
    how: [
      {
        when: ['premises:estate'],
        say: 'We walk the boundary and the gate with your trustees at the hour that worries you and mark each gap on the plan. You get the list before any quotation.',
      },
      'We look at {place} at the hour that worries you, and measure what cannot be seen on a form. You get a list of gaps before a quotation.',
      'We look at the site at the hour that worries you, and measure what cannot be seen on a form. You get a list of gaps before a quotation.',
    ],
    who: 'We',
    when: 'This week',
    cost: {
      for: 'site survey',
      items: [{ need: { device: 'site-survey' }, count: [1, 1], hours: 0 }],
    },
  },
  'entry-test': {
    name: 'Have one person try to get in, with everything armed',
    how: 'Somebody you trust walks up to every door, window and gate with the control room on test, while you sit at the screen. Nobody touches the electric fence. Every second between approach and alarm goes on a list. That list, not another device, is what to spend on.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['fact:covers-everything'],
  },
  'response-test': {
    name: 'Set off a real alarm and time the whole chain',
    how: 'From the detector to the officer who stands at the right door. Do it once by day and once after midnight. Include the key holder who has to answer the phone: it is the link that is forgotten most easily.',
    who: 'You and your armed response company',
    when: 'This week',
    cost: 'nothing',
    only: ['has:armed-response', 'has:monitoring'],
  },
  'maintenance-plan': {
    name: 'Put maintenance on a date, with a named person',
    how: 'Batteries, lenses, beams, fence voltage and recording days, twice a year, signed. Equipment that nobody tests fails on the night.',
    who: 'We',
    when: 'Later',
    cost: 'quote',
    only: ['has:cameras', 'has:alarm', 'has:beams', 'has:electric-fence', 'fact:covers-everything'],
  },
  'incident-book': {
    name: 'Start an incident book',
    how: [
      'Date, hour, place, what was lost, who was there, what was armed: one line each, for three months back as far as people remember. Patterns show after five lines.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    fit: { business: 0.4 },
  },
} as const satisfies Record<string, Control>;
