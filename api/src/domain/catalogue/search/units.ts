/** Each unit with the ways it is written after a number; the first one stands for all. */
const units = [
  ['mp', 'megapixel', 'mpx', 'mpix'],
  ['ch', 'channel', 'chan'],
  ['gb', 'gigabyte', 'gig'],
  ['tb', 'terabyte'],
  ['mm', 'millimetre', 'millimeter'],
  ['cm', 'centimetre', 'centimeter'],
  ['m', 'metre', 'meter', 'mtr'],
  ['km', 'kilometre', 'kilometer'],
  ['g', 'gram'],
  ['kg', 'kilogram', 'kilo', 'kgs'],
  ['mw', 'milliwatt'],
  ['w', 'watt'],
  ['kw', 'kilowatt'],
  ['v', 'volt', 'vdc', 'vac'],
  ['a', 'amp', 'ampere'],
  ['ma', 'milliamp'],
  ['ah', 'amphour'],
  ['va', 'voltampere'],
  ['kva'],
  ['wh', 'watthour'],
  ['kwh'],
  ['j', 'joule'],
  ['hz', 'hertz'],
  ['mhz', 'megahertz'],
  ['ghz', 'gigahertz'],
  ['inch', '"'],
  ['degree', 'deg'],
  ['zone'],
  ['port'],
  ['door'],
  ['button'],
  ['line'],
  ['pair'],
  ['core'],
  ['way'],
  ['user'],
  ['pack'],
  ['bay'],
  ['u', 'unit'],
] as const;

const standardForms = new Map<string, string>(
  units.flatMap((spellings) =>
    spellings.flatMap((spelling): [string, string][] => [
      [spelling, spellings[0]],
      [`${spelling}s`, spellings[0]],
    ]),
  ),
);
const MEASURE = /^(\d+(?:\.\d+)?)(\p{L}+|")$/u;
const NUMBER = /^\d+(?:\.\d+)?$/;

/** A number with its unit in the standard form, "4mp" for "4" and "megapixel"; undefined for others. */
export function measureOf(number: string, unit: string): string | undefined {
  const standard = standardForms.get(unit);
  return standard && NUMBER.test(number) ? number + standard : undefined;
}

/** The same for a number and unit in one word, such as "4megapixels". */
export function measureIn(word: string): string | undefined {
  const [, number, unit] = MEASURE.exec(word) ?? [];
  return number && unit ? measureOf(number, unit) : undefined;
}

/** Every way to write a measure in standard form, in one word: "4mp", "4megapixel". */
export function spellingsOf(measure: string): readonly string[] {
  const [, number, unit] = MEASURE.exec(measure) ?? [];
  const spellings = units.find(([standard]) => standard === unit) ?? [];
  return spellings.map((spelling) => `${number}${spelling}`);
}
