/** Products by ascending ordinal, each with the weight of its best match. */
export interface HitList {
  readonly ordinals: Uint32Array;
  readonly weights: Uint16Array;
}

export const NO_HITS: HitList = { ordinals: new Uint32Array(), weights: new Uint16Array() };

/** Products of either list, each with its better weight. */
export function unite(left: HitList, right: HitList): HitList {
  if (left.ordinals.length === 0) return right;
  if (right.ordinals.length === 0) return left;
  const collected = collector(left.ordinals.length + right.ordinals.length);
  let l = 0;
  let r = 0;
  while (l < left.ordinals.length || r < right.ordinals.length) {
    const a = left.ordinals[l] ?? Number.POSITIVE_INFINITY;
    const b = right.ordinals[r] ?? Number.POSITIVE_INFINITY;
    const weight = Math.max(
      a <= b ? (left.weights[l] as number) : 0,
      b <= a ? (right.weights[r] as number) : 0,
    );
    collected.push(Math.min(a, b), weight);
    if (a <= b) l++;
    if (b <= a) r++;
  }
  return collected.list();
}

/** Products of both lists, with the sum of both weights. */
export function intersect(left: HitList, right: HitList): HitList {
  const collected = collector(Math.min(left.ordinals.length, right.ordinals.length));
  let l = 0;
  let r = 0;
  while (l < left.ordinals.length && r < right.ordinals.length) {
    const a = left.ordinals[l] as number;
    const b = right.ordinals[r] as number;
    if (a === b) collected.push(a, (left.weights[l] as number) + (right.weights[r] as number));
    if (a <= b) l++;
    if (b <= a) r++;
  }
  return collected.list();
}

/** The same products with other weights. */
export const reweighed = (
  { ordinals, weights }: HitList,
  weigh: (weight: number) => number,
): HitList => ({ ordinals, weights: weights.map(weigh) });

/**
 * What `values` holds for the ordinals, those with the highest weight first; equal weights stay in
 * ascending order of their ordinals.
 */
export function byWeight(
  { ordinals, weights }: HitList,
  values: Uint32Array,
): Uint32Array<ArrayBuffer> {
  const slots = firstSlots(weights);
  const ranked = new Uint32Array(ordinals.length);
  for (let index = 0; index < ordinals.length; index++) {
    const weight = weights[index] as number;
    const slot = slots[weight] as number;
    ranked[slot] = values[ordinals[index] as number] as number;
    slots[weight] = slot + 1;
  }
  return ranked;
}

/** By weight, how many have a higher one. */
function firstSlots(weights: Uint16Array): Uint32Array {
  let highest = 0;
  for (const weight of weights) if (weight > highest) highest = weight;
  const slots = new Uint32Array(highest + 1);
  for (const weight of weights) slots[weight] = (slots[weight] as number) + 1;
  let start = 0;
  for (let weight = highest; weight >= 0; weight--) {
    const size = slots[weight] as number;
    slots[weight] = start;
    start += size;
  }
  return slots;
}

function collector(capacity: number) {
  const ordinals = new Uint32Array(capacity);
  const weights = new Uint16Array(capacity);
  let size = 0;
  return {
    push(ordinal: number, weight: number): void {
      ordinals[size] = ordinal;
      weights[size] = weight;
      size++;
    },
    list: (): HitList => ({
      ordinals: ordinals.subarray(0, size),
      weights: weights.subarray(0, size),
    }),
  };
}
