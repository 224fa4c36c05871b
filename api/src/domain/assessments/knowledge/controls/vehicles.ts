import type { Control } from '../control.ts';

export const vehicleControls = {
  'key-cabinet': {
    name: [
      { when: ['premises:car-dealer'], say: 'Take every car key off the floor at closing' },
      'Lock the keys away, with a register',
    ],
    how: [
      {
        when: ['premises:car-dealer'],
        say: 'Keys go into a cabinet that records who took which, inside a safe or strongroom with its own alarm contact. A board of hooks in the sales office hands over the whole yard at once.',
      },
      'One cabinet, one register, one person per shift who issues keys, and a count before the day ends.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'quote',
    measure: 'key-control',
    only: ['incident:vehicle-theft', 'asset:keys', 'asset:vehicles', 'premises:car-dealer'],
  },
  'block-exit': {
    name: 'Block the way out for vehicles at night',
    how: [
      {
        when: ['premises:car-dealer'],
        say: 'Lockable bollards or a parked and disabled row across the forecourt edge, and the gate chained. A car that cannot leave is not worth breaking into.',
      },
      'Lockable bollards, a chained gate or a parked truck across the exit: what cannot leave is not worth starting.',
    ],
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    only: ['incident:vehicle-theft', 'asset:trucks', 'asset:vehicles'],
    unless: ['people-live-here', 'premises:church', 'premises:gym', 'premises:school'],
  },
  'test-drive': {
    name: 'Tighten the test drive',
    how: 'Licence scanned and sent to the office, the salesperson drives out and back in, a fixed route, never alone with two passengers, and a tracker on every demonstration car.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['premises:car-dealer'],
  },
  tracking: {
    name: [
      { when: ['asset:livestock'], say: 'Put trackers on the lead animals' },
      { when: ['asset:trucks'], say: 'Track truck and load apart' },
      'Put a tracker where nobody looks',
    ],
    how: [
      {
        when: ['asset:trucks'],
        say: 'A wired unit in the truck and a battery tracker inside the load: thieves jam or remove the first. The control room phones the driver on every unplanned stop.',
      },
      {
        when: ['premises:car-dealer'],
        say: 'A battery tracker in the cars that are worth most, moved as they sell. It reports movement outside trading hours.',
      },
      {
        when: ['asset:generator'],
        say: 'A battery tracker inside the generator’s housing reports movement and survives being unplugged.',
      },
      'A battery tracker, hidden and separate from the factory unit, reports movement outside hours and goes on when the vehicle’s battery is cut.',
    ],
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
    name: 'Teach people to try the door handle',
    how: [
      {
        when: ['premises:church'],
        say: 'Say it from the front and on a sign: press, listen, pull the handle, leave nothing on the seat. A jammed remote leaves a car open without a scratch.',
      },
      'Press, listen, pull the handle: a jammed remote leaves the car open without a scratch. Nothing stays on a seat.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:theft-from-vehicle', 'place:parking'],
  },
  'parking-watch': {
    name: [
      { when: ['premises:church'], say: 'Give two ushers the parking area during the service' },
      'Have somebody walk the parking area',
    ],
    how: [
      {
        when: ['premises:church'],
        say: 'Reflective vests, a radio each, one at the gate and one walking, from half an hour before until the last car leaves. The gate is closed to cars during the sermon.',
      },
      'A person in a reflective vest with a radio, at the hours when cars stand there unattended, is worth more than a sign.',
    ],
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:theft-from-vehicle', 'place:parking'],
    unless: ['premises:home', 'premises:farm'],
  },
  'load-security': {
    name: 'Keep loads and routes to yourselves',
    how: 'Route and load are given to the driver at the gate, stops are planned, the cab’s panic button is tested, and a customer who changes the address by phone is called back.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:hijacking', 'asset:trucks'],
    unless: ['premises:home'],
  },
} as const satisfies Record<string, Control>;
