import type { Cause } from '../cause.ts';

export const belongingsCauses = {
  'belongings-open': {
    opens: ['personal-theft'],
    name: 'Bags, phones and small valuables lie within reach',
    why: [
      {
        when: ['premises:hotel'],
        say: 'Guests leave money in a drawer, and several staff can open the room during the day.',
      },
      {
        when: ['premises:student-housing'],
        say: 'Rooms stay unlocked during a shower or a lecture, and a laptop is stolen within minutes.',
      },
      {
        when: ['people-live-here'],
        say: 'Workers and visitors can see where jewellery, cash and tools are kept.',
      },
      {
        when: ['people:customers'],
        say: 'Customers put bags and phones down while staff are busy. A stranger who asks a question does not stand out.',
      },
      'Bags and phones lie where people work. A stranger who asks a question does not stand out.',
    ],
    check:
      'Walk through at the busiest hour and count the bags and phones that a stranger could take.',
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
