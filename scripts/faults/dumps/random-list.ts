import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { below, oneOf, type Random } from '@app/testing/seeded-random';

/** At least a hundred, so that one refused row leaves a list that is accepted. */
const FEWEST = 100;
/** A list is never less than 80% of the one before it, which would need a confirmation. */
const MOST = 120;
const HIGHEST_CENTS = 10_000_000;

const words = 'camera dome gate motor energiser beam keypad battery DVR cable bracket'.split(' ');
/** What SQL, COPY and our reader give a meaning to. */
const tricky = [
  ...'\'"`\\;,()-#$%_é½',
  "''",
  "\\'",
  '\\n',
  '\\N',
  '--',
  '/*',
  '*/',
  ');',
  "', '",
  '$$',
  'NULL',
  'INSERT INTO products VALUES (1);',
];
const categories = ['CAMERAS', 'GATES', 'ALARMS', "INSTALLER'S TOOLS", 'UNCATEGORISED'];

/** Products with different SKUs and with names that SQL has to escape; all letters are in Latin-1. */
export function randomList(random: Random, prefix: string): StoredProduct[] {
  const count = FEWEST + below(random, MOST - FEWEST + 1);
  return Array.from({ length: count }, (_, at) => {
    const cost = below(random, HIGHEST_CENTS);
    return {
      sku: `${prefix}-${at}`,
      name: randomName(random),
      category: oneOf(random, categories),
      cost,
      // A price below cost would need a confirmation.
      price: cost + below(random, HIGHEST_CENTS),
    };
  });
}

const randomName = (random: Random): string =>
  Array.from({ length: 1 + below(random, 4) }, () =>
    random() < 0.4 ? oneOf(random, tricky) : oneOf(random, words),
  ).join(oneOf(random, ['', ' ']));
