import type { StoredProduct } from '../../domain/catalogue/ports.ts';
import { openStore, type StoreSettings } from '../open-store.ts';

/** All products of a version, over a connection to the store that is closed afterwards. */
export async function* readVersion(
  settings: StoreSettings,
  versionId: string,
): AsyncGenerator<readonly StoredProduct[]> {
  const store = await openStore(settings);
  try {
    yield* store.priceLists.products(versionId);
  } finally {
    await store.close();
  }
}
