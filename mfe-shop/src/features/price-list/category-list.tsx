import type { CataloguePage } from '@app/contracts/catalogue';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { counted } from '@app/wording/counted';
import { useState } from 'react';
import type { CatalogueQuery } from './catalogue-query.ts';
import { CategoryProducts } from './category-products.tsx';

/**
 * The categories as disclosures, each with its first products. The first is open from the start, so
 * that the first view has prices; in a search, and with filters, all are.
 */
export function CategoryList({
  categories,
  query,
}: {
  readonly categories: CataloguePage['categories'];
  readonly query: CatalogueQuery;
}) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const allOpen = query.term !== '' || query.filters.length > 0;
  const openAtFirst = (index: number) => allOpen || index === 0;

  const toggle = (name: string, asAtFirst: boolean) =>
    setToggled((before) => {
      const next = new Set(before);
      if (asAtFirst) next.delete(name);
      else next.add(name);
      return next;
    });

  return (
    <DisclosureGroup>
      {categories.map((category, index) => {
        const { name, count } = category;
        const open = toggled.has(name) !== openAtFirst(index);
        return (
          <Disclosure
            key={name}
            title={name}
            count={counted(count, 'product', 'products')}
            headingLevel={2}
            open={open}
            onToggle={(opened) => toggle(name, opened === openAtFirst(index))}
          >
            <CategoryProducts category={category} query={query} open={open} />
          </Disclosure>
        );
      })}
    </DisclosureGroup>
  );
}
