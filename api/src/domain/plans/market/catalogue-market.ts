import { isoDayInJohannesburg } from '@app/site/johannesburg-time';
import type { Catalogue } from '../../catalogue/ports.ts';
import type { Market } from './market.ts';
import { marketOf } from './offers.ts';

/** A price list as a plan uses it. */
export interface ListedMarket {
  readonly market: Market;
  /** ISO date of the list; undefined when there is none, and everything is to be quoted. */
  readonly priceListDate: string | undefined;
  /** Id of the list; undefined when there is none. */
  readonly priceListVersion: string | undefined;
}

const noList: ListedMarket = {
  market: marketOf([]),
  priceListDate: undefined,
  priceListVersion: undefined,
};

/**
 * The market of the price list that is served, which is asked for once for each version. Without a
 * list, or while its worker does not answer, it is empty.
 */
export function catalogueMarket(
  catalogue: Pick<Catalogue, 'version' | 'queries'>,
  log: { error(fields: object, message: string): void },
): () => Promise<ListedMarket> {
  let known: { readonly versionId: string; readonly listed: Promise<ListedMarket> } | undefined;
  return async () => {
    const version = catalogue.version();
    if (!version) return noList;
    if (known?.versionId === version.id) return known.listed.catch(() => noList);
    // Asked for in the same step in which the version was read, so the offers are of that version.
    const listed = catalogue.queries.offers().then((offers) => ({
      market: marketOf(offers),
      priceListDate: isoDayInJohannesburg(version.importedAt),
      priceListVersion: version.id,
    }));
    const asked = { versionId: version.id, listed };
    known = asked;
    return listed.catch((err: unknown) => {
      if (known === asked) known = undefined;
      log.error({ err }, 'the products for a plan could not be read');
      return noList;
    });
  };
}
