import { toRand } from '@app/contracts/money';
import type { Product } from '@app/contracts/product';
import { businessId } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import { productHref } from './catalogue-query.ts';

/**
 * schema.org blocks of products with their prices in rand, VAT included: one product by itself, more
 * as a list. Nothing for none. Stock is not known, so no availability is stated.
 * @param use what the product by itself is for
 */
export function productData(
  products: readonly Product[],
  site: SiteContext,
  use?: string,
): object[] {
  const [first, ...others] = products.map((product) => productBlock(product, site));
  if (!first) return [];
  if (others.length === 0) {
    const described = use === undefined ? {} : { description: use };
    return [{ '@context': 'https://schema.org', ...first, ...described }];
  }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [first, ...others].map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item,
      })),
    },
  ];
}

function productBlock({ sku, name, category, price }: Product, site: SiteContext) {
  const url = site.origin + productHref(sku);
  return {
    '@type': 'Product',
    sku,
    name,
    category,
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: toRand(price).toFixed(2),
      priceCurrency: 'ZAR',
      seller: { '@id': businessId(site) },
    },
  };
}
