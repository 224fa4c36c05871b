import type { PriceListChange, PriceLists, SentPreview } from '@app/contracts/admin-price-list';
import { toRand } from '@app/contracts/money';
import type * as v from 'valibot';
import type { PriceListStore } from '../domain/catalogue/ports.ts';
import { type OpenPreview, openPreviews } from '../domain/catalogue/updates/apply-preview.ts';
import { type HistoryEntry, readHistory } from '../domain/catalogue/updates/undo-change.ts';
import type { Clock } from '../domain/clock.ts';

/** The history and the newest preview, as they are sent. */
export async function sentLists(dependencies: {
  readonly priceLists: PriceListStore;
  readonly clock: Clock;
}): Promise<v.InferInput<typeof PriceLists>> {
  const [preview] = await openPreviews(dependencies);
  const history = await readHistory(dependencies.priceLists);
  return { preview: preview ? sentPreview(preview) : null, changes: history.map(sentChange) };
}

/** A preview, as it is sent: amounts in rand. */
export function sentPreview({ version, preview, expiresAt }: OpenPreview): SentPreview {
  const { comparison, report, source, warnings } = preview;
  const { jumps, withoutPrice, withoutCost, ...compared } = comparison;
  return {
    id: version.id,
    expiresAt: expiresAt.toISOString(),
    file: source.file ?? null,
    ...compared,
    read: report.read,
    refused: report.refused,
    refusals: [...report.refusals],
    repeated: report.repeated,
    repeats: [...report.repeats],
    unusedTables: [...report.unusedTables],
    warnings: [...warnings],
    priceChanges: comparison.priceChanges.map(({ before, after, cost, ...product }) => ({
      ...product,
      before: toRand(before),
      after: toRand(after),
      cost: toRand(cost),
    })),
    belowCostProducts: comparison.belowCostProducts.map(({ cost, ...product }) => ({
      ...inRand(product),
      cost: toRand(cost),
    })),
    addedProducts: comparison.addedProducts.map(inRand),
    removedProducts: comparison.removedProducts.map(inRand),
  };
}

const inRand = <Priced extends { readonly price: number }>(product: Priced): Priced => ({
  ...product,
  price: toRand(product.price),
});

const sentChange = ({ record, ...change }: HistoryEntry): PriceListChange => ({
  number: change.number,
  list: change.versionId,
  at: change.at,
  kind: record.kind,
  who: record.who ?? null,
  file: record.file ?? null,
  products: record.products ?? change.version?.productCount ?? null,
  counts: record.counts ?? null,
  canReturn: change.canReturn,
});
