import type { DesignContext, Device } from '../../plan-parts.ts';
import type { Equipment } from './equipment.ts';
import { needsRadio } from './signal-paths.ts';
import { sum } from './standby.ts';

const tests: readonly (readonly [Device['symbol'], (pieces: number) => string])[] = [
  ['detector', (n) => `Set off every indoor detector (${n}): the keypad shows its zone.`],
  [
    'contact',
    (n) => `Open every door and shutter with a contact (${n}): the keypad shows its zone.`,
  ],
  [
    'panic',
    (n) => `Tell the control room or your neighbours, then press every panic button (${n}).`,
  ],
  [
    'siren',
    (n) => `Sound every siren (${n}), inside and outside, and switch them off at the keypad.`,
  ],
  ['beam', (n) => `Walk through every beam (${n}) at both ends and in the middle.`],
  ['outdoor-detector', (n) => `Walk past every outdoor detector (${n}) by day and after dark.`],
];

/** Tests at handover, from what is installed. */
export function alarmTests({ scope, site }: DesignContext, equipment: Equipment): string[] {
  return [
    ...tests
      .map(([symbol, say]) => ({ pieces: piecesOf(equipment, symbol), say }))
      .filter(({ pieces }) => pieces > 0)
      .map(({ pieces, say }) => say(pieces)),
    'Switch the mains off: the alarm keeps working on its battery, and the keypad shows the fault.',
    ...(site.monitored ? ['Send a test signal: the control room confirms it with the time.'] : []),
    ...(needsRadio(site, scope)
      ? ['Disconnect the LTE path: the control room still receives the alarm by radio.']
      : []),
  ];
}

/** How many devices of a kind an alarm has. */
export const piecesOf = ({ points }: Equipment, wanted: Device['symbol']): number =>
  sum(points.filter(({ symbol }) => symbol === wanted).map(({ places }) => places.length));
