import type { Control } from '../control.ts';
import { lines, outdoors } from '../place-groups.ts';
import { beams, outdoorDetectors } from './kits.ts';

export const outsideControls = {
  beams: {
    at: lines,
    name: [
      { when: ['premises:estate'], say: 'Put beams along the weakest stretch' },
      'Put beams along {place}',
      'Put beams along the boundary',
    ],
    how: [
      {
        when: ['premises:farm'],
        say: 'Wireless solar beams round the homestead wake you while there is still a locked door between. Choose a range 1.25 times the side, and cut the grass below them.',
      },
      {
        when: ['premises:estate'],
        say: 'Start where it is overgrown or was cut, not with the whole boundary. Choose a range 1.25 times that stretch, and keep plants out of the line.',
      },
      {
        when: ['premises:car-dealer'],
        say: 'A pair across the front row and one along each side, armed when the last salesperson leaves: nobody can reach a car, or roll one out, without breaking one.',
      },
      {
        when: ['fact:pets'],
        say: 'Stacked beams that must be broken together let dogs pass. Choose a range 1.25 times the side, never at its limit.',
      },
      'They report a person before the building is reached. Choose a range 1.25 times the length of the side, never at its limit, and keep plants out of the line.',
    ],
    who: 'We',
    when: 'This month',
    cost: { for: '2 to 4 pairs', items: [beams([2, 4], 60)] },
    measure: 'beams',
    present: {
      name: 'Align and clean the beams',
      how: 'Walk and crawl through every pair with the control room on test. Cut what grows into the line and check that the range is 1.25 times the side.',
    },
  },
  'outdoor-detector': {
    at: outdoors,
    name: ['Put outdoor detectors at {place}', 'Put outdoor detectors on the approaches'],
    how: [
      {
        when: ['incident:gate-motor-theft'],
        say: 'One detector that looks along the inside of the gate reports somebody at the motor before the first bolt is off.',
      },
      {
        when: ['place:outbuilding'],
        say: 'They catch whoever goes for the outbuilding first, where tools for the house are found.',
      },
      {
        when: ['fact:pets'],
        say: 'Triple-sensor detectors with pet-immunity, set above the dogs’ height, tell a person from an animal.',
      },
      'Curtain or triple-sensor types with a view across the approach, not along it, and off by day where people work.',
    ],
    who: 'We',
    when: 'This month',
    cost: { for: '2 to 4 detectors', items: [outdoorDetectors([2, 4])] },
    measure: 'beams',
    fit: { 'people-live-here': 1.2 },
  },
  'electric-fence': {
    at: ['perimeter-wall'],
    name: ['Fit or extend an electric fence on {place}', 'Fit or extend an electric fence'],
    how: [
      {
        when: ['fact:low-wall'],
        say: 'First raise the wall to at least 1.5 m where the public can reach it: the first live wire must be that high. Then brackets every 3 m, a sign every 10 m, and its alarm to armed response.',
      },
      {
        when: ['premises:estate'],
        say: 'Zones of 100 to 300 m tell the guardhouse which stretch is cut; each zone gets a light and a camera. Signs every 10 m, over gates and at corners (SANS 10222-3:2023).',
      },
      'Brackets every 3 m, a sign every 10 m, over gates and at corners, earthed to SANS 10222-3:2023, with its alarm to armed response.',
    ],
    who: 'We',
    when: 'This month',
    cost: 'quote',
    measure: 'electric-fence',
    present: {
      name: 'Have the electric fence tested and certified',
      how: 'Voltage at the far end, earth, joints, signs, and whether its alarm reaches armed response. Ask to see the certificate of compliance.',
    },
    cautions: ['fence'],
    standards: ['fenceCertificate', 'fence'],
    fit: { 'fact:rented': 0.3, 'fact:low-budget': 0.4 },
  },
  lighting: {
    at: outdoors,
    name: ['Light {place}', 'Light the dark side'],
    how: [
      {
        when: ['place:driveway'],
        say: 'A light with a sensor that comes on as you turn in shows who stands there while you can still drive on. Shield it so that it does not blind you.',
      },
      {
        when: ['place:parking'],
        say: 'Even light over the whole parking area, no bright spots with black between them, and back-up on the lamps at the walkway.',
      },
      {
        when: ['premises:farm'],
        say: 'Light the yard away from the house, so that you look from dark into light and whoever comes is seen, not you. Solar lamps serve where there is no cable.',
      },
      'Sensor lamps at hand height are broken; mount them out of reach, pointing away from neighbours and from your cameras.',
    ],
    who: 'A registered electrician',
    when: 'This month',
    cost: 'quote',
    measure: 'lighting',
    present: {
      name: 'Walk round at night and fix the lamps',
      how: 'Go round once after dark with somebody, replace dead lamps and set the sensors. A lamp behind a tree lights the tree.',
    },
    fit: { 'fact:dark': 1.5 },
  },
  'cut-back': {
    at: outdoors,
    name: ['Cut back what hides people at {place}', 'Cut back what hides people'],
    how: [
      {
        when: ['place:boundary-bush'],
        say: 'Clear a strip on your side, and ask the owner or the municipality to do the same on the other. Goods are hidden there to be fetched later.',
      },
      {
        when: ['premises:farm'],
        say: 'Clear a wide strip round the homestead and along the fence: cane and long grass are the way in.',
      },
      'Trim hedges to waist height and trees up to above head height, and remove ladders, bins and pallets that help over a wall.',
    ],
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: [
      'place:boundary-bush',
      'place:garden',
      'place:fence',
      'place:perimeter-wall',
      'place:parking',
      'place:driveway',
      'place:street',
      'premises:farm',
      'incident:loitering',
      'incident:trespass',
    ],
  },
  'repair-boundary': {
    at: lines,
    name: [
      { when: ['fact:boundary-hole'], say: 'Close the hole at {place}' },
      'Find and repair the weak spots of {place}',
      'Close the known way in',
    ],
    how: [
      {
        when: ['place:fence', 'fact:boundary-hole'],
        say: 'Repair the cut panel with welded mesh and a ground beam, not with wire, and inspect that panel weekly: they come back to it first.',
      },
      {
        when: ['place:fence'],
        say: 'Mend what is cut, loose or low with welded mesh and a ground beam, not with wire, and inspect it weekly.',
      },
      {
        when: ['place:neighbouring-property'],
        say: 'Talk to the neighbour about the shared stretch and secure it from both sides: an empty plot next door is their waiting room.',
      },
      'Mark every place where a foot finds hold, and weld, brick or mesh it before you buy electronics.',
    ],
    who: 'A builder or welder',
    when: 'This week',
    cost: 'quote',
    only: [
      'place:fence',
      'place:perimeter-wall',
      'place:neighbouring-property',
      'place:boundary-bush',
    ],
    fit: { 'fact:repeat-victim': 1.3, 'time:repeatedly': 1.2 },
  },
  'guard-check': {
    name: 'Give guards a task that can be checked',
    how: [
      {
        when: ['place:guardhouse'],
        say: 'Orders on one page at the guardhouse, patrol points that must be scanned at changing times, a panic pendant, and a supervisor who arrives unannounced.',
      },
      {
        when: ['premises:warehouse'],
        say: 'Patrol points at the dock, the rear fence and the reel store, scanned at changing times. A guard who sits at the gate sees the gate.',
      },
      'Patrol points scanned at changing times, a panic pendant, a hand-over book, and a call to the control room every hour. Ask the company for its PSiRA registration.',
    ],
    who: 'Your guarding company',
    when: 'This week',
    cost: 'nothing',
    only: ['has:guards', 'people:guards', 'wants:guards'],
    unless: ['refuses:guards'],
  },
  'speak-out': {
    at: outdoors,
    name: 'Let a camera speak to people who hang about',
    how: [
      'A camera at {place} with a light and a loudspeaker tells people that they are seen. It needs a person behind it now and then, or they get used to it.',
      'A camera with a light and a loudspeaker tells people that they are seen. It needs a person behind it now and then, or they get used to it.',
    ],
    who: 'We',
    when: 'This month',
    cost: {
      for: '1 to 2 cameras with light and speaker',
      items: [
        {
          need: { device: 'ip-camera', with: ['two-way-audio', 'colour-at-night'] },
          count: [1, 2],
          hours: 2.1,
        },
      ],
    },
    cautions: ['privacy'],
  },
  'protest-plan': {
    name: 'Write a plan for a day of unrest',
    how: 'Who decides to close, who phones whom, which gate stays passable, where vehicles and flammable goods are moved, and who keeps the insurer (Sasria cover) informed. Staff go home; nobody defends stock.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:protest', 'incident:arson'],
  },
} as const satisfies Record<string, Control>;
