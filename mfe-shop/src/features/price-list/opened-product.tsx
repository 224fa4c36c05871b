import type { CategoryPage } from '@app/contracts/catalogue';
import { Link } from '@app/kit';
import { buttonProps } from '@app/ui/button';
import { catalogueHref } from './catalogue-query.ts';
import css from './category-view.module.css';
import { BackToList } from './category-view.tsx';
import { NotInTheList } from './no-products.tsx';
import { ProductAbout } from './product-about.tsx';
import { ProductGrid } from './product-grid.tsx';

/** As many as fill two or three lines. */
const OTHERS = 11;

/** The product that the address names, framed, above others of its category. */
export function OpenedProduct({
  sku,
  category,
}: {
  readonly sku: string;
  readonly category: CategoryPage | null | undefined;
}) {
  const opened = category?.opened;
  if (!opened) {
    return (
      <NotInTheList
        title={`There is no product with the SKU "${sku}" in the price list.`}
        term={sku}
      />
    );
  }
  const { name, count, products, about } = category;
  const others = products.filter((product) => product.sku !== opened.sku).slice(0, OTHERS);
  return (
    <>
      <BackToList href={catalogueHref()} />
      <h2 className={css.title}>{name}</h2>
      <ProductGrid products={[opened]} opened />
      {about && <ProductAbout about={about} />}
      {others.length > 0 && <h2 className={css.title}>More in {name}</h2>}
      <ProductGrid products={others} />
      {count > others.length + 1 && (
        <p data-print="hide">
          <Link to={catalogueHref({ category: name })} {...buttonProps()}>
            All {count} products of {name}
          </Link>
        </p>
      )}
    </>
  );
}
