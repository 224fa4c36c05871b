import {
  applyPriceList,
  cancelPriceList,
  PriceListPreview,
  PriceLists,
  previewPriceList,
  priceListTexts,
  readPriceLists,
  undoPriceList,
} from '@app/contracts/admin-price-list';
import { endAdminSession, startAdminSession } from '@app/contracts/admin-session';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryCatalogue } from '../../testing/memory-catalogue.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { ownerHeaders } from '../../testing/owner-headers.ts';
import {
  dump,
  encoded,
  formOf,
  owner,
  row,
  sqlFile,
  type UploadApi,
  uploadApi,
} from '../../testing/upload-testing.ts';
import { sha256 } from '../domain/sha256.ts';
import { StoreDown } from '../domain/store-down.ts';

const HOUR = 60 * 60 * 1000;
const OLD_LIST = ['CAM-4MP'];

let api: UploadApi;
let clock: ReturnType<typeof movingClock>;
let asOwner: Record<string, string>;
beforeEach(async () => {
  clock = movingClock();
  api = await uploadApi({}, { clock });
  await signIn();
});
afterEach(async () => {
  expect(await api.leftovers()).toEqual([]);
  await api.close();
});

async function signIn() {
  asOwner = await ownerHeaders(await api.post(startAdminSession.path, owner));
}

const bodyOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

async function send(form: FormData, headers: Record<string, string> = asOwner) {
  const { body, headers: type } = await encoded(form);
  const init = { method: 'POST', body, headers: { ...type, ...headers } };
  return api.app.request(previewPriceList.path, init);
}

const sendFile = (content: string, name?: string) =>
  send(formOf({ sqlFile: sqlFile(content, name) }));

async function preview(...rows: string[]): Promise<PriceListPreview> {
  const answer = await sendFile(dump(...rows));
  expect(answer.status).toBe(200);
  return v.parse(PriceListPreview, await answer.json());
}

const apply = (id: string) => api.post(applyPriceList.path, { preview: id }, asOwner);
const cancel = (id: string) => api.post(cancelPriceList.path, { preview: id }, asOwner);
const lists = async () =>
  v.parse(PriceLists, await (await api.get(readPriceLists.path, asOwner)).json());

