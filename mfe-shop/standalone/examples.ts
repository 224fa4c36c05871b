import { readCataloguePage, readCategoryPage } from '@app/contracts/catalogue';
import { readComparison } from '@app/contracts/comparison';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { encodeReceipt, placeOrder } from '@app/contracts/order';
import { encodeOrder, readOrder } from '@app/contracts/order-summary';
import { encodeProduct, type Product } from '@app/contracts/product';
import { example } from '@app/standalone/examples';

const product = (sku: string, name: string, category: string, price: number): Product => ({
  sku,
  name,
  category,
  price,
});

const products = [
  product('CAM-T28', '2MP turret camera 2.8 mm', 'IP CAMERAS', 82_490),
  product('CAM-D40', '4MP dome camera 4 mm', 'IP CAMERAS', 104_900),
  product('KEY-LED', 'LED keypad', 'ALARM KEYPADS', 91_490),
];

const TOKEN = 'example';
const total = 82_490;

const withSkus = (skus: readonly unknown[]) => products.filter(({ sku }) => skus.includes(sku));

/** A price list of three products, in which every order is accepted. */
export const examples = [
  example(readCataloguePage, ({ query }) => {
    const term = query.get('q') ?? '';
    const found = products.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()));
    const categories = [...new Set(found.map(({ category }) => category))].map((name) => {
      const inside = found.filter(({ category }) => category === name);
      return { name, count: inside.length, products: inside.map(encodeProduct) };
    });
    return { term, page: 1, pages: 1, productCount: found.length, categories };
  }),
  example(readCategoryPage, ({ query }) => {
    const opened = products.find(({ sku }) => sku === query.get('sku')) ?? products[0];
    const name = query.get('name') ?? opened?.category ?? '';
    const inside = products.filter(({ category }) => category === name).map(encodeProduct);
    return {
      term: '',
      page: 1,
      pages: 1,
      name,
      count: inside.length,
      products: inside,
      ...(opened && query.has('sku') ? { opened: encodeProduct(opened) } : {}),
    };
  }),
  example(readComparison, ({ query }) => {
    const skus = (query.get('skus') ?? '').split(',');
    return { products: withSkus(skus).map(encodeProduct), rows: [] };
  }),
  example(readCurrentPrices, ({ body }) => {
    const { skus } = body as { skus: string[] };
    return withSkus(skus).map(encodeProduct);
  }),
  example(placeOrder, () =>
    encodeReceipt({
      success: true,
      reference: 'ORD-EXAMPLE',
      total,
      link: `/consulting?order=${TOKEN}`,
    }),
  ),
  example(readOrder, () =>
    encodeOrder({
      reference: 'ORD-EXAMPLE',
      placedAt: '2026-11-21T12:05:00.000Z',
      lines: withSkus(['CAM-T28']).map((line) => ({ ...line, quantity: 1, lineTotal: total })),
      total,
      vat: 10_760,
      includeInstallEstimate: false,
    }),
  ),
];
