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
    why: {
      'broken:recorder': 'Nobody notices that a recorder has stopped until the footage is needed.',
      'premises:restaurant':
        'Cameras high in the corners show the tops of heads and caps, not faces.',
      'premises:car-dealer': {
        'broken:cameras':
          'A camera that faces headlights shows two white spots, not a face or a number plate.',
      },
      'broken:cameras': 'Dirty, broken or badly aimed cameras give a false sense of safety.',
      otherwise:
        'To show a face or a number plate, a camera needs far more detail than to show what happened.',
    },
    check: 'Play back last night and try to recognise a person you know.',
    signs: {
      'incident:poor-footage': 4,
      'fact:no-evidence': 3,
      'broken:cameras': 5,
      'broken:recorder': 5,
    },
    only: ['incident:poor-footage', 'has:cameras', 'broken:cameras', 'broken:recorder'],
    unless: ['no:cameras'],
    answers: ['camera-repair', 'entrance-camera', 'hide-recorder'],
  },
  'no-cameras': {
    at: watchable,
    opens: SEEN,
    name: ['No camera covers {place}', 'No camera covers what happens'],
    why: {
      'place:loading-dock':
        'Without a camera on the tailgate, a short delivery is your word against the driver’s.',
      'incident:shoplifting':
        'Without footage staff can only guess, and may accuse the wrong person.',
      'incident:medicine-theft':
        'Without footage of the shelves, everyone with a key is a suspect.',
      'nothing-happened': 'Without a picture you could not say who came in, when or how.',
      otherwise: 'You cannot see how many there were, how they got in or what they used.',
    },
    check: {
      'nothing-happened':
        'List three camera views that would show who comes in and what they take.',
      otherwise: 'List three camera views that would have shown what happened last time.',
    },
    signs: { 'no:cameras': 4, 'fact:no-evidence': 1 },
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
    name: {
      'nothing-happened': 'Number plates are not recorded',
      'incident:delivery-theft': 'No record shows which vehicle took what',
      otherwise: 'Vehicles that come in are not recorded',
    },
    why: {
      'place:forecourt':
        'They drive in and out like any customer. Cameras over the pumps show roofs and headlights, not number plates.',
      'incident:delivery-theft':
        'A slip without a number plate could belong to any load. Record plate, load and slip together to see what left and with whom.',
      otherwise: 'At night an ordinary camera shows headlights, not a number plate.',
    },
    check: 'If you have a recording of last night, try to read the plate of one car.',
    signs: { 'place:forecourt': 3, 'asset:bakkie': 1, 'wants:number-plate-camera': 1 },
    only: ['place:forecourt', 'wants:number-plate-camera'],
    answers: ['plate-camera', 'area-camera'],
  },
  'false-alarms': {
    opens: ['false-alarms'],
    name: 'One or two zones cause most false alarms',
    why: {
      'fact:pets': 'When pets set off the alarm, people ignore the siren and then stop arming it.',
      otherwise:
        'The usual cause is sun, heat, a moving curtain, a weak battery or a loose contact. People then ignore the siren and stop arming the alarm.',
    },
    check: 'Ask for the event log and count the alarms of each zone.',
    signs: { 'incident:false-alarms': 4, 'fact:pets': 2 },
    usual: 3,
    answers: ['false-alarm-hunt', 'alarm-service', 'maintenance-plan'],
  },
} as const satisfies Record<string, Cause>;
