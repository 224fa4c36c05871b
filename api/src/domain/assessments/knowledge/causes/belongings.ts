import type { Cause } from '../cause.ts';

export const belongingsCauses = {
  'belongings-open': {
    opens: ['personal-theft'],
    name: 'Bags, phones and small valuables lie within reach',
    why: [
      {
        when: ['premises:hotel'],
        say: 'A guest leaves money in a drawer, and several people can open the room in the course of a day.',
      },
      {
        when: ['premises:student-housing'],
        say: 'Rooms stay open for a shower or a lecture, and a laptop is gone in the time that it takes to boil water.',
      },
      {
        when: ['people-live-here'],
        say: 'Jewellery, cash and tools are kept where everyone who works in or visits the place has seen them.',
      },
      {
        when: ['people:customers'],
        say: 'Customers put bags and phones down beside them while staff are busy, and a stranger with a question is nothing unusual.',
      },
      'Bags and phones lie where people work, and a stranger with a question is nothing unusual.',
    ],
    check: 'Walk through at the busiest hour and count the bags and phones that you could pick up.',
    signs: {
      'incident:personal-theft': 3,
      'asset:belongings': 2,
      'asset:phones': 1,
      'asset:jewellery': 1,
      'people:customers': 1,
    },
    usual: 2,
    answers: ['belongings-place', 'master-keys', 'greet-strangers', 'entrance-camera'],
  },
} as const satisfies Record<string, Cause>;
