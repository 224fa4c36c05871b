import { gzipSync } from 'node:zlib';
import type { StoreSettings } from '@app/api/adapters/open-store';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { products } from '@app/api/testing/builders';
import { dumpOf } from '@app/api/testing/generated-list/generated-dumps';
import { startAdminSession } from '@app/contracts/admin-session';
import { uploadPriceList } from '@app/contracts/admin-upload';
import { Product } from '@app/contracts/product';
import * as v from 'valibot';
import { type ServingProcess, startServing } from '../kills/serving-process.ts';

const owner = { username: 'admin', password: 'correct horse battery' };
const ServedList = v.array(Product);
/**
 * Each call of the owner comes from another address: one that is killed before its password is checked counts as a wrong
 * password, and after a few of those an address has to wait.
 */
let calls = 0;
const addressHeader = () => {
  calls += 1;
  return { 'X-Forwarded-For': `10.0.${calls >> 8}.${calls & 255}` };
};

/** A price list whose products all have its name. */
export const namedList = (name: string, rows: number): readonly StoredProduct[] =>
  products(rows, { name });

/** An API that takes price lists. */
export interface ImportSite {
  readonly process: ServingProcess;
  /** Milliseconds that checking the password takes, with which an upload begins. */
  signInMs(): Promise<number>;
  /** Undefined when the process ended before it answered. */
  upload(
    list: readonly StoredProduct[],
  ): Promise<{ readonly status: number; readonly message: string } | undefined>;
  /** Name and length of the list that is served, or what is wrong with it. */
  served(): Promise<string>;
}

export async function startImportSite(settings: StoreSettings): Promise<ImportSite> {
  const process = startServing({
    DATA_DIR: settings.DATA_DIR,
    MONGODB_URI: settings.MONGODB_URI ?? '',
    ADMIN_PASSWORD: owner.password,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_SECONDS: '0',
    LOG_LEVEL: 'silent',
  });
  const url = await process.ready;
  if (!url) throw new Error('The API ended before it was ready');
  return {
    process,
    async signInMs() {
      const started = performance.now();
      const answer = await fetch(url + startAdminSession.path, {
        method: startAdminSession.method,
        headers: { 'Content-Type': 'application/json', ...addressHeader() },
        body: JSON.stringify(owner),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return performance.now() - started;
    },
    async upload(list) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...owner, confirm: 'true' })) {
        form.append(name, value);
      }
      const dump = gzipSync([...dumpOf('mysql', list)].join(''));
      form.append('sqlFile', new File([Uint8Array.from(dump)], 'prices.sql.gz'));
      const { method, path } = uploadPriceList;
      try {
        const answer = await fetch(url + path, { method, body: form, headers: addressHeader() });
        const { message } = await answer.json();
        return { status: answer.status, message };
      } catch (fault) {
        // What fetch throws when the connection breaks.
        if (fault instanceof TypeError) return undefined;
        throw fault;
      }
    },
    async served() {
      const list = v.parse(ServedList, await (await fetch(`${url}/api/products`)).json());
      return describe(list);
    },
  };
}

/** Lists of different names are never equal. */
export function describe(list: readonly Pick<StoredProduct, 'name' | 'sku'>[]): string {
  const names = [...new Set(list.map(({ name }) => name))];
  const skus = new Set(list.map(({ sku }) => sku));
  return `${names.join(' and ')}, ${skus.size} products in ${list.length} rows`;
}
