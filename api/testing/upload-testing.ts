import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openUploadFolder } from '../src/adapters/files/upload-folder.ts';
import { importDump, previewDump } from '../src/adapters/import-worker/import-dump.ts';
import type { ApiDependencies } from '../src/app.ts';
import type { Credentials } from '../src/domain/admin/sign-in.ts';
import type { StoredProduct } from '../src/domain/catalogue/ports.ts';
import { collect } from './collect.ts';
import { memoryStore } from './memory-store.ts';
import { type TestApi, type TestApiOptions, testApi } from './test-api.ts';

export const owner: Credentials = { username: 'admin', password: 'correct-horse-battery' };
export const UPLOAD_LIMIT = 20_000;

export const dump = (...rows: string[]): string =>
  `INSERT INTO products (sku, product, category, cost, price) VALUES\n${rows.join(',\n')};\n`;
export const row = (sku: string, price = '2.00'): string =>
  `('${sku}', 'Camera', 'CAMERAS', 1.00, ${price})`;

export const sqlFile = (content: BlobPart, name = 'prices.sql'): File => new File([content], name);

/** A form with its parts in this order. */
export function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

export interface UploadApi extends TestApi {
  /** Every pair of credentials that was checked. */
  readonly checked: readonly Credentials[];
  upload(body: BodyInit, headers?: Record<string, string>): Promise<Response>;
  /** Names of the files in the upload folder. */
  leftovers(): Promise<readonly string[]>;
  /** The active list, in no particular order. */
  products(): Promise<readonly StoredProduct[]>;
  skus(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The API with an upload folder on the disk and the import in this thread. */
export async function uploadApi(
  changes: Partial<ApiDependencies['admin']> = {},
  options: TestApiOptions = {},
): Promise<UploadApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upload-'));
  const store = memoryStore();
  const { priceLists } = store;
  const checked: Credentials[] = [];
  const uploadLimitBytes = changes.uploadLimitBytes ?? UPLOAD_LIMIT;
  const products = async () => {
    const active = await priceLists.active();
    return (await collect(priceLists.products(active?.id ?? ''))).flat();
  };
  const dumpAt = (file: string) => ({
    file,
    unpackedLimitBytes: 10 * uploadLimitBytes,
    priceLists,
    clock: options.clock,
  });
  const admin: ApiDependencies['admin'] = {
    credentials: {
      username: owner.username,
      fingerprint: async () => owner.password,
      async verify(given) {
        checked.push(given);
        return given.username === owner.username && given.password === owner.password;
      },
    },
    folder: await openUploadFolder(dataDir),
    uploadLimitBytes,
    wait: async () => {},
    importFile: (file, options) => importDump({ ...dumpAt(file), ...options }),
    previewFile: (file, options) => previewDump({ ...dumpAt(file), ...options }),
    ...changes,
  };
  const api = await testApi({ store, admin, ...options });
  return {
    ...api,
    checked,
    async upload(body, headers = {}) {
      const sent = body instanceof FormData ? await encoded(body) : { body, headers: {} };
      const init = {
        ...sent,
        headers: { ...sent.headers, ...headers },
        method: 'POST',
        duplex: 'half',
      };
      return api.app.request('/api/admin/upload', init);
    },
    leftovers: () => readdir(join(dataDir, 'uploads')),
    products,
    skus: async () => (await products()).map(({ sku }) => sku),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/**
 * Encodes the whole form first, because a form that is encoded while it is read fails when the
 * server stops reading.
 */
export async function encoded(form: FormData) {
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  return { body: await whole.arrayBuffer(), headers: { 'Content-Type': type } };
}
