import type { Comparison as Compared } from '@app/contracts/comparison';
import { formatRand } from '@app/contracts/money';
import type { Product } from '@app/contracts/product';
import { Link, useSearchParams } from '@app/kit';
import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { Table } from '@app/ui/table';
import { useState } from 'react';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { catalogueHref, comparisonHref, productHref } from './catalogue-query.ts';
import css from './category-view.module.css';
import { BackToList } from './category-view.tsx';
import { comparedIn } from './load-price-list.ts';
import { NotInTheList } from './no-products.tsx';
import { type ComparedRow, splitByDifference } from './split-by-difference.ts';

/** Products side by side. The address has their SKUs, so that it can be shared. */
export function Comparison({ comparison: { products, rows } }: { readonly comparison: Compared }) {
  const [searchParams] = useSearchParams();
  const addToCart = useAddToCart();
  const skus = products.map(({ sku }) => sku);
  const missing = comparedIn(searchParams).filter((sku) => !skus.includes(sku));
  if (products.length === 0) {
    return (
      <NotInTheList title="The price list has none of these products." term={missing[0] ?? ''} />
    );
  }
  const { different, same } = splitByDifference([
    ...rows,
    { label: 'Category', values: products.map(({ category }) => category) },
  ]);
  // One product by itself differs from none, and all of it is shown.
  const [shown, folded] = products.length > 1 ? [different, same] : [same, []];
  return (
    <>
      <BackToList href={catalogueHref()} />
      <h2 className={css.title}>Compare products</h2>
      {missing.length > 0 && (
        <p role="status">No longer in the price list: {missing.join(', ')}.</p>
      )}
      {products.length > 1 && <h3 className={css.subtitle}>What differs</h3>}
      <Table
        caption="Products side by side"
        captionHidden
        stacked
        columns={[{ label: 'SKU' }, ...products.map(({ sku }) => ({ label: sku }))]}
        rows={[
          [
            'Product',
            ...products.map((product) => (
              <ComparedProduct
                key={product.sku}
                product={product}
                others={skus.filter((sku) => sku !== product.sku)}
                onAdd={addToCart}
              />
            )),
          ],
          ['Price', ...products.map(({ price }) => <b key="price">{formatRand(price)}</b>)],
          ...shown.map(
            ({ label, values }) =>
              [label, ...values.map((value) => value || 'Not stated')] as const,
          ),
        ]}
      />
      {folded.length > 0 && <SameInAll rows={folded} />}
      <p className={css.note}>Figures come from the names of the products.</p>
    </>
  );
}

/** What says nothing about which product to choose, folded below what does. */
function SameInAll({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const [open, setOpen] = useState(false);
  const labels = rows.map(({ label }) => label).join(', ');
  return (
    <Disclosure title={`Same in all: ${labels}`} headingLevel={3} open={open} onToggle={setOpen}>
      <Table
        caption="Same in all"
        captionHidden
        columns={[{ label: 'What' }, { label: 'All products' }]}
        rows={rows.map(({ label, values: [value] }) => [label, value] as const)}
      />
    </Disclosure>
  );
}

function ComparedProduct({
  product,
  others,
  onAdd,
}: {
  readonly product: Product;
  /** What stays when this product is taken away. */
  readonly others: readonly string[];
  readonly onAdd: (product: Product) => boolean;
}) {
  const { sku, name } = product;
  return (
    <div className={css.actions}>
      <Link to={productHref(sku)}>{name}</Link>
      <Button
        size="sm"
        aria-label={`Add to Cart: ${name}`}
        data-print="hide"
        onClick={() => onAdd(product)}
      >
        Add to Cart
      </Button>
      {others.length > 0 && (
        <Link
          to={comparisonHref(others)}
          aria-label={`Remove from the comparison: ${name}`}
          data-print="hide"
          preventScrollReset
        >
          Remove
        </Link>
      )}
    </div>
  );
}
