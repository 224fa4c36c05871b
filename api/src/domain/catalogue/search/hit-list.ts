import { FIELD_BITS, FIELDS, SKU_EXACT_WEIGHT } from './ranking.ts';

/** Products, each with the weight of its best match. */
export interface HitList {
  /** By ascending ordinal: the ordinal above `FIELD_BITS` bits, as in postings. */
  readonly entries: Uint32Array;
  /**
   * The weight of each entry. A list without them is the postings of one term, which are not copied: the
   * weight is `base` and the fields in the entry.
   */
  readonly weights?: Uint16Array;
  readonly base: number;
}

export const NO_HITS: HitList = { entries: new Uint32Array(), base: 0 };

const weightAt = ({ entries, weights, base }: HitList, index: number): number =>
  weights === undefined ? base + ((entries[index] as number) & FIELDS) : (weights[index] as number);

const ordinalAt = ({ entries }: HitList, index: number): number =>
  (entries[index] as number) >>> FIELD_BITS;

export const isEmpty = ({ entries }: HitList): boolean => entries.length === 0;

export function forEachHit(hits: HitList, use: (ordinal: number, weight: number) => void): void {
  for (let index = 0; index < hits.entries.length; index++) {
    use(ordinalAt(hits, index), weightAt(hits, index));
  }
}

/** Products of either list, each with its better weight. */
export function unite(left: HitList, right: HitList): HitList {
  if (isEmpty(left)) return right;
  if (isEmpty(right)) return left;
  const collected = collector(left.entries.length + right.entries.length);
  let l = 0;
  let r = 0;
  while (l < left.entries.length || r < right.entries.length) {
    const a = l < left.entries.length ? ordinalAt(left, l) : Number.POSITIVE_INFINITY;
    const b = r < right.entries.length ? ordinalAt(right, r) : Number.POSITIVE_INFINITY;
    const weight = Math.max(a <= b ? weightAt(left, l) : 0, b <= a ? weightAt(right, r) : 0);
    collected.push(Math.min(a, b), weight);
    if (a <= b) l++;
    if (b <= a) r++;
  }
  return collected.list();
}

const SKIPPED = 8;

/** Products of both lists, with the sum of both weights. */
export function intersect(left: HitList, right: HitList): HitList {
  const [few, many] = left.entries.length < right.entries.length ? [left, right] : [right, left];
  const { entries } = many;
  const collected = collector(few.entries.length);
  const isLopsided = entries.length > few.entries.length * SKIPPED;
  let place = 0;
  for (let index = 0; index < few.entries.length; index++) {
    const ordinal = ordinalAt(few, index);
    // The first entry that this ordinal can have; fields are in the lower bits.
    const wanted = ordinal << FIELD_BITS;
    // Of a much longer list most is skipped without being looked at.
    if (isLopsided) while ((entries[place + SKIPPED] as number) < wanted) place += SKIPPED;
    while ((entries[place] as number) < wanted) place++;
    if (place >= entries.length) break;
    if (ordinalAt(many, place) !== ordinal) continue;
    collected.push(ordinal, weightAt(few, index) + weightAt(many, place));
  }
  return collected.list();
}

/** The same products with other weights. */
export const reweighed = (hits: HitList, weigh: (weight: number) => number): HitList => ({
  entries: hits.entries,
  weights: Uint16Array.from(hits.entries, (_, index) => weigh(weightAt(hits, index))),
  base: 0,
});

/**
 * What `values` holds for the ordinals, those with the highest weight first; equal weights stay in
 * ascending order of their ordinals.
 */
export function byWeight(hits: HitList, values: Uint32Array): Uint32Array<ArrayBuffer> {
  const slots = firstSlots(hits);
  const ranked = new Uint32Array(hits.entries.length);
  for (let index = 0; index < ranked.length; index++) {
    const weight = weightAt(hits, index);
    const slot = slots[weight] as number;
    ranked[slot] = values[ordinalAt(hits, index)] as number;
    slots[weight] = slot + 1;
  }
  return ranked;
}

/** By weight, how many have a higher one. */
function firstSlots(hits: HitList): Uint32Array {
  const slots = new Uint32Array(SKU_EXACT_WEIGHT + 1);
  let lowest = SKU_EXACT_WEIGHT;
  let highest = 0;
  for (let index = 0; index < hits.entries.length; index++) {
    const weight = weightAt(hits, index);
    slots[weight] = (slots[weight] as number) + 1;
    if (weight > highest) highest = weight;
    if (weight < lowest) lowest = weight;
  }
  let start = 0;
  for (let weight = highest; weight >= lowest; weight--) {
    const size = slots[weight] as number;
    slots[weight] = start;
    start += size;
  }
  return slots;
}

function collector(capacity: number) {
  const entries = new Uint32Array(capacity);
  const weights = new Uint16Array(capacity);
  let size = 0;
  return {
    push(ordinal: number, weight: number): void {
      entries[size] = ordinal << FIELD_BITS;
      weights[size] = weight;
      size++;
    },
    list: (): HitList => ({
      entries: entries.subarray(0, size),
      weights: weights.subarray(0, size),
      base: 0,
    }),
  };
}
