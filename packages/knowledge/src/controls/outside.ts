import type { Control } from '../control.ts';
import { lines, ownGround } from '../place-groups.ts';

export const outsideControls = {
  beams: {
    where: 'outside',
    at: lines,
    name: {
      'premises:estate': 'Put beams along the weakest stretch',
      otherwise: ['Put beams along {place}', 'Put beams along the boundary'],
    },
    how: {
      'premises:farm':
        'Wireless solar beams round the homestead wake you before intruders reach the house. Choose a range 1.25 times the side, and cut the grass below them.',
      'premises:estate':
        'Start where it is overgrown or was cut; you need not do the whole boundary at once. Choose a range 1.25 times that stretch, and keep plants out of the line.',
      'premises:car-dealer':
        'Put a pair across the front row and one along each side, and arm them when the last salesperson leaves. They report anyone who comes near the cars.',
      'fact:pets':
        'Use stacked beams that only report when both are broken, so that dogs can pass. Choose a range 1.25 times the side, never at its limit.',
      otherwise:
        'They report people before they reach the building. Choose a range 1.25 times the length of the side, never at its limit, and keep plants out of the line.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 to 4 pairs',
      items: [{ need: { device: 'beam-pair', atLeast: { metres: 60 } }, count: [2, 4], hours: 2 }],
    },
    measure: 'beams',
    present: {
      name: 'Align and clean the beams',
      how: 'Walk and crawl through every pair with the control room on test. Cut plants that grow into the line and check that the range is 1.25 times the side.',
    },
    unless: ['fact:flat'],
  },
  'outdoor-detector': {
    where: 'outside',
    at: ownGround,
    name: ['Put outdoor detectors at {place}', 'Put outdoor detectors on the approaches'],
    how: {
      'incident:gate-motor-theft':
        'A detector aimed along the inside of the gate reports people who come near the motor.',
      'place:outbuilding': 'They report thieves who go to the outbuilding first to look for tools.',
      'fact:pets':
        'Triple-sensor detectors with pet-immunity, set above the dogs’ height, tell a person from an animal.',
      otherwise:
        'Use curtain or triple-sensor types that look across the approach, not along it. Switch them off by day where people work.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 to 4 detectors',
      items: [{ need: { device: 'outdoor-detector' }, count: [2, 4], hours: 1 }],
    },
    measure: 'beams',
    fit: { 'people-live-here': 1.2 },
    unless: ['fact:flat'],
  },
  'electric-fence': {
    where: 'outside',
    at: ['perimeter-wall'],
    name: ['Fit or extend an electric fence on {place}', 'Fit or extend an electric fence'],
    how: {
      'fact:low-wall':
        'First raise the wall to at least 1.5 m where the public can reach it: the first live wire must be that high. Then fit brackets every 3 m and a sign every 10 m, and connect its alarm to armed response.',
      'premises:estate':
        'Zones of 100 to 300 m show the guards which stretch is cut; give each zone a light and a camera. Put signs every 10 m, over gates and at corners (SANS 10222-3:2023).',
      otherwise:
        'Fit brackets every 3 m and signs every 10 m, over gates and at corners. Earth it to SANS 10222-3:2023 and connect its alarm to armed response.',
    },
    who: 'We',
    when: 'This month',
    cost: 'quote',
    measure: 'electric-fence',
    present: {
      name: 'Have the electric fence tested and certified',
      how: 'Have a registered installer test the voltage at the far end, the earth, the joints and the signs. Check that its alarm reaches armed response, and ask for the certificate of compliance.',
    },
    cautions: ['fence'],
    standards: ['fenceCertificate', 'fence'],
    fit: { 'fact:rented': 0.3, 'fact:low-budget': 0.4 },
    unless: ['fact:flat'],
  },
  lighting: {
    where: 'outside',
    at: ownGround,
    name: ['Light {place}', 'Light the dark side'],
    how: {
      'place:driveway':
        'A sensor light that comes on as you turn in shows you who is there while you can still drive on. Shield it so that it does not blind you.',
      'place:parking':
        'Light the whole parking area evenly, without dark patches between the lamps, and put backup power on the walkway lights.',
      'premises:farm':
        'Put the lights away from the house and aim them at the yard, so that you can see people there and they cannot see you. Use solar lamps where there is no cable.',
      otherwise:
        'Mount sensor lamps out of reach, pointing away from neighbours and from your cameras.',
    },
    who: 'A registered electrician',
    when: 'This month',
    cost: 'quote',
    measure: 'lighting',
    present: {
      name: 'Check the outside lights',
      how: 'After dark, look from inside or with a second person for lights that are out or hidden by trees. Have them repaired by day, with the power off.',
    },
    fit: { 'fact:dark': 1.5 },
  },
  'cut-back': {
    where: 'outside',
    at: ownGround,
    name: ['Cut back what hides people at {place}', 'Cut back what hides people'],
    how: {
      'place:boundary-bush':
        'Clear a strip on your side, and ask the owner or the municipality to clear the other side. Keep well away from any electric fence.',
      'premises:farm':
        'Clear a wide strip round the homestead and along the fence, where cane and long grass hide people. Keep well away from an electric fence until it is off.',
      otherwise:
        'Cut plants to waist height, and low branches off trees. Remove whatever people could climb, such as ladders and bins. Have any electric fence switched off first.',
    },
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
    unless: ['fact:flat'],
  },
  'repair-boundary': {
    where: 'outside',
    at: lines,
    name: {
      'fact:boundary-hole': 'Close the hole at {place}',
      'nothing-happened': [
        'Find and repair the weak spots of {place}',
        'Find and close the weak spots of the boundary',
      ],
      otherwise: ['Find and repair the weak spots of {place}', 'Close the way they came in'],
    },
    how: {
      'fact:boundary-hole': {
        'place:fence':
          'Repair the cut panel with welded mesh and a ground beam, not with wire, and check it every week.',
      },
      'place:fence':
        'Repair cut, loose or low parts with welded mesh and a ground beam, not with wire, and check them every week.',
      'place:neighbouring-property':
        'Talk to the neighbour about the shared boundary and secure it from both sides. Thieves can hide on an empty plot next door.',
      otherwise:
        'Look for places that people could climb, and have them closed with steel, brick or mesh before you buy electronics. Keep away from any electric fence.',
    },
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
    unless: ['fact:flat'],
  },
  'guard-check': {
    name: 'Give guards patrol points that you can check',
    how: {
      'place:guardhouse':
        'Put the guards’ orders on one page, set patrol points to scan at different times, and give them a panic pendant. A supervisor visits unannounced. Guards and company must be registered with PSiRA.',
      'premises:warehouse':
        'Set patrol points on every side, the far one too, to be scanned at different times. Guards and company must be registered with PSiRA.',
      otherwise:
        'Set patrol points to scan at different times, and give guards a panic pendant, a handover book and an hourly call to the control room. Ask the company for its PSiRA registration.',
    },
    who: 'Your guarding company',
    when: 'This week',
    cost: 'nothing',
    only: ['has:guards', 'people:guards', 'wants:guards'],
    unless: ['refuses:guards'],
  },
  'speak-out': {
    where: 'outside',
    at: ownGround,
    name: 'Warn people off with a camera that has a speaker',
    how: [
      'A camera at {place} with a light and a loudspeaker tells people that they are on camera. It works better if a person speaks now and then.',
      'A camera with a light and a loudspeaker tells people that they are on camera. It works better if a person speaks now and then.',
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
    unless: ['fact:flat'],
  },
  'crop-rounds': {
    name: 'Look at the crop at different hours while it is ripe',
    how: 'Two people drive the field roads in one car, with a radio or phone, and turn back if they see anyone. Agree with the neighbours who phones whom. Nobody follows thieves into the field.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:crop-theft'],
  },
  'crop-records': {
    name: 'Record what is picked, and open a case for each theft',
    how: 'Write down bags or mass for each field and day, and give drivers a delivery note. A case number and figures help the SAPS when a load is stopped on the road.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:crop-theft'],
  },
  'land-court': {
    name: 'Phone the SAPS and the municipality at once, and see an attorney',
    how: 'Nobody may be put out without a court order (Act 19 of 1998, section 8(1)); a court can decide urgently (section 5). Keep dated photos that show the land empty and the first day. Do not pull down a shelter yourself.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:land-invasion'],
    standards: ['eviction'],
  },
  'land-rounds': {
    name: 'Have the land looked at every day',
    how: 'One person drives past at different hours and sends a dated photo of each side. They stay in the car, and phone if they see poles, sheets or people measuring.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:land-invasion'],
  },
  'protest-plan': {
    name: 'Write a plan for a day of unrest',
    how: 'Write down who decides to close, who phones whom and which gate to use. Decide where to move vehicles and flammable goods, and who talks to the insurer (Sasria cover). Send staff home; nobody stays to protect stock.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:protest', 'incident:arson'],
  },
} as const satisfies Record<string, Control>;
