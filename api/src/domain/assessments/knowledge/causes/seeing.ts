import type { Cause } from '../cause.ts';
import { watchable } from '../place-groups.ts';

const SEEN = [
  'poor-footage',
  'burglary',
  'shoplifting',
  'armed-robbery',
  'cash-up-robbery',
  'equipment-theft',
  'vandalism',
  'vehicle-theft',
  'theft-from-vehicle',
  'cable-theft',
  'fuel-theft',
  'stock-loss',
  'staff-theft',
  'delivery-theft',
  'tailgating',
  'visitor-control',
  'medicine-theft',
  'package-theft',
  'loitering',
  'trespass',
] as const;

export const seeingCauses = {
  'footage-useless': {
    opens: SEEN,
    name: 'The cameras cannot show who it was',
    why: [
      {
        when: ['broken:recorder'],
        say: 'A recorder that is not recording is noticed on the day when somebody needs it.',
      },
      {
        when: ['premises:restaurant'],
        say: 'Cameras high in the corners show heads and caps, not faces.',
      },
      {
        when: ['premises:car-dealer', 'broken:cameras'],
        say: 'A camera that looks into headlights shows two white spots, and neither a face nor a number plate.',
      },
      {
        when: ['broken:cameras'],
        say: 'Cameras that are dirty, dead or pointed wrong are worse than none, because everybody relies on them.',
      },
      'A picture that shows that something happened is not a picture that shows a face or a number plate: that needs far more detail at one chosen point.',
    ],
    check: 'Play back last Friday night and try to recognise a person you know.',
    signs: {
      'incident:poor-footage': 4,
      'fact:no-evidence': 3,
      'broken:cameras': 5,
      'broken:recorder': 5,
    },
    usual: 0,
    only: ['incident:poor-footage', 'fact:no-evidence', 'broken:cameras', 'broken:recorder'],
    unless: ['no:cameras'],
    answers: ['camera-repair', 'entrance-camera', 'hide-recorder'],
  },
  'no-cameras': {
    at: watchable,
    opens: SEEN,
    name: ['There is no picture of {place}', 'There is no picture of what happens'],
    why: [
      {
        when: ['place:loading-dock'],
        say: 'Without a picture of the tailgate a short delivery is your word against the driver’s.',
      },
      {
        when: ['incident:shoplifting'],
        say: 'Without a picture staff have only a feeling, and a feeling accuses the wrong person.',
      },
      {
        when: ['incident:medicine-theft'],
        say: 'Without a picture of the shelves, everybody with a key is equally suspected.',
      },
      'You cannot say how many they were, how they came or what they used, so every answer is a guess.',
    ],
    check: 'List the three views that would have answered your questions last time.',
    signs: { 'no:cameras': 4, 'fact:no-evidence': 1 },
    usual: 0,
    only: ['no:cameras'],
    unless: ['fact:low-budget', 'premises:tuck-shop', 'premises:spaza-shop'],
    answers: ['area-camera', 'entrance-camera'],
  },
  'vehicle-unseen': {
    opens: [
      'armed-robbery',
      'cash-up-robbery',
      'fuel-theft',
      'vehicle-theft',
      'hijacking',
      'delivery-theft',
      'stock-loss',
      'theft-from-vehicle',
      'stock-theft-animals',
    ],
    name: [
      { when: ['place:forecourt'], say: 'The car they came in is not recorded' },
      { when: ['incident:delivery-theft'], say: 'No record shows which vehicle took what' },
      'The car they came in is not recorded',
    ],
    why: [
      {
        when: ['place:forecourt'],
        say: 'They drive in like any customer and leave between other cars. Cameras over the pumps see roofs and headlights, not plates.',
      },
      {
        when: ['incident:delivery-theft'],
        say: 'A slip without the number plate beside it fits any load. Plate, load and slip in one record show what left, and with whom.',
      },
      'They come and go by car, and an ordinary camera sees headlights, not a plate.',
    ],
    check: 'Look at last night’s recording: can you read the plate of one car that was there?',
    signs: { 'place:forecourt': 3, 'asset:bakkie': 1, 'wants:number-plate-camera': 1 },
    usual: 0,
    only: ['place:forecourt', 'wants:number-plate-camera'],
    answers: ['plate-camera', 'area-camera'],
  },
  'false-alarms': {
    opens: ['false-alarms'],
    name: 'One or two zones cause most false alarms',
    why: [
      {
        when: ['fact:pets'],
        say: 'Detectors that see the dogs teach everyone to ignore the siren, and people then leave the alarm off.',
      },
      'A detector that faces sun, heat or a moving curtain, a tired battery or a loose contact: people stop believing it and leave it off.',
    ],
    check: 'Ask for the event log and count by zone.',
    signs: { 'incident:false-alarms': 4, 'fact:pets': 2 },
    usual: 3,
    answers: ['false-alarm-hunt', 'alarm-service', 'maintenance-plan'],
  },
} as const satisfies Record<string, Cause>;
