import type { Db } from 'mongodb';
import type { Replacement, StoredProduct } from '../../domain/catalogue/ports.ts';
import { insertsNew } from './inserts-first.ts';

interface ProductDocument extends StoredProduct {
  /** `<version>:<sku>`: tags a row with its version, and sorts the rows of a version by SKU. */
  readonly _id: string;
}

const BATCH = 1000;

/** The products of all versions, activated or not. */
export interface PriceListRows {
  /** The later of two products with one SKU counts. */
  add(versionId: string, products: readonly StoredProduct[]): Promise<readonly Replacement[]>;
  find(versionId: string, skus: readonly string[]): Promise<readonly StoredProduct[]>;
  /** Up to 1000 products whose SKU comes after this one, ordered by SKU. */
  after(versionId: string, sku: string): Promise<readonly StoredProduct[]>;
  remove(versionId: string): Promise<void>;
  /** Every version that has rows. */
  versionIds(): AsyncIterable<string>;
}

export function priceListRows(db: Db): PriceListRows {
  const rows = db.collection<ProductDocument>('priceListProducts');
  return {
    async add(versionId, products) {
      if (products.length === 0) return [];
      const { latest, firstAt, replacements } = lastOfEach(products);
      const documents = latest.map((product) => toDocument(versionId, product));
      for (const taken of await insertsNew(rows, documents)) {
        const { _id, ...product } = taken;
        const earlier = await rows.findOneAndReplace({ _id }, product);
        if (!earlier) throw new Error(`SKU ${product.sku} is neither new nor there`);
        replacements.push({ at: firstAt.get(product.sku) ?? 0, earlier: toProduct(earlier) });
      }
      return replacements.sort((one, other) => one.at - other.at);
    },
    async find(versionId, skus) {
      if (skus.length === 0) return [];
      const ids = skus.map((sku) => idOf(versionId, sku));
      const found = await rows.find({ _id: { $in: ids } }, { sort: { _id: 1 } }).toArray();
      return found.map(toProduct);
    },
    async after(versionId, sku) {
      const range = { $gt: idOf(versionId, sku), $lt: endOf(versionId) };
      const page = await rows.find({ _id: range }, { sort: { _id: 1 }, limit: BATCH }).toArray();
      return page.map(toProduct);
    },
    async remove(versionId) {
      await rows.deleteMany({ _id: { $gt: idOf(versionId, ''), $lt: endOf(versionId) } });
    },
    async *versionIds() {
      let end = '';
      for (;;) {
        const first = await rows.findOne({ _id: { $gt: end } }, { sort: { _id: 1 } });
        if (!first) return;
        const versionId = first._id.slice(0, first._id.indexOf(':'));
        yield versionId;
        end = endOf(versionId);
      }
    },
  };
}

/** The last product of each SKU, and those of one batch that replace another of it. */
function lastOfEach(products: readonly StoredProduct[]) {
  const latest = new Map<string, StoredProduct>();
  const firstAt = new Map<string, number>();
  const replacements: Replacement[] = [];
  for (const [at, product] of products.entries()) {
    const earlier = latest.get(product.sku);
    if (earlier) replacements.push({ at, earlier });
    else firstAt.set(product.sku, at);
    latest.set(product.sku, product);
  }
  return { latest: [...latest.values()], firstAt, replacements };
}

const idOf = (versionId: string, sku: string): string => `${versionId}:${sku}`;

/** Comes after every row of a version: a semicolon is the character after the colon. */
const endOf = (versionId: string): string => `${versionId};`;

const toDocument = (versionId: string, product: StoredProduct): ProductDocument => {
  const { sku, name, category, cost, price } = product;
  return { _id: idOf(versionId, sku), sku, name, category, cost, price };
};

const toProduct = ({ _id, ...product }: ProductDocument): StoredProduct => product;
