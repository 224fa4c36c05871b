import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { below, type Random, seededRandom } from '@app/testing/seeded-random';

const SEED = 20_261_120;

const makers = Array.from({ length: 60 }, (_, at) => `Maker${at + 1}`);

/**
 * A price list as long as wanted, the same on each run: products of a real list by other makers, in
 * other sizes and at other prices.
 */
export function generatedList(sample: readonly StoredProduct[], length: number): StoredProduct[] {
  const random = seededRandom(SEED);
  return Array.from({ length }, (_, at) => {
    const model = sample[at % sample.length];
    if (!model) throw new Error('The sample list is empty');
    const [, ...rest] = model.name.split(' ');
    const maker = makers[below(random, makers.length)];
    return {
      ...model,
      sku: `G-${at}`,
      name: [maker, ...rest].map((word) => resized(random, word ?? '')).join(' '),
      price: 1 + Math.round(model.price * (0.5 + random())),
    };
  });
}

/** Another size than "8-channel", "4MP" or "30m" has; figures inside of words stay. */
const resized = (random: Random, word: string): string =>
  word.replace(/^\d+(?=\D*$)/, (digits) => String(Number(digits) * (1 + below(random, 3))));
