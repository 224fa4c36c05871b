import { technologyPricesAnswer, technologyPricesIn } from '@app/contracts/technology-price-reader';
import type { TechnologyPrice } from '@app/contracts/technology-prices';
import type { PageContext } from '@app/federation/remote-module';

/** What a technology page says about prices; empty when the price list has nothing that fits. */
export interface TechnologyData {
  readonly prices: readonly TechnologyPrice[];
}

/** Reads the prices of all technologies. A page without prices is still whole, so a failure gives none. */
export async function loadPrices({ api, signal }: PageContext): Promise<TechnologyData> {
  const answer = await api.read(technologyPricesAnswer, { signal });
  if (answer.ok) return { prices: technologyPricesIn(answer.value) };
  console.error(answer.failure.detail);
  return { prices: [] };
}

/** Reads the prices of the page's technology. */
export async function loadTechnologyPrices(context: PageContext): Promise<TechnologyData> {
  const id = context.url.pathname.split('/').at(-1);
  const { prices } = await loadPrices(context);
  return { prices: prices.filter(({ technology }) => technology === id) };
}
