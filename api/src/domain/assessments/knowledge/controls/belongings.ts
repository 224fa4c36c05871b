import type { Control } from '../control.ts';

export const belongingsControls = {
  'belongings-place': {
    name: [
      { when: ['premises:hotel'], say: 'Give every guest room a small safe' },
      { when: ['premises:student-housing'], say: 'Give each room a lock and a drawer that locks' },
      { when: ['people-live-here'], say: 'Move the valuables into a bolted safe' },
      'Give bags and phones a place that locks',
    ],
    how: [
      {
        when: ['premises:hotel'],
        say: 'Bolt it to the wall or into the cupboard, large enough for a laptop, and tell guests at check-in. Whoever resets a forgotten code signs for it.',
      },
      {
        when: ['premises:student-housing'],
        say: 'A door that closes and locks by itself, a drawer for laptop and phone, and serial numbers listed with photographs.',
      },
      {
        when: ['people-live-here'],
        say: 'Bolt it to concrete, out of sight of the bedroom window, and photograph what goes in. Only those who must know have the code.',
      },
      'A hook under the counter, a locker with a key or a box at each chair: within the owner’s reach, out of a passer-by’s. Say so on a small sign.',
    ],
    who: 'You',
    when: 'This week',
    cost: 'quote',
  },
  'master-keys': {
    name: 'Sign the master keys out and back in',
    how: 'One person issues them, with name and time, and counts them before the day ends. A room lock that records each card shows who went in after a guest complains.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['premises:hotel', 'fact:keys-missing'],
    unless: ['people-live-here'],
  },
  'greet-strangers': {
    name: 'Greet everyone who walks in, at the door',
    how: [
      'One person is named for each hour to meet whoever comes in, {time} above all. Whoever asks for prices is served at the front.',
      'One person is named for each hour to meet whoever comes in. Whoever asks for prices is served at the front.',
    ],
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['people:customers', 'premises:shop', 'premises:restaurant', 'premises:clinic'],
    unless: ['people-live-here', 'premises:hotel'],
  },
  'collection-list': {
    name: 'Hand each child over by a list',
    how: 'Only people on a list that the parent signed collect a child, and a face that staff do not know shows an ID first. A court order goes into the file, and whoever stands at the gate has read it.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['premises:creche', 'premises:school'],
  },
} as const satisfies Record<string, Control>;
