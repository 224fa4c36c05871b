import type { CataloguePage } from '@app/contracts/catalogue';
import { priceListTexts } from '@app/contracts/product';
import { Link } from '@app/kit';
import { buttonProps } from '@app/ui/button';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';
import css from './category-products.module.css';
import { ProductGrid } from './product-grid.tsx';
import { useCategoryProducts } from './use-category-products.ts';

/** The products of one category, and a link to more, which without scripts opens its own page. */
export function CategoryProducts({
  category: { name, count, products },
  query,
  open,
}: {
  readonly category: CataloguePage['categories'][number];
  readonly query: CatalogueQuery;
  readonly open: boolean;
}) {
  const { shown, phase, nextPage, loadMore } = useCategoryProducts(name, products, query);
  const panel = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState<string>();
  const empty = shown.length === 0;
  // A category that was closed has no products until it is opened. After a failure the link is the
  // next try.
  const wanted = open && empty && nextPage === 1 && phase === 'idle';
  useEffect(() => {
    if (wanted) void loadMore();
  });
  // The link moves down or disappears, so the focus goes on with the first new product.
  useEffect(() => {
    if (firstNew) focusProduct(panel.current, firstNew);
  }, [firstNew]);

  async function more(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const next = await loadMore();
    if (next) setFirstNew(next.sku);
  }

  return (
    <div ref={panel} aria-busy={phase === 'loading'}>
      <ProductGrid products={shown} />
      {shown.length < count && (
        <p className={css.more} data-print="hide">
          <Link
            to={catalogueHref({ ...query, category: name, page: nextPage })}
            onClick={more}
            {...buttonProps()}
          >
            {empty ? 'Show products' : 'Show more products'}
            <span className="visually-hidden"> of {name}</span>
          </Link>
          <span role={phase === 'failed' ? 'alert' : undefined} className={css.note}>
            {noteOf(phase, shown.length, count)}
          </span>
        </p>
      )}
    </div>
  );
}

function noteOf(phase: 'idle' | 'loading' | 'failed', shown: number, count: number): string {
  switch (phase) {
    case 'loading':
      return priceListTexts.loading;
    case 'failed':
      return priceListTexts.error(priceListTexts.loadFailed);
    case 'idle':
      return shown > 0 ? `${shown} of ${count} shown` : '';
  }
}

function focusProduct(panel: HTMLElement | null, sku: string): void {
  const card = panel?.querySelector(`[data-sku="${CSS.escape(sku)}"]`);
  card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}
