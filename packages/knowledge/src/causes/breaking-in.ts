import type { Cause } from '../cause.ts';
import { alarmed, doors } from '../place-groups.ts';
import { BREAKING_IN } from './breaking-in-at.ts';

export const breakInCauses = {
  'alarm-not-working': {
    opens: [
      'burglary',
      'equipment-theft',
      'vandalism',
      'medicine-theft',
      'data-theft',
      'home-invasion',
      'stock-loss',
      'farm-attack',
      'vehicle-theft',
    ],
    name: 'The alarm is off, bypassed or not heard',
    why: {
      'premises:school': {
        'time:holidays':
          'In the holidays a false alarm or a cleaner’s visit can end with a block left disarmed, and nobody notices until the first school day.',
      },
      'premises:church':
        'Many people come and go on weekdays, and often nobody is named to set the alarm.',
      'nothing-happened':
        'An alarm only helps when it is armed and its signal gets through. From what you describe, one of the two does not work.',
      otherwise: [
        'An alarm only helps when it is armed and its signal gets through. From what you describe, one of the two failed {time}.',
        'An alarm only helps when it is armed and its signal gets through. From what you describe, one of the two failed.',
      ],
    },
    check: 'Ask the control room for the arm and disarm log of the last month.',
    signs: { 'broken:alarm': 5 },
    only: ['broken:alarm'],
    answers: ['arm-every-time', 'alarm-service', 'own-codes'],
  },
  'no-alarm': {
    at: alarmed,
    opens: [...BREAKING_IN, 'fuel-theft', 'vehicle-theft'],
    name: ['Nothing raises the alarm at {place}', 'Nothing raises the alarm'],
    why: {
      'premises:tuck-shop':
        'A thief who breaks the lock has the whole night, because nobody finds out until the next day.',
      'premises:spaza-shop':
        'Without an alarm only noise gives a thief away, and a thief can be quiet.',
      'people-live-here': 'Without an alarm you only find out when you wake up or come home.',
      'no:alarm': 'You have no alarm, so they can stay as long as they like and take more.',
      otherwise: 'If nothing raises the alarm, they can stay as long as they like.',
    },
    check:
      'List every door and window that someone could come in by. What would raise the alarm there?',
    signs: { 'no:alarm': 4 },
    usual: 1,
    unless: ['has:alarm', 'broken:alarm', 'fact:covers-everything'],
    answers: ['small-alarm', 'alarm-system', 'armed-response', 'door-contact'],
  },
  'roof-way': {
    opens: [
      'burglary',
      'equipment-theft',
      'stock-loss',
      'medicine-theft',
      'metal-theft',
      'home-invasion',
    ],
    name: {
      'nothing-happened': 'Someone could get in through the roof',
      otherwise: 'They get in through the roof',
    },
    why: {
      'place:computer-lab':
        'Roof sheets over the computer lab come off with a spanner, out of sight of the road. Ceiling boards break easily, so a strong door does not help.',
      'premises:spaza-shop':
        'Corrugated sheets held by a few nails lift by hand, so thieves need not touch the padlock on the door.',
      'premises:tuck-shop': 'A light roof is often the weakest part of a small shop.',
      otherwise:
        'Sheets and tiles come off quietly, out of sight of the street. Detectors aimed at doors only pick thieves up once they are inside.',
    },
    check:
      'Look from the ground or by drone for lifted screws, footprints and places to climb. Do not climb onto the roof.',
    signs: { 'place:roof': 7, 'place:ceiling': 7 },
    only: ['place:roof', 'place:ceiling'],
    unless: ['fact:container'],
    answers: ['roof-detection', 'harden-opening', 'cut-back'],
  },
  'container-steel': {
    opens: ['burglary', 'equipment-theft', 'stock-loss'],
    name: 'The doors and walls of the container give way too easily',
    why: 'Thin steel is cut with a grinder, and locking bars and hinges stick out where a crowbar gets hold.',
    check: 'Look from outside: which padlock, hinge or bolt can a crowbar or a grinder reach?',
    signs: { 'fact:container': 6 },
    only: ['fact:container'],
    answers: ['harden-opening', 'small-alarm', 'door-contact'],
  },
  'weak-opening': {
    at: doors,
    opens: ['burglary', 'home-invasion', 'equipment-theft', 'farm-attack', 'vandalism'],
    name: {
      'premises:tuck-shop': 'The lock and the hatch give way too easily',
      'place:windows': 'The windows give way too easily',
      'place:balcony': 'The balcony door gives way too easily',
      otherwise: ['{place} gives way too easily', 'A door or window gives way too easily'],
    },
    why: {
      'place:garage': {
        'people-live-here':
          'A tip-up door can be forced at the corner. If a door leads from the garage into the house, it is often unlocked, with your own tools beside it.',
      },
      'place:kitchen-door': {
        'people-live-here':
          'The kitchen door is out of sight, often has glass or a light lock, and stands open while people are at home.',
      },
      'premises:tuck-shop': 'A strong padlock does not help if the hasp is held by short screws.',
      'place:windows':
        'A window that cannot be seen from the street is often easier to break in through than a door.',
      'place:back-door':
        'The back door is out of sight of neighbours and road, so they can take their time with it.',
      otherwise: 'Thieves look for the weakest door or window, and they find it quickly.',
    },
    check: {
      'premises:tuck-shop':
        'Look at hasp, hinges and hatch from outside: a thief can remove any screw that you can see.',
      'place:windows':
        'Walk round by day and check the latch of each window within reach. Could someone break one pane and reach the handle?',
      otherwise:
        'Close it from inside and push hard by hand at the height of the lock. Frame, hinges and lock should not move.',
    },
    signs: {
      'premises:tuck-shop': 3,
      'place:garage': 2,
      'place:kitchen-door': 2,
      'place:back-door': 2,
      'place:windows': 2,
      'place:balcony': 2,
      'place:front-door': 1,
      'place:bedroom': 1,
      'no:burglar-bars': 3,
      'no:security-gate': 3,
      'broken:security-gate': 3,
    },
    usual: 1,
    unless: ['place:roof', 'fact:fire-escape', 'premises:student-housing'],
    answers: ['harden-opening', 'door-contact', 'safe-zone'],
  },
  'gap-in-detection': {
    opens: ['burglary', 'equipment-theft', 'home-invasion', 'cable-theft', 'metal-theft'],
    name: {
      'nothing-happened': [
        'The alarm may not cover {place}',
        'The alarm may not cover every way in',
      ],
      otherwise: [
        'The alarm does not cover {place}',
        'The alarm does not cover the way they came in',
      ],
    },
    why: {
      'place:outbuilding':
        'Alarms often leave out the outbuildings, where a thief can find ladders and tools.',
      'nothing-happened':
        'You have an alarm, but a way in without a zone, or with a zone that was bypassed, stays open.',
      otherwise:
        'You have an alarm, yet they got that far. Either no zone covers that way in, or the zone was bypassed.',
    },
    check: 'Put the alarm on test and walk that way; note the first zone that reports.',
    signs: { 'has:alarm': 2, 'fact:repeat-victim': 1 },
    only: ['has:alarm'],
    unless: ['broken:alarm', 'place:roof', 'fact:covers-everything'],
    answers: ['alarm-system', 'outdoor-detector', 'roof-detection', 'response-test'],
  },
  'keys-out': {
    opens: [
      'burglary',
      'equipment-theft',
      'stock-loss',
      'staff-theft',
      'medicine-theft',
      'tailgating',
      'data-theft',
      'home-invasion',
      'vehicle-theft',
      'trespass',
      'personal-theft',
    ],
    name: 'Keys, codes or remotes may be in the wrong hands',
    why: {
      'people:former-staff':
        'Someone who left may still have a key, a card or a remote, or know the shared code.',
      'premises:student-housing':
        'Past tenants and their friends may still have copies of the keys.',
      otherwise: 'No damage and nothing forced usually means a key, a code or an open door.',
    },
    check:
      'List every key, remote and code, and the people who need one today. The two lists should match.',
    signs: {
      'fact:keys-missing': 4,
      'people:former-staff': 3,
      'asset:keys': 2,
      'no:key-control': 3,
    },
    only: ['fact:keys-missing', 'people:former-staff', 'asset:keys', 'no:key-control'],
    unless: ['premises:car-dealer'],
    answers: ['rekey', 'own-codes', 'key-cabinet'],
  },
  untested: {
    opens: [
      ...BREAKING_IN,
      'trespass',
      'armed-robbery',
      'cash-up-robbery',
      'vehicle-theft',
      'shoplifting',
      'tailgating',
      'poor-footage',
      'theft-from-vehicle',
      'false-alarms',
    ],
    name: 'You have the equipment, but nobody has tested it all together',
    why: 'Detectors, control room, key holder and response vehicle are usually tested one by one. Problems between them only show when you test them together.',
    check:
      'Ask for the log of the last real alarm. How long did it take from the first signal until an officer arrived?',
    signs: { 'fact:covers-everything': 5 },
    only: ['fact:covers-everything'],
    answers: [
      'entry-test',
      'response-test',
      'walk-through',
      'maintenance-plan',
      'alarm-system',
      'camera-repair',
      'electric-fence',
      'beams',
      'own-codes',
    ],
  },
} as const satisfies Record<string, Cause>;