describe('a preview', () => {
  test('tells what the file would change, and changes nothing', async () => {
    const content = dump(row('CAM-4MP', '2000.00'), row('NEW-1'), row('LOSS', '0.50'));
    const answer = await sendFile(content, 'june.sql');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body = await bodyOf(answer);
    expect(body).toMatchObject({
      status: 200,
      file: { name: 'june.sql', sha256: sha256(content) },
      expiresAt: '2025-06-02T11:00:00.000Z',
      before: 1,
      after: 3,
      read: 3,
      added: 2,
      removed: 0,
      changed: 1,
      repriced: 1,
      refused: 0,
      refusals: [],
      repeated: 0,
      repeats: [],
      unusedTables: [],
      priceChanges: [{ sku: 'CAM-4MP', name: 'Camera', before: 804.9, after: 2000, cost: 1 }],
      belowCost: 1,
      belowCostProducts: [{ sku: 'LOSS', name: 'Camera', price: 0.5, cost: 1 }],
      addedProducts: [{ sku: 'LOSS' }, { sku: 'NEW-1', price: 2 }],
      removedProducts: [],
      warnings: [{ kind: 'below-cost' }, { kind: 'price-jumps' }],
    });
    expect(await api.skus()).toEqual(OLD_LIST);
    expect((await lists()).preview).toEqual(v.parse(PriceListPreview, body));
  });

  test('names the new products that would go live at R0.00 or without a cost', async () => {
    const free = "('FREE', 'Camera', 'CAMERAS', NULL, 0)";
    const { id, warnings } = await preview(row('CAM-4MP', '804.90'), free);
    expect(warnings).toEqual([
      { kind: 'no-price', message: '1 price is now R0.00: FREE.' },
      { kind: 'no-cost', message: '1 product now has no cost: FREE.' },
    ]);
    expect(await api.skus()).toEqual(OLD_LIST);
    expect((await apply(id)).status).toBe(200);
    expect((await preview(row('CAM-4MP', '804.90'), free)).warnings).toEqual([]);
  });

  test('is refused with the line when the file changes its rows later', async () => {
    const answer = await sendFile(`${dump(row('CAM-4MP'))}UPDATE products SET price = 0.01;\n`);
    expect(await bodyOf(answer)).toMatchObject({
      status: 422,
      message: expect.stringMatching(/Line 3: UPDATE may change rows of the table/),
    });
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('is applied as it was shown, without a second look at warnings', async () => {
    const { id } = await preview(row('CAM-4MP', '0.10'), row('NEW-1'));
    const answer = await bodyOf(await apply(id));
    expect(answer).toMatchObject({
      status: 200,
      message: 'Upload succeeded',
      lists: {
        preview: null,
        changes: [
          {
            number: 2,
            list: id,
            kind: 'import',
            who: owner.username,
            products: 2,
            at: '2025-06-02T10:00:00.000Z',
            file: { name: 'prices.sql' },
            counts: { added: 1, changed: 1, removed: 0, refused: 0 },
            canReturn: false,
          },
          { number: 1, who: null, file: null, products: 1, counts: null, canReturn: true },
        ],
      },
    });
    expect(await api.skus()).toEqual(['CAM-4MP', 'NEW-1']);
  });

  test('that is not served in time is applied all the same, and the answer says so', async () => {
    await api.close();
    const catalogue = { ...memoryCatalogue([]), takeOver: async () => false };
    api = await uploadApi({}, { clock, catalogue });
    const { id } = await preview(row('NEW-1'));
    expect(await bodyOf(await apply(id))).toMatchObject({
      message: 'Upload succeeded. Visitors will see the new price list in a moment.',
    });
  });

  test('that was cancelled cannot be applied', async () => {
    const { id } = await preview(row('NEW-1'));
    const answer = await bodyOf(await cancel(id));
    expect(answer).toMatchObject({ status: 200, message: priceListTexts.cancelled });
    expect(answer.lists.preview).toBeNull();
    const gone = { status: 404, code: 'not_found', message: priceListTexts.previewGone };
    expect(await bodyOf(await apply(id))).toMatchObject(gone);
    expect(await bodyOf(await cancel(id))).toMatchObject(gone);
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('that is more than an hour old cannot be applied', async () => {
    const { id } = await preview(row('NEW-1'));
    clock.pass(HOUR);
    await signIn();
    expect((await lists()).preview).toBeNull();
    expect((await apply(id)).status).toBe(404);
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('of two owners: the second to apply is told that the list has changed', async () => {
    const first = await preview(row('FIRST'));
    const second = await preview(row('SECOND'));
    expect((await apply(first.id)).status).toBe(200);
    expect(await bodyOf(await apply(second.id))).toMatchObject({
      status: 409,
      code: 'busy',
      message: priceListTexts.overtaken,
    });
    expect(await api.skus()).toEqual(['FIRST']);
  });

  test.each([
    ['without a file', {}, 400, 'Please select an SQL file to upload'],
    [
      'of a file that is no dump',
      { sqlFile: sqlFile('x', 'prices.csv') },
      400,
      /\.sql or \.sql\.gz/,
    ],
    [
      'of a damaged file',
      { sqlFile: sqlFile('SELECT 1;') },
      422,
      /^Upload failed: The file has no/,
    ],
    [
      'of a file that is too large',
      { sqlFile: sqlFile('x'.repeat(30_000)) },
      413,
      /^The file is too large/,
    ],
  ])('%s is refused with the reason', async (_, parts, status, message) => {
    const answer = await bodyOf(await send(formOf(parts as Record<string, string | File>)));
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(message);
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('for which there is no room is answered with 503 and the cause', async () => {
    await api.close();
    const cause = 'The data folder /srv/data cannot be used: the disk is full.';
    api = await uploadApi(
      { previewFile: () => Promise.reject(new StoreDown('full', cause)) },
      { clock },
    );
    const answer = await bodyOf(await sendFile(dump(row('NEW-1'))));
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.message).toContain(cause);
  });
});

describe('an undo', () => {
  const undo = (to: string, after: number) => api.post(undoPriceList.path, { to, after }, asOwner);

  test('makes the list before live again', async () => {
    await apply((await preview(row('NEW-1'))).id);
    const [, before] = (await lists()).changes;
    const answer = await bodyOf(await undo(before?.list ?? '', 2));
    expect(answer).toMatchObject({ status: 200, message: priceListTexts.undone });
    expect(answer.lists.changes[0]).toMatchObject({
      number: 3,
      kind: 'undo',
      who: owner.username,
      products: 1,
      counts: { added: 1, changed: 0, removed: 1, refused: 0 },
    });
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('is refused after a change that the owner has not seen, and for a list that is not kept', async () => {
    await apply((await preview(row('NEW-1'))).id);
    const [, before] = (await lists()).changes;
    const late = await bodyOf(await undo(before?.list ?? '', 1));
    expect(late).toMatchObject({ status: 409, message: priceListTexts.overtaken });
    const gone = await bodyOf(await undo('nope', 2));
    expect(gone).toMatchObject({ status: 404, message: priceListTexts.listGone });
    expect(await api.skus()).toEqual(['NEW-1']);
  });
});

test('without a session every step is refused and nothing is read', async () => {
  const { id } = await preview(row('NEW-1'));
  await api.post(endAdminSession.path, {}, asOwner);
  const answers = [
    await sendFile(dump(row('NEW-2'))),
    await api.get(readPriceLists.path, asOwner),
    await apply(id),
    await cancel(id),
    await api.post(undoPriceList.path, { to: id, after: 1 }, asOwner),
  ];
  for (const answer of answers) {
    expect(await bodyOf(answer)).toMatchObject({ status: 401, code: 'unauthorised' });
  }
  expect(await api.skus()).toEqual(OLD_LIST);
  await signIn();
  expect((await lists()).preview?.id).toBe(id);
});

test('pages of other sites cannot preview or apply', async () => {
  const { id } = await preview(row('NEW-1'));
  const foreign = { ...asOwner, Host: 'localhost:3000', Origin: 'https://evil.example' };
  const form = formOf({ sqlFile: sqlFile(dump(row('NEW-2'))) });
  expect((await send(form, foreign)).status).toBe(403);
  expect((await api.post(applyPriceList.path, { preview: id }, foreign)).status).toBe(403);
  expect(await api.skus()).toEqual(OLD_LIST);
});
