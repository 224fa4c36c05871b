import type { Control } from '../control.ts';

export const belongingsControls = {
  'belongings-place': {
    name: {
      'premises:hotel': 'Give every guest room a small safe',
      'premises:student-housing': 'Give each room a lock and a drawer that locks',
      'people-live-here': 'Move the valuables into a bolted safe',
      otherwise: 'Give bags and phones a place that locks',
    },
    how: {
      'premises:hotel':
        'Bolt a safe that is large enough for a laptop to the wall or into the cupboard, and tell guests at check-in. Staff sign when they reset a code.',
      'premises:student-housing':
        'A door that closes and locks by itself, a drawer for laptop and phone, and serial numbers listed with photographs.',
      'people-live-here':
        'Bolt it to concrete, out of sight of the bedroom window, and photograph what goes in. Give the code only to people who need it.',
      otherwise:
        'Use lockers, or a hook or box that the owner can reach and a passer-by cannot. Put up a small sign.',
    },
    who: 'You',
    when: 'This week',
    cost: 'quote',
  },
  'master-keys': {
    name: 'Sign the master keys out and back in',
    how: 'One person issues the keys, writes down name and time, and counts them every evening. If something is missing, a lock that records each card shows who went in.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['premises:hotel', 'fact:keys-missing'],
    unless: ['people-live-here'],
  },
  'greet-strangers': {
    name: 'Greet everyone who walks in, at the door',
    how: [
      'Name one person for each hour to greet everyone who comes in, {time} above all. Serve people who ask for prices at the front.',
      'Name one person for each hour to greet everyone who comes in. Serve people who ask for prices at the front.',
    ],
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['people:customers', 'premises:shop', 'premises:restaurant', 'premises:clinic'],
    unless: ['people-live-here', 'premises:hotel'],
  },
  'collection-list': {
    name: 'Hand each child over by a list',
    how: 'Only people on a list signed by the parent may collect a child. Anyone staff do not know shows an ID first. Staff know of any court order.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['premises:creche', 'premises:school'],
  },
} as const satisfies Record<string, Control>;
