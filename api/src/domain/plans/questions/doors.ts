import type { Site } from '../site.ts';
import { askNumber, askOne, DONT_KNOW } from './question.ts';

export const accessDoors = askNumber({
  name: 'access_doors',
  text: 'How many doors need access control?',
  help: 'Doors that open with a card, a code, a fingerprint or a face.',
  number: { unit: 'doors', min: 1, max: 100, integer: true },
  optional: true,
  showIf: [{ wanted: 'access' }],
});

export const escapeDoors = askNumber({
  name: 'escape_doors',
  text: 'How many of these doors are on an escape route?',
  help: 'People leave through them in a fire. Write 0 if there are none; leave empty if you do not know.',
  number: { unit: 'doors', min: 0, max: 100, integer: true },
  optional: true,
  showIf: [{ question: 'access_doors', atLeast: 1 }],
});

/** `locked` is unlawful: people must get out without a key. */
export const escapeOpening = askOne<'free' | 'locked'>({
  name: 'escape_opening',
  text: 'How should doors on an escape route open from the inside?',
  help: 'Doors that people leave through in a fire.',
  options: {
    'With a handle or a push bar': 'free',
    'With a button beside the door': 'free',
    'Locked, with a key from inside': 'locked',
    [DONT_KNOW]: undefined,
  },
});

export const credential = askOne<Site['access']['credential']>({
  name: 'credential',
  text: 'How should people open doors with access control?',
  options: {
    'Card or tag': 'card',
    'Code on a keypad': 'keypad',
    Fingerprint: 'fingerprint',
    Face: 'face',
    [DONT_KNOW]: undefined,
  },
  showIf: [{ wanted: 'access' }],
});
