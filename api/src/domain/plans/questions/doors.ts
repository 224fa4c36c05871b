import type { HighValueRoom, Site, UnlawfulWish } from '../site.ts';
import { askAny, askOne, DONT_KNOW } from './question.ts';

/** Doors that open with a card, a code, a fingerprint or a face. */
export const accessPlaces = askAny<
  HighValueRoom | UnlawfulWish | 'main-entrance' | 'outside-doors'
>({
  name: 'access_places',
  text: 'Which doors need access control?',
  help: 'Doors that open with a card, a code, a fingerprint or a face.',
  options: {
    'Main entrance': 'main-entrance',
    'All outside doors': 'outside-doors',
    'Stock room': 'stock-room',
    'Cash office': 'cash-office',
    'Server room': 'server-room',
    Dispensary: 'dispensary',
    'Computer room': 'computer-room',
    'Strongroom or safe': 'strongroom',
    'An escape door that needs a key from inside': 'locked-escape-door',
  },
  showIf: [{ wanted: 'access' }],
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
