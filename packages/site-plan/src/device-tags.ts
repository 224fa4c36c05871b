import type { LayoutDevice, LayoutMark } from '@app/contracts/site-layout';

type Symbol = LayoutDevice['symbol'] | LayoutMark['symbol'];

/** The letter of each kind of device and light mark in its tag: C07 is the seventh camera. */
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
  cabinet: 'J',
  'mains-point': 'Q',
  'earth-spike': 'Y',
  sign: 'Z',
  other: 'X',
} as const satisfies Readonly<Record<Symbol, string>>;

/** A tag for each device by its id: numbered by kind, in their order. */
export function tagsOf(
  devices: readonly Pick<LayoutDevice, 'id' | 'symbol'>[],
): ReadonlyMap<string, string> {
  const next = numbering();
  return new Map(devices.map(({ id, symbol }) => [id, next(symbol)]));
}

/** The marks with a tag for each of their pieces. */
export function taggedMarks(marks: readonly LayoutMark[]): LayoutMark[] {
  const next = numbering();
  return marks.map((mark) => ({ ...mark, tags: mark.at.map(() => next(mark.symbol)) }));
}

/** "Z01 to Z18": the pieces of a mark follow each other. Empty where they have no tags. */
export const tagRange = ({ tags = [] }: Pick<LayoutMark, 'tags'>): string =>
  [tags[0], ...tags.slice(1).slice(-1)].filter(Boolean).join(' to ');

function numbering(): (symbol: Symbol) => string {
  const numbers = new Map<Symbol, number>();
  return (symbol) => {
    const number = (numbers.get(symbol) ?? 0) + 1;
    numbers.set(symbol, number);
    return `${tagLetters[symbol]}${String(number).padStart(2, '0')}`;
  };
}
