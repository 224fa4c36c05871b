import type { Says } from './says.ts';

const ARMED =
  'They may be armed: do as they say, keep your hands in sight, and give them what they want. Phone only when they cannot see or hear you.';

/** What to do while it happens, in this order. It stands before everything else in a report. */
export const emergency: readonly { readonly name: string; readonly say: Says }[] = [
  {
    name: 'Phone as soon as it is safe.',
    say: {
      'fact:must-stay-silent':
        'If nobody can hear you, phone SAPS 10111, or 112 from any cellphone, even without airtime. If they could hear you, do not speak: send someone you trust your address and “phone 10111 for me, do not ring me”. Set the phone to silent without vibration, and dim the screen.',
      otherwise:
        'Phone SAPS 10111, or 112 from any cellphone, even without airtime. Give your address first. Then phone any armed response company that you have.',
    },
  },
  {
    name: 'Get to safety.',
    say: {
      'fact:must-stay-silent':
        'Stay hidden and silent while it is the safest place. Leave only if you see a way out that keeps you away from them.',
      'people-live-here':
        'Get everyone into one room, lock it, stay away from windows and keep quiet.',
      otherwise: 'Get everyone behind a door that locks, away from windows and out of their way.',
    },
  },
  {
    name: 'Keep away from them.',
    say: {
      'fact:armed': ARMED,
      'people:armed-men': ARMED,
      'incident:armed-robbery': ARMED,
      otherwise: 'Do not confront them, follow them or go outside to look.',
    },
  },
  {
    name: 'Afterwards.',
    say: 'Wait until the police say that it is safe, and touch nothing. The rest of this report is for the days after.',
  },
];

/** What can be done before we know more, where a text says too little for advice. */
export const meanwhile: readonly Says[] = [
  'Write down the date, time, place and loss of everything that happened at the {premises} in the last three months.',
  'Test the security equipment that you have. Tell any control room first.',
  'Get a SAPS case number for anything that was stolen or damaged.',
];
