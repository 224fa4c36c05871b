import { readTechnologyPrices, type TechnologyPrice } from '@app/contracts/technology-prices';
import type { PageContext } from '@app/federation/remote-module';

/** What a technology page says about prices; empty when the price list has nothing that fits. */
export interface TechnologyData {
  readonly prices: readonly TechnologyPrice[];
}

/** Reads the prices of the page's technology. A page without prices is still whole, so a failure gives none. */
export async function loadTechnologyPrices({
  url,
  api,
  signal,
}: PageContext): Promise<TechnologyData> {
  const id = url.pathname.split('/').at(-1);
  const answer = await api.read(readTechnologyPrices, { signal });
  if (!answer.ok) {
    console.error(answer.failure.detail);
    return { prices: [] };
  }
  return { prices: answer.value.filter(({ technology }) => technology === id) };
}
