import { below, oneOf, type Random, seededRandom } from '@app/testing/seeded-random';
import type { StoredProduct } from '../../src/domain/catalogue/ports.ts';
import { features, type Kind, kinds, ranges, type Unit, unitSpellings } from './kinds.ts';

/** What a generated product is, from which its texts were written. */
export interface Facts {
  readonly brand: string;
  /** Letters and digits, such as `D500`. */
  readonly model: string;
  /** Every word of name and category in lower case, nouns in the singular, without brand and units. */
  readonly words: ReadonlySet<string>;
  readonly units: Readonly<Partial<Record<Unit, number>>>;
  readonly kind: Kind;
}

export interface GeneratedProduct {
  readonly product: StoredProduct;
  readonly facts: Facts;
}

const SEED = 20_261_122;
const BRANDS = 60;
const UNITS_SHOWN = 2;

/**
 * A price list as long as wanted, in 400 categories, the same on each run with the same seed. One at a
 * time, so that a list need not fit in memory. Money in cents.
 */
export function* generatedProducts(count: number, seed = SEED): Generator<GeneratedProduct> {
  const random = seededRandom(seed);
  const brands = inventedBrands(random);
  for (let at = 0; at < count; at++) {
    yield generate(random, { at, brand: oneOf(random, brands), kind: oneOf(random, kinds) });
  }
}

/** The products of such a list without their facts. */
export const generatedList = (count: number, seed = SEED): StoredProduct[] =>
  Array.from(generatedProducts(count, seed), ({ product }) => product);

const STARTS = ['Vara', 'Nole', 'Lumo', 'Keti', 'Solu', 'Drai', 'Pryo', 'Hale', 'Zoru', 'Brio'];
const ENDS = ['dex', 'mont', 'vik', 'tas', 'quil', 'gard', 'shaw', 'phon'];

/** Names of no company, none of them one typing error from another. */
function inventedBrands(random: Random): readonly string[] {
  const names = new Set<string>();
  while (names.size < BRANDS) names.add(oneOf(random, STARTS) + oneOf(random, ENDS));
  return [...names];
}

function generate(
  random: Random,
  { at, brand, kind }: { readonly at: number; readonly brand: string; readonly kind: Kind },
): GeneratedProduct {
  const range = oneOf(random, ranges);
  const model = inventedModel(random);
  const shown = [...new Set([oneOf(random, features), oneOf(random, features)])];
  const measured = unitsOf(random, kind);
  const written = measured.map(([unit, value]) =>
    oneOf(random, unitSpellings[unit]).replace('#', String(value)),
  );
  const [first, ...others] = written;
  const suffix = kind.for === undefined ? [] : ['for', kind.for];
  const name = [brand, model, first, shown[0], kind.singular, ...others, shown[1], ...suffix];
  const price = Math.round(kind.price * 100 * (0.4 + 2 * random()));
  return {
    product: {
      sku: skuOf(random, { at, brand, model }),
      name: name.filter((word) => word !== undefined).join(' '),
      category: `${range} ${kind.plural}`.toUpperCase(),
      cost: Math.round(price / 1.5),
      price,
    },
    facts: {
      brand,
      model,
      words: new Set([
        ...[range.toLowerCase(), ...kind.singular.split(' '), ...shown],
        ...(kind.for === undefined ? [] : singularOf(kind.for).split(' ')),
      ]),
      units: Object.fromEntries(measured),
      kind,
    },
  };
}

const singularOf = (plural: string): string =>
  kinds.find((kind) => kind.plural === plural)?.singular ?? plural;

/** Up to two units of the kind, each with one of its values. */
function unitsOf(random: Random, kind: Kind): readonly (readonly [Unit, number])[] {
  const units = Object.entries(kind.units) as [Unit, readonly number[]][];
  const from = below(random, Math.max(1, units.length));
  return [...units.slice(from), ...units.slice(0, from)]
    .slice(0, UNITS_SHOWN)
    .map(([unit, values]) => [unit, oneOf(random, values)]);
}

const LETTERS = [...'ABCDEFGHJKLNPQRSTVXYZ'];

/** One or two letters and three digits, such as `D500`; some end in a letter. */
function inventedModel(random: Random): string {
  const start = oneOf(random, LETTERS) + (random() < 0.6 ? oneOf(random, LETTERS) : '');
  return `${start}${100 + below(random, 900)}${random() < 0.3 ? oneOf(random, LETTERS) : ''}`;
}

/** Unique, because it ends in the place in the list. */
function skuOf(random: Random, of: { at: number; brand: string; model: string }): string {
  const separator = oneOf(random, ['-', '-', '-', '.', '/']);
  const number = String(of.at).padStart(4, '0');
  return [of.brand.slice(0, 2).toUpperCase(), of.model, number].join(separator);
}
