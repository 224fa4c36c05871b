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
    name: 'The alarm was off, bypassed or not heard',
    why: [
      {
        when: ['premises:school'],
        say: 'In the holidays a false alarm or a cleaner’s visit ends with a block left disarmed, and nobody notices until the first school day.',
      },
      {
        when: ['premises:church'],
        say: 'Choir, youth and cleaners come and go on weekdays, so the alarm is set by whoever thinks of it.',
      },
      'An alarm protects in the hours when it is armed and its signal arrives. What you describe means that one of the two failed {time}.',
      'An alarm protects in the hours when it is armed and its signal arrives. What you describe means that one of the two failed.',
    ],
    check: 'Ask the control room for the arm and disarm log of the last month.',
    signs: { 'broken:alarm': 5 },
    usual: 0,
    only: ['broken:alarm'],
    answers: ['arm-every-time', 'alarm-service', 'own-codes'],
  },
  'no-alarm': {
    at: alarmed,
    opens: [...BREAKING_IN, 'fuel-theft', 'vehicle-theft'],
    name: ['Nothing raises the alarm at {place}', 'Nothing raises the alarm'],
    why: [
      {
        when: ['premises:tuck-shop'],
        say: 'Whoever breaks the lock has the whole night: nobody learns of it before the next day.',
      },
      {
        when: ['premises:spaza-shop'],
        say: 'Only noise betrays a thief there, and at that hour people are asleep.',
      },
      {
        when: ['people-live-here'],
        say: 'Without an alarm the first to know is whoever wakes up, or comes home.',
      },
      {
        when: ['no:alarm'],
        say: 'You have no alarm, so they choose how long to stay, and the loss grows with every minute.',
      },
      'If nothing reports them, they choose how long to stay.',
    ],
    check:
      'Walk in the way they did, and note the first moment when a signal would leave the building.',
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
    name: ['They come in from above'],
    why: [
      {
        when: ['place:computer-lab'],
        say: 'Sheets over a classroom come off with a spanner, out of sight of the road, and ceiling boards hold nobody. The door of the computer lab can be as strong as you like.',
      },
      {
        when: ['premises:spaza-shop'],
        say: 'Corrugated sheets held by a few nails lift by hand. The padlock on the door was never tried.',
      },
      {
        when: ['premises:tuck-shop'],
        say: 'A light roof on a hut is its weakest wall.',
      },
      'Roof sheets come off quietly and out of sight of the street, and detectors that look at doors see them only when they already have the goods.',
    ],
    check:
      'Look from the ground or by drone for lifted screws, footprints and places to climb. Nobody goes onto the roof.',
    signs: { 'place:roof': 7, 'place:ceiling': 7 },
    usual: 0,
    only: ['place:roof', 'place:ceiling'],
    answers: ['roof-detection', 'harden-opening', 'cut-back'],
  },
  'weak-opening': {
    at: doors,
    opens: ['burglary', 'home-invasion', 'equipment-theft', 'farm-attack', 'vandalism'],
    name: [
      { when: ['premises:tuck-shop'], say: 'The lock and the hatch give way too easily' },
      { when: ['place:windows'], say: 'The windows give way too easily' },
      '{place} gives way too easily',
      'A door or window gives way too easily',
    ],
    why: [
      {
        when: ['place:garage'],
        say: 'A tip-up door lifts at the corner, and behind it is a door into the house that is seldom locked, with your own tools beside it.',
      },
      {
        when: ['place:kitchen-door', 'people-live-here'],
        say: 'The kitchen door is out of sight, has a glass pane or a light lock, and is open while people are about.',
      },
      {
        when: ['premises:tuck-shop'],
        say: 'A padlock is only as strong as the screws of its hasp, and a wooden hut has short ones.',
      },
      {
        when: ['place:windows'],
        say: 'A window on the hidden side is faster and quieter than a door.',
      },
      {
        when: ['place:back-door'],
        say: 'The back door is out of sight of neighbours and road, so they can take their time with it.',
      },
      'One opening is always weaker than the rest, and somebody who looks for it for a minute finds it.',
    ],
    check: [
      {
        when: ['premises:tuck-shop'],
        say: 'Look at hasp, hinges and hatch from outside: any screw that you can see can be taken out.',
      },
      {
        when: ['place:windows'],
        say: 'Go round after dark and look at each window within reach: its latch, and whether a hand through one pane reaches the handle.',
      },
      'Close it and push with your shoulder at the height of the lock: frame, hinge and lock may not move.',
    ],
    signs: {
      'premises:tuck-shop': 3,
      'place:garage': 2,
      'place:kitchen-door': 2,
      'place:back-door': 2,
      'place:windows': 2,
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
    name: ['The alarm does not see {place}', 'The alarm does not see the way they came'],
    why: [
      {
        when: ['place:outbuilding'],
        say: 'Alarms are planned for the house and end at its doors. Outbuildings, where the ladders and tools are, stay silent.',
      },
      'You have an alarm, yet they got that far: there is a way that no zone watches, or a zone that has been bypassed.',
    ],
    check: 'Put the alarm on test and walk that way; note the first zone that reports.',
    signs: { 'has:alarm': 2, 'fact:repeat-victim': 1 },
    usual: 0,
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
    name: 'Keys, codes or remotes are in the wrong hands',
    why: [
      {
        when: ['people:former-staff'],
        say: 'Somebody who left still has what opens the door, or knows the code that everyone shares.',
      },
      {
        when: ['premises:student-housing'],
        say: 'Every tenant of the last years may have a copy, and so may their friends.',
      },
      'No damage and nothing forced usually means a key, a code or an open door.',
    ],
    check: 'Count keys, remotes and codes against the people who need them today.',
    signs: {
      'fact:keys-missing': 4,
      'people:former-staff': 3,
      'asset:keys': 2,
      'no:key-control': 3,
    },
    usual: 0,
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
    name: 'Everything is there, but nobody has tested it as one chain',
    why: 'Detectors, control room, key holder and vehicle are usually tested one by one, by whoever sells them. What fails is the hand-over from one to the next, and that shows only when all of it runs at once.',
    check:
      'Ask when the last real activation was, and read its times from first signal to an officer at the right door.',
    signs: { 'fact:covers-everything': 5 },
    usual: 0,
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
