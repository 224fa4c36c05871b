import { readFile } from 'node:fs/promises';
import {
  type DeviceKind,
  deviceKindOf,
} from '../src/domain/catalogue/capabilities/device-kinds.ts';
import type { StoredProduct } from '../src/domain/catalogue/ports.ts';
import type { Market } from '../src/domain/plans/market/market.ts';
import { marketOf, offersOf } from '../src/domain/plans/market/offers.ts';
import { readAt } from './dumps.ts';

const sample = new URL('../../data/price-list.sql', import.meta.url);

/** The products of the sample price list. */
export const readSample = async (): Promise<readonly StoredProduct[]> =>
  (await readAt(await readFile(sample), Number.MAX_SAFE_INTEGER)).products;

const ofNetworks: ReadonlySet<DeviceKind> = new Set([
  'ip-camera',
  'nvr',
  'number-plate-camera',
  'thermal-camera',
  'wifi-camera',
  'ptz-camera',
  'poe-switch',
  'poe-injector',
  'poe-ups',
]);

/** Those of an owner who sells HD analogue cameras and no network ones. */
export const withoutNetworkCameras = (products: readonly StoredProduct[]): StoredProduct[] =>
  products.filter(({ name, category }) => {
    const kind = deviceKindOf(name.toLowerCase(), category.toLowerCase());
    return !kind || !ofNetworks.has(kind);
  });

/** The price list of that owner. */
export const analogueMarket = async (): Promise<Market> =>
  marketOf(offersOf(withoutNetworkCameras(await readSample())));

/** The same products under category names that say nothing. */
export const renamedCategories = (products: readonly StoredProduct[]): StoredProduct[] => {
  const names = [...new Set(products.map(({ category }) => category))];
  return products.map((product) => ({
    ...product,
    category: `GROUP ${names.indexOf(product.category) + 1}`,
  }));
};
