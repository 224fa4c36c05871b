import type { LayoutDevice } from '@app/contracts/site-layout';

/** The letter of each kind of device in its tag: C07 is the seventh camera. */
export const tagLetters = {
  camera: 'C',
  recorder: 'R',
  screen: 'M',
  detector: 'D',
  'outdoor-detector': 'O',
  contact: 'T',
  siren: 'S',
  panic: 'P',
  keypad: 'K',
  panel: 'A',
  beam: 'B',
  energizer: 'E',
  'gate-motor': 'G',
  barrier: 'H',
  reader: 'F',
  lock: 'L',
  intercom: 'I',
  power: 'U',
  sensor: 'V',
  tower: 'W',
  switch: 'N',
  other: 'X',
} as const satisfies Readonly<Record<LayoutDevice['symbol'], string>>;

/** A tag for each device by its id: numbered by kind, in their order. */
export function tagsOf(
  devices: readonly Pick<LayoutDevice, 'id' | 'symbol'>[],
): ReadonlyMap<string, string> {
  const numbers = new Map<string, number>();
  return new Map(
    devices.map(({ id, symbol }) => {
      const number = (numbers.get(symbol) ?? 0) + 1;
      numbers.set(symbol, number);
      return [id, `${tagLetters[symbol]}${String(number).padStart(2, '0')}`];
    }),
  );
}
