import type { Db } from 'mongodb';
import type { StoredProduct } from '../../domain/catalogue/ports.ts';

interface ProductDocument extends StoredProduct {
  /** `<version>:<sku>`: tags a row with its version, and sorts the rows of a version by SKU. */
  readonly _id: string;
}

const BATCH = 1000;

/** The products of all versions, activated or not. */
export interface PriceListRows {
  /** Rejects when the version has one of the SKUs already. */
  add(versionId: string, products: readonly StoredProduct[]): Promise<void>;
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
      if (products.length === 0) return;
      await rows.insertMany(products.map((product) => toDocument(versionId, product)));
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

const idOf = (versionId: string, sku: string): string => `${versionId}:${sku}`;

/** Comes after every row of a version: a semicolon is the character after the colon. */
const endOf = (versionId: string): string => `${versionId};`;

const toDocument = (versionId: string, product: StoredProduct): ProductDocument => {
  const { sku, name, category, cost, price } = product;
  return { _id: idOf(versionId, sku), sku, name, category, cost, price };
};

const toProduct = ({ _id, ...product }: ProductDocument): StoredProduct => product;
