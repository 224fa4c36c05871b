import type { CataloguePage } from '@app/contracts/catalogue';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { useState } from 'react';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { counted } from '../../text/counted.ts';
import css from './category-list.module.css';
import { ProductCard } from './product-card.tsx';

/**
 * The categories as disclosures, each with all its products. The first is open from the start, so
 * that the first view has prices; in a search all are.
 */
export function CategoryList({
  categories,
  searching,
}: {
  readonly categories: CataloguePage['categories'];
  readonly searching: boolean;
}) {
  const addToCart = useAddToCart();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());

  const openAtFirst = (index: number) => searching || index === 0;

  const toggle = (name: string, asAtFirst: boolean) =>
    setToggled((before) => {
      const next = new Set(before);
      if (asAtFirst) next.delete(name);
      else next.add(name);
      return next;
    });

  return (
    <DisclosureGroup>
      {categories.map(({ name, count, products }, index) => (
        <Disclosure
          key={name}
          title={name}
          count={counted(count, 'product')}
          headingLevel={2}
          open={toggled.has(name) !== openAtFirst(index)}
          onToggle={(open) => toggle(name, open === openAtFirst(index))}
        >
          <ul className={css.products}>
            {products.map((product) => (
              <ProductCard key={product.sku} product={product} onAdd={addToCart} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
