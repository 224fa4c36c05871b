import type { CataloguePage } from '@app/contracts/product';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { useState } from 'react';
import { counted } from '../../text/counted.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import css from './category-list.module.css';
import { ProductCard } from './product-card.tsx';

/** The categories as disclosures, each with all its products. */
export function CategoryList({
  categories,
  initiallyOpen,
}: {
  readonly categories: CataloguePage['categories'];
  readonly initiallyOpen: boolean;
}) {
  const addToCart = useAddToCart();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());

  const toggle = (name: string, open: boolean) =>
    setToggled((before) => {
      const next = new Set(before);
      if (open === initiallyOpen) next.delete(name);
      else next.add(name);
      return next;
    });

  return (
    <DisclosureGroup>
      {categories.map(({ name, count, products }) => (
        <Disclosure
          key={name}
          title={name}
          count={counted(count, 'product')}
          headingLevel={2}
          open={toggled.has(name) !== initiallyOpen}
          onToggle={(open) => toggle(name, open)}
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
