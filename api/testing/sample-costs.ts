import { readFile } from 'node:fs/promises';
import type { Costs } from '../src/domain/assessments/costs.ts';
import { buildCapabilityIndex } from '../src/domain/catalogue/capabilities/capability-index.ts';
import { readAt } from './dumps.ts';

const sample = new URL('../../data/price-list.sql', import.meta.url);

/** The prices of the sample price list. */
export async function sampleCosts(): Promise<Costs> {
  const { products } = await readAt(await readFile(sample), Number.MAX_SAFE_INTEGER);
  const index = buildCapabilityIndex(products);
  return { priceOf: (need) => index.priceRange(need) };
}
