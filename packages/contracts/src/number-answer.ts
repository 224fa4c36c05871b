/** Units of answers, with what one of it is called; a unit of measurement has no plural. */
const units = {
  m: 'm',
  'm²': 'm²',
  kg: 'kg',
  W: 'W',
  buildings: 'building',
  cameras: 'camera',
  classrooms: 'classroom',
  days: 'day',
  docks: 'dock',
  doors: 'door',
  gates: 'gate',
  hours: 'hour',
  houses: 'house',
  lanes: 'lane',
  people: 'person',
  pieces: 'piece',
  places: 'place',
  rooms: 'room',
  shutters: 'shutter',
  storeys: 'storey',
  tills: 'till',
  vehicles: 'vehicle',
} as const;

export type Unit = keyof typeof units;

const singulars: ReadonlyMap<string, string> = new Map(Object.entries(units));

/** Unit and bounds of a question whose answer is a number. */
export interface NumberRule {
  /** A `Unit`, or one that a newer release of the API asks in. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}

/** More than any number with its unit has. */
const LONGEST = 40;
/** Other ways to write a unit, after normalisation: `m²` has become `m2`. */
const unitNames: Readonly<Record<string, readonly string[]>> = {
  m: ['metre', 'metres', 'meter', 'meters', 'mtr', 'mtrs'],
  m2: ['sqm', 'sq m', 'square metre', 'square metres', 'square meter', 'square meters'],
  w: ['watt', 'watts'],
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
};

/**
 * The number that a visitor typed, with or without its unit: `120`, `120 m`, `1 200`, `1,200`,
 * `120,5` or `120.5`. Undefined when it is out of bounds, or may be read in two ways: `1.200` is
 * 1,2 to one visitor and 1200 to another.
 */
export function readNumber(text: string, rule: NumberRule): number | undefined {
  if (text.length > LONGEST) return undefined;
  const written = text.normalize('NFKC').trim().toLowerCase();
  const [, digits = '', unit = ''] = /^(\d[\d ,.']*?)\s*([a-z][a-z\d ]*)?$/.exec(written) ?? [];
  const value = unit === '' || unitsOf(rule.unit).includes(unit) ? numberIn(digits) : undefined;
  return value !== undefined && isWithin(value, rule) ? value : undefined;
}

const isWithin = (value: number, { min, max, integer }: NumberRule) =>
  value >= min && value <= max && (!integer || Number.isInteger(value));

function unitsOf(unit: string): readonly string[] {
  const name = unit.normalize('NFKC').toLowerCase();
  return [name, singularOf(name), ...(unitNames[name] ?? [])];
}

const singularOf = (unit: string): string => singulars.get(unit) ?? unit;

const GROUPED = /^[1-9]\d{0,2}([ ,'])\d{3}(?:\1\d{3})*(?:\.\d{1,2})?$/;
const GROUPED_DECIMAL_COMMA = /^[1-9]\d{0,2}([ '.])\d{3}(?:\1\d{3})*,\d{1,2}$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

function numberIn(digits: string): number | undefined {
  if (GROUPED.test(digits)) return Number(digits.replace(/[ ,']/g, ''));
  if (GROUPED_DECIMAL_COMMA.test(digits)) {
    return Number(digits.replace(/[ '.]/g, '').replace(',', '.'));
  }
  return PLAIN.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

const NO_BREAK_SPACE = '\u00a0';

/** A number as our texts write it, with spaces between thousands: `10 000`. */
export const numberText = (value: number): string =>
  String(value).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, NO_BREAK_SPACE);

/** A quantity with its unit: `120 m`, `1 door`. */
export const quantityText = (value: number, unit: string): string =>
  `${numberText(value)}${NO_BREAK_SPACE}${value === 1 ? singularOf(unit) : unit}`;
