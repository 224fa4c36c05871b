import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProduct, importProducts, products } from '../../../testing/builders.ts';
import type { Store } from '../../domain/store.ts';
import { openStore } from '../open-store.ts';
import { type CatalogueService, createCatalogueService } from './catalogue-service.ts';

let folder: string;
let store: Store;
let catalogue: CatalogueService;
let errors: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-version-'));
  store = await openStore({ DATA_DIR: folder });
  errors = [];
  catalogue = createCatalogueService({
    priceLists: store.priceLists,
    storeSettings: { DATA_DIR: folder },
    // Longer than any test: a new version is looked for when the test says so.
    pollMs: 60_000,
    log: {
      info: () => {},
      error: (fields, message) =>
        errors.push(`${message}: ${(fields as { err: Error }).err.message}`),
    },
  });
});
afterEach(async () => {
  await catalogue.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

test('a version of a store on the disk is read by the worker, not by this thread', async () => {
  const reading = vi.spyOn(store.priceLists, 'products');
  await importProducts(store.priceLists, products(2500));
  await catalogue.start();
  expect((await catalogue.queries.search('', 1)).total).toBe(2500);
  const next = await importProducts(store.priceLists, [aProduct({ sku: 'NEW' })]);
  expect(await catalogue.takeOver(next.id, 10_000)).toBe(true);
  expect((await catalogue.queries.search('', 9)).products).toEqual([aProduct({ sku: 'NEW' })]);
  expect(reading).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

test('a version whose file is damaged is logged, and the old one answers', async () => {
  await importProducts(store.priceLists, [aProduct({ sku: 'OLD' })]);
  await catalogue.start();
  const { id } = await importProducts(store.priceLists, [aProduct({ sku: 'NEW' })]);
  const lists = join(folder, 'price-lists');
  for (const name of await readdir(lists)) {
    if (name.startsWith(id)) await writeFile(join(lists, name), 'damaged');
  }
  expect(await catalogue.takeOver(id, 1_000)).toBe(false);
  await expect.poll(() => errors.length).toBe(1);
  expect(errors[0]).toMatch(/^The price list could not be loaded: /);
  expect((await catalogue.queries.search('', 9)).products).toEqual([aProduct({ sku: 'OLD' })]);
});
