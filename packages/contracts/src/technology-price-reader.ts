import * as v from 'valibot';
import { toCents } from './money.ts';
import type { TechnologyPrice } from './technology-prices.ts';

/**
 * `readTechnologyPrices` for the pages of technologies, most of which are text: its schema would be a tenth of
 * their code. The answer comes as it is, and `technologyPricesIn` reads it.
 */
export const technologyPricesAnswer = {
  path: '/api/technology-prices',
  response: v.unknown(),
} as const;

/** The prices in an answer, as its schema decodes them; what is no price is left out. */
export const technologyPricesIn = (answer: unknown): readonly TechnologyPrice[] =>
  (Array.isArray(answer) ? answer : [])
    .filter(isPrice)
    .map(({ technology, label, search, from }) => ({
      technology,
      label,
      search,
      from: toCents(from),
    }));

const isPrice = (
  entry: Partial<Record<keyof TechnologyPrice, unknown>> | null,
): entry is TechnologyPrice =>
  typeof entry?.technology === 'string' &&
  typeof entry.label === 'string' &&
  typeof entry.search === 'string' &&
  typeof entry.from === 'number';
