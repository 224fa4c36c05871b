import type { TechnologyPrice } from '@app/contracts/technology-prices';
import type { CatalogueQueries } from '../ports.ts';
import { technologyDevices } from './technology-devices.ts';

const devices = Object.entries(technologyDevices).flatMap(([technology, listed]) =>
  listed.map((device) => ({ technology, ...device })),
);

/** In cents, VAT included, in the order of the declaration. A device that no product fits is left out. */
export async function technologyPrices(
  queries: Pick<CatalogueQueries, 'priceRanges'>,
): Promise<readonly TechnologyPrice[]> {
  const ranges = await queries.priceRanges(devices.map(({ need }) => need));
  return devices.flatMap(({ technology, label, search }, index) => {
    const from = ranges[index]?.from;
    return from === undefined ? [] : [{ technology, label, search, from }];
  });
}
