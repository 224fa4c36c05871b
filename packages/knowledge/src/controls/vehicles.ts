import type { Control } from '../control.ts';

export const vehicleControls = {
  'key-cabinet': {
    name: {
      'premises:car-dealer': 'Lock all car keys away at closing time',
      otherwise: 'Lock the keys away, with a register',
    },
    how: {
      'premises:car-dealer':
        'Keep the keys in a cabinet that records who took which, inside a safe or strongroom with its own alarm contact. Do not leave them on a board in the sales office.',
      'people-live-here':
        'Keep keys and spare keys in one locked place, out of sight of doors and windows. Write down who has a spare.',
      otherwise:
        'Use one cabinet and one register. One person per shift issues the keys and counts them before the day ends.',
    },
    who: 'You',
    when: 'Today',
    cost: 'quote',
    measure: 'key-control',
    only: ['incident:vehicle-theft', 'asset:keys', 'asset:vehicles', 'premises:car-dealer'],
  },
  'block-exit': {
    where: 'outside',
    name: 'Block the way out for vehicles at night',
    how: {
      'premises:car-dealer':
        'Put lockable bollards or a row of parked, immobilised cars along the edge of the forecourt, and chain the gate.',
      otherwise:
        'Use lockable bollards, a chain or a vehicle parked across the exit. Keep every way out for people clear.',
    },
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    only: ['incident:vehicle-theft', 'asset:trucks', 'asset:vehicles'],
    unless: ['people-live-here', 'premises:church', 'premises:gym', 'premises:school'],
  },
  'test-drive': {
    name: 'Set rules for test drives',
    how: 'Scan the licence and send it to the office. The salesperson drives out and back in, on a fixed route, and never goes alone with two customers. Fit a tracker to every demonstration car.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['premises:car-dealer'],
  },
  tracking: {
    name: {
      'asset:livestock': 'Put trackers on the lead animals of a herd',
      'asset:trucks': 'Track the truck and the load separately',
      otherwise: 'Hide a tracker on the vehicle or machine',
    },
    how: {
      'asset:trucks':
        'Fit a wired unit in the truck and a battery tracker inside the load, because thieves look for the wired one. The control room phones the driver at every unplanned stop.',
      'asset:livestock':
        'A battery tracker on the collar of an animal reports movement after hours. Check every day that it is still there.',
      'premises:car-dealer':
        'Put battery trackers in the most valuable cars and move them when cars are sold. They report movement outside trading hours.',
      'asset:generator':
        'A battery tracker inside the generator’s housing reports movement and keeps working when the generator is unplugged.',
      otherwise:
        'A battery tracker, hidden and separate from the factory unit, reports movement after hours and keeps working when the vehicle’s battery is disconnected.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: '1 to 3 trackers',
      items: [{ need: { device: 'asset-tracker' }, count: [1, 3], hours: 0.5 }],
    },
    measure: 'tracking',
    only: [
      'asset:vehicles',
      'asset:bakkie',
      'asset:trucks',
      'asset:generator',
      'asset:machinery',
      'asset:livestock',
      'incident:vehicle-theft',
      'incident:hijacking',
      'wants:tracking',
    ],
  },
  'check-doors': {
    name: {
      'people-live-here': 'Check by hand that the car is locked',
      otherwise: 'Ask people to check that the car is locked',
    },
    how: {
      'premises:church':
        'Announce it and put up a sign: press the remote, try the handle, leave nothing on the seat. If the remote is jammed, the car stays open.',
      otherwise:
        'Press the remote, try the handle and leave nothing on the seat. If the remote is jammed, the car stays open.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:theft-from-vehicle', 'incident:jamming', 'place:parking'],
  },
  'parking-watch': {
    name: {
      'premises:church': 'Have two people watch the parking area while others are inside',
      otherwise: 'Have people patrol the parking area',
    },
    how: {
      'premises:church':
        'Give them reflective vests and radios, one at the way in and one walking, from half an hour before until the last car leaves. They phone for help and confront nobody. Anyone you pay to guard must be registered with PSiRA.',
      otherwise:
        'Give them reflective vests and radios, at the times when cars are parked there. They phone for help and confront nobody. Anyone you pay to guard must be registered with PSiRA.',
    },
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:theft-from-vehicle', 'place:parking'],
    unless: ['premises:home', 'premises:farm'],
  },
  'load-security': {
    name: 'Keep routes and times to yourselves',
    how: 'Give the driver the route just before leaving, plan the stops and test any panic button. If a customer changes the address by phone, call back to confirm.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:hijacking', 'asset:trucks'],
    unless: ['premises:home'],
  },
} as const satisfies Record<string, Control>;
