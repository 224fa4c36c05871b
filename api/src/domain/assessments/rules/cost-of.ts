import { formatRand } from '@app/contracts/money';
import type { Control, Purchases } from '@app/knowledge/control';
import type { Costs } from '../costs.ts';

/** What a step costs, in cents, VAT included; equipment and labour apart. */
export type Cost =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'quote' }
  | {
      readonly kind: 'band';
      readonly for: string;
      readonly equipment: Band;
      readonly labour: Band;
      /** Dearest equipment and labour together. */
      readonly to: number;
    };

interface Band {
  readonly from: number;
  readonly to: number;
}

/** Unforeseen work, as in the labour table of the planning rules. */
const UNFORESEEN = 1.1;

/** Without a price for one of the things it is "to be quoted": half a price would mislead. */
export function costOf(cost: Control['cost'], costs: Costs): Cost {
  if (cost === 'nothing' || cost === 'quote') return { kind: cost };
  const labourHour = costs.priceOf({ device: 'labour' });
  const priced = cost.items.map((item) => ({ item, price: costs.priceOf(item.need) }));
  if (!labourHour || priced.some(({ price }) => !price)) return { kind: 'quote' };
  const sum = (which: 'from' | 'to', pieces: 0 | 1) =>
    priced.reduce(
      (total, { item, price }) => total + (price?.[which] ?? 0) * item.count[pieces],
      0,
    );
  const hours = (pieces: 0 | 1) =>
    Math.ceil(
      cost.items.reduce((total, item) => total + item.hours * item.count[pieces], 0) * UNFORESEEN,
    );
  const equipment = rounded({ from: sum('from', 0), to: sum('to', 1) });
  const labour = rounded({ from: hours(0) * labourHour.from, to: hours(1) * labourHour.from });
  return { kind: 'band', for: purchased(cost), equipment, labour, to: equipment.to + labour.to };
}

const purchased = (cost: Purchases): string => cost.for;

/** "R1500 to R4000 for 2 to 4 buttons, labour R1000 to R2000", "No cost", "To be quoted". */
export function costInWords(cost: Cost): string {
  if (cost.kind === 'nothing') return 'No cost';
  if (cost.kind === 'quote') return 'To be quoted';
  const labour = cost.labour.to > 0 ? `; labour ${inWords(cost.labour)}` : '';
  return `${inWords(cost.equipment)} for ${cost.for}${labour}`;
}

const inWords = ({ from, to }: Band): string =>
  from === to ? wholeRand(from) : `${wholeRand(from)} to ${wholeRand(to)}`;

/** A band is no price: cents would claim more than we know. */
const wholeRand = (cents: number): string => formatRand(cents).replace(/\.00$/, '');

/** Outwards to R10 below R1000, to R50 below R10 000, to R100 above. */
/** A single price is rounded to the nearest step instead. */
const rounded = ({ from, to }: Band): Band => (from === to ? single(from) : outwards({ from, to }));

function single(cents: number): Band {
  const price = Math.round(cents / stepOf(cents)) * stepOf(cents);
  return { from: price, to: price };
}

const outwards = ({ from, to }: Band): Band => ({
  from: Math.floor(from / stepOf(from)) * stepOf(from),
  to: Math.ceil(to / stepOf(to)) * stepOf(to),
});

const stepOf = (cents: number): number =>
  cents < 100_000 ? 1_000 : cents < 1_000_000 ? 5_000 : 10_000;
