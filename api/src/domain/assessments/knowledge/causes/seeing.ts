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
        say: 'Nobody notices that a recorder has stopped until the footage is needed.',
      },
      {
        when: ['premises:restaurant'],
        say: 'Cameras high in the corners show the tops of heads and caps, not faces.',
      },
      {
        when: ['premises:car-dealer', 'broken:cameras'],
        say: 'A camera that faces headlights shows two white spots, not a face or a number plate.',
      },
      {
        when: ['broken:cameras'],
        say: 'Dirty, broken or badly aimed cameras give a false sense of safety.',
      },
      'To show a face or a number plate, a camera needs far more detail than to show what happened.',
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
    name: ['No camera covers {place}', 'No camera covers what happens'],
    why: [
      {
        when: ['place:loading-dock'],
        say: 'Without a camera on the tailgate, a short delivery is your word against the driver’s.',
      },
      {
        when: ['incident:shoplifting'],
        say: 'Without footage staff can only guess, and may accuse the wrong person.',
      },
      {
        when: ['incident:medicine-theft'],
        say: 'Without footage of the shelves, everyone with a key is a suspect.',
      },
      'You cannot see how many there were, how they got in or what they used.',
    ],
    check: 'List three camera views that would have shown what happened last time.',
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
        say: 'They drive in and out like any customer. Cameras over the pumps show roofs and headlights, not number plates.',
      },
      {
        when: ['incident:delivery-theft'],
        say: 'A slip without a number plate could belong to any load. Record plate, load and slip together to see what left and with whom.',
      },
      'They come by car, and at night an ordinary camera shows headlights, not a number plate.',
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
        say: 'When the dogs set off the alarm, people ignore the siren and then stop arming it.',
      },
      'The usual cause is sun, heat, a moving curtain, a weak battery or a loose contact. People then ignore the siren and stop arming the alarm.',
    ],
    check: 'Ask for the event log and count the alarms of each zone.',
    signs: { 'incident:false-alarms': 4, 'fact:pets': 2 },
    usual: 3,
    answers: ['false-alarm-hunt', 'alarm-service', 'maintenance-plan'],
  },
} as const satisfies Record<string, Cause>;
