import { accessValues as values } from '@app/knowledge/planning/access';
import type { DoorUse } from '@app/knowledge/planning/threats/threat';
import { figure } from '@app/wording/figures';
import { howMany } from '@app/wording/phrases';
import { roomNames } from '../room-names.ts';
import { counting, type Numbered, type Numbers } from './table.ts';

type Doors = Numbers<'doors'>;

export const accessItems = {
  'access-controller': ({ doors }: Doors) =>
    `Access controller for ${howMany(doors, 'door')}, with box and supply`,
  'card-reader': 'Card reader, 13.56 MHz',
  'keypad-reader': 'Keypad and card reader',
  'fingerprint-reader': 'Fingerprint reader',
  'face-reader': 'Face recognition terminal',
  maglock: `Maglock, ${values.maglockKilograms} kg or more, that unlocks without power`,
  'electric-strike': 'Electric strike that stays locked without power',
  'exit-button': 'Exit button',
  'break-glass': 'Green break-glass unit',
  'maglock-bracket': 'Bracket for a maglock',
  'access-contact': 'Door contact, wired',
  'door-closer': 'Door closer',
  'access-power-supply': `12 V ${values.supplyAmperes} A access control power supply with battery back-up`,
  'access-battery': ({ ampereHours }: Numbers<'ampereHours'>) =>
    `12 V battery, ${figure(ampereHours)} Ah or more, for the access control power supply`,
  credential: 'Card or tag that the reader reads',
};

export const accessReasons = {
  'access-controllers': ({ doors, sizes }: Doors & { readonly sizes: readonly number[] }) => {
    const several = sizes.length > 1;
    const capacity = sizes.reduce((sum, size) => sum + size, 0);
    return `Controllers for ${howMany(doors, 'door')}: ${several ? `${sizes.join(' + ')} = ` : 'one for '}${capacity}, the cheapest that ${several ? 'have' : 'has'} enough`;
  },
  readers: counting('doors', 'door', 'Readers: one outside each door'),
  'card-readers': counting(
    'doors',
    'door',
    'Readers of 13.56 MHz, because 125 kHz cards are easily copied: one outside each door',
  ),
  maglocks: ({ doors }: Doors) =>
    `Escape doors unlock when power fails, so a maglock on each: ${howMany(doors, 'door')}`,
  strikes: ({ doors }: Doors) =>
    `Other doors stay locked from outside when power fails, so a strike on each: ${howMany(doors, 'door')}`,
  'exit-buttons': counting('doors', 'door', 'Exit buttons: one inside each door'),
  'break-glass': ({ doors }: Numbers<'doors'>) =>
    `Break-glass: one inside each escape door, cuts power to its maglock, ${howMany(doors, 'door')}`,
  'maglock-brackets': counting('doors', 'door', 'Maglock brackets: one for each maglock'),
  'access-contacts': ({ doors }: Numbers<'doors'>) =>
    `Door contacts: one for each door, shows a door that is forced or held open, ${howMany(doors, 'door')}`,
  'door-closers': counting('doors', 'door', 'Door closers: one for each door'),
  'access-power': ({ doors, amperes, supplies }: Numbers<'doors' | 'amperes' | 'supplies'>) =>
    `Power supplies: ${howMany(doors, 'door')} × ${values.peakAmperesPerDoor} A × ${values.peakMargin} ÷ ${amperes} A = ${supplies}`,
  'access-batteries': (
    standby: Numbers<'doors' | 'maglocks' | 'outageHours' | 'supplies'>,
  ): string => {
    const { doors, maglocks, outageHours, supplies } = standby;
    const forOutage =
      outageHours > 0
        ? `(${howMany(doors, 'door')} × ${values.readerAmperes} A + ${howMany(maglocks, 'maglock')} × ${values.maglockAmperes} A) × ${figure(outageHours)} h × ${values.batteryMargin} ÷ ${supplies}, `
        : '';
    return `Door batteries: one for each power supply; ${forOutage}at least ${values.batteryAmpereHours} Ah`;
  },
  credentials: ({ users, cards }: Numbers<'users' | 'cards'>) =>
    `Cards or tags: ${howMany(users, 'person')} × ${values.credentialReserve} = ${figure(cards)}`,
};

interface AtDoor extends Numbered {
  /** `further`: the answers count fewer doors. */
  readonly door: DoorUse | 'further';
}

const doorName = ({ door, number }: AtDoor): string => {
  switch (door) {
    case 'outer':
      return `outer door ${number}`;
    case 'further':
      return `further door ${number}, to be chosen at the site visit`;
    case 'inside':
      return `inner door ${number}`;
    case 'pedestrian-gate':
      return `pedestrian gate ${number}`;
    case 'vehicle-gate':
      return `vehicle gate ${number}`;
    default:
      return `${roomNames[door]}${number > 1 ? ` ${number}` : ''}`;
  }
};

export const accessLabels = {
  'access-controller': ({ number }: Numbered) => `Access controller ${number}`,
  reader: (at: AtDoor) => `Reader, ${doorName(at)}`,
  maglock: (at: AtDoor) => `Maglock, ${doorName(at)}`,
  strike: (at: AtDoor) => `Strike, ${doorName(at)}`,
};
