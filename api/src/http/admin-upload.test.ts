import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryCatalogue } from '../../testing/memory-catalogue.ts';
import {
  dump,
  encoded,
  formOf,
  owner,
  row,
  sqlFile,
  UPLOAD_LIMIT,
  type UploadApi,
  uploadApi,
} from '../../testing/upload-testing.ts';
import { sha256 } from '../domain/sha256.ts';
import { StoreDown } from '../domain/store-down.ts';

const OLD_LIST = ['CAM-4MP'];

let api: UploadApi;
beforeEach(async () => {
  api = await uploadApi();
});
afterEach(async () => {
  expect(await api.leftovers()).toEqual([]);
  expect(JSON.stringify(api.log)).not.toContain(owner.password);
  await api.close();
});

const bodyOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

describe('an uploaded price list', () => {
  test('replaces the old one, and the answer has the changes', async () => {
    const file = sqlFile(dump(row('CAM-4MP', '900.00'), row('NEW-1'), row('NEW-2')));
    const answer = await api.upload(formOf({ ...owner, sqlFile: file }));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await bodyOf(answer)).toEqual({
      status: 200,
      message: 'Upload succeeded',
      read: 3,
      added: 2,
      changed: 1,
      removed: 0,
      refused: 0,
      refusals: [],
      repeated: 0,
      repeats: [],
      unusedTables: [],
    });
    expect(await api.skus()).toEqual(['CAM-4MP', 'NEW-1', 'NEW-2']);
    expect(api.log).toMatchObject([
      { msg: 'price list uploaded', read: 3, added: 2, changed: 1, removed: 0, refused: 0 },
      { msg: 'request', status: 200 },
    ]);
  });

  test('that is not served in time is answered all the same, and the answer says so', async () => {
    await api.close();
    const catalogue = { ...memoryCatalogue([]), takeOver: async () => false };
    api = await uploadApi({}, { catalogue });
    const answer = await api.upload(formOf({ ...owner, sqlFile: sqlFile(dump(row('NEW-1'))) }));
    expect(await bodyOf(answer)).toMatchObject({
      status: 200,
      message: 'Upload succeeded. Visitors will see the new price list in a moment.',
    });
  });

  test('for which there is no room is answered with 503 and the cause, once the owner is known', async () => {
    await api.close();
    const cause = 'The data folder /srv/data cannot be used: the disk is full.';
    const importFile = () => Promise.reject(new StoreDown('full', cause));
    api = await uploadApi({ importFile });
    const form = { ...owner, sqlFile: sqlFile(dump(row('NEW-1'))) };
    const answer = await api.upload(formOf(form));
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await bodyOf(answer)).toMatchObject({
      status: 503,
      code: 'unavailable',
      message: `Upload failed: ${cause} Until that is fixed, no order or message can be taken.`,
    });
    expect((await api.upload(formOf({ ...form, password: 'wrong' }))).status).toBe(401);
  });

  test('may be compressed with gzip, whatever its name says', async () => {
    const packed = gzipSync(dump(row('NEW-1')));
    for (const name of ['prices.sql.gz', 'PRICES.SQL']) {
      const answer = await api.upload(formOf({ ...owner, sqlFile: sqlFile(packed, name) }));
      expect(answer.status, name).toBe(200);
    }
    expect(await api.skus()).toEqual(['NEW-1']);
  });

  test('names the rows that were left out', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => row(`OK-${index}`));
    const file = sqlFile(dump(row('BAD-1', "'free'"), ...rows));
    const answer = await bodyOf(await api.upload(formOf({ ...owner, sqlFile: file })));
    expect(answer).toMatchObject({ status: 200, read: 201, added: 200, removed: 1, refused: 1 });
    expect(answer.refusals).toEqual([{ line: 2, reason: expect.stringMatching(/price/i) }]);
  });

  test('may have its credentials after the file', async () => {
    const answer = await api.upload(formOf({ sqlFile: sqlFile(dump(row('NEW-1'))), ...owner }));
    expect(answer.status).toBe(200);
    expect(await api.skus()).toEqual(['NEW-1']);
  });
});

describe('a price list with far fewer products', () => {
  const five = dump(...['A', 'B', 'C', 'D', 'E'].map((sku) => row(sku)));
  const three = dump(row('A'), row('B'), row('C'));
  const upload = (content: string, parts: Record<string, string> = {}) =>
    api.upload(formOf({ ...owner, ...parts, sqlFile: sqlFile(content) }));

  test('is refused with the figures until it is confirmed', async () => {
    expect((await upload(five)).status).toBe(200);
    expect(await bodyOf(await upload(three))).toEqual({
      status: 409,
      code: 'confirmation_required',
      message: expect.stringMatching(/^Upload failed: The file has 3 products, .* has 5\./),
      error: expect.any(String),
      warnings: [{ kind: 'shrinks', message: expect.stringContaining('may be cut off') }],
      shrinks: { before: 5, after: 3 },
    });
    expect(await api.skus()).toHaveLength(5);
    expect((await upload(three, { confirm: 'true' })).status).toBe(200);
    expect(await api.skus()).toEqual(['A', 'B', 'C']);
  });

  test('is accepted when it still has four in five products', async () => {
    await upload(five);
    const four = dump(row('A'), row('B'), row('C'), row('D'));
    expect((await upload(four)).status).toBe(200);
  });

  test('is not called cut off when the file is marked as complete', async () => {
    await upload(five);
    const { status, message } = await bodyOf(await upload(`BEGIN;\n${three}COMMIT;\n`));
    expect({ status, message }).toEqual({
      status: 409,
      message:
        'Upload failed: The file has 3 products, and the price list has 5. If the file is right, confirm that it replaces the price list.',
    });
  });
});

describe('a price list with prices to decide about', () => {
  const upload = (content: string, parts: Record<string, string> = {}) =>
    api.upload(formOf({ ...owner, ...parts, sqlFile: sqlFile(content) }));

  test('is refused with each warning until it is confirmed', async () => {
    const list = dump(row('CAM-4MP', '2000.00'), row('LOSS-1', '0.50'), row('LOSS-2', '0.90'));
    expect(await bodyOf(await upload(list))).toMatchObject({
      status: 409,
      code: 'confirmation_required',
      warnings: [
        { kind: 'below-cost', message: '2 prices are below cost.' },
        { kind: 'price-jumps', message: '1 price changes by more than 50%.' },
      ],
    });
    expect(await api.skus()).toEqual(OLD_LIST);
    expect((await upload(list, { confirm: 'false' })).status).toBe(409);
    expect((await upload(list, { confirm: 'true' })).status).toBe(200);
    expect(await api.skus()).toEqual(['CAM-4MP', 'LOSS-1', 'LOSS-2']);
    // What was confirmed once needs no second decision.
    expect((await upload(list)).status).toBe(200);
  });

  test('is in the history with its file and its hash', async () => {
    const content = dump(row('NEW-1'), row('CAM-4MP', '804.90'));
    await api.upload(formOf({ ...owner, sqlFile: sqlFile(content, 'june.sql') }));
    const [change] = await api.store.priceLists.changes(1);
    expect(JSON.parse(change?.record ?? '')).toEqual({
      kind: 'import',
      who: owner.username,
      file: { name: 'june.sql', sha256: sha256(content) },
      products: 2,
      counts: { added: 1, changed: 1, removed: 0, refused: 0 },
    });
  });
});

test('tables of other schemas are reported and not merged', async () => {
  const archive = dump(row('OLD')).replace('products', 'archive.products');
  const file = sqlFile(dump(row('NEW-1')) + archive);
  const answer = await bodyOf(await api.upload(formOf({ ...owner, sqlFile: file })));
  expect(answer).toMatchObject({ status: 200, added: 1, unusedTables: ['archive.products'] });
  expect(await api.skus()).toEqual(['NEW-1']);
});

describe('a price list that cannot be read', () => {
  afterEach(async () => expect(await api.skus()).toEqual(OLD_LIST));

  const upload = async (content: BlobPart, name?: string) =>
    bodyOf(await api.upload(formOf({ ...owner, sqlFile: sqlFile(content, name) })));

  test('is refused with the reason', async () => {
    const message = 'Upload failed: The file has no table products.';
    expect(await upload('SELECT 1;')).toEqual({
      status: 422,
      code: 'invalid_request',
      message,
      error: message,
    });
  });

  test('is refused with its bad rows when there are too many', async () => {
    const failure = await upload(dump(row('OK-1'), row('BAD-1', "'free'")));
    expect(failure).toMatchObject({
      status: 422,
      message:
        'Upload failed: 1 of 2 rows have errors; at most one in 100 may. The first is on line 3: Price is not a number.',
      refusals: [{ line: 3 }],
    });
  });

  test('is refused when its compression is damaged', async () => {
    const packed = gzipSync(dump(row('NEW-1')));
    const damaged = Buffer.from(packed);
    damaged.fill(0xff, 20, 40);
    for (const bytes of [packed.subarray(0, -12), damaged]) {
      expect(await upload(bytes, 'prices.sql.gz')).toMatchObject({
        status: 422,
        message:
          'Upload failed: The compressed file is damaged or cut off. Compress it and send it again.',
      });
    }
  });

  test('is refused when it decompresses to much more than the upload limit', async () => {
    const bomb = gzipSync(`${dump(row('NEW-1'))}${' '.repeat(10 * UPLOAD_LIMIT)}`);
    expect(bomb.length).toBeLessThan(UPLOAD_LIMIT);
    expect(await upload(bomb, 'prices.sql.gz')).toMatchObject({
      status: 422,
      message: 'Upload failed: The file unpacks to more than 0 MB.',
    });
  });

  test.each([
    ['a zip archive', Buffer.from('PK\u0003\u0004....'), /zip archive/],
    ['compressed twice', gzipSync(gzipSync('x')), /compressed twice/],
  ])('is refused when it is %s', async (_, bytes, message) => {
    expect((await upload(bytes, 'prices.sql.gz')).message).toMatch(message);
  });
});

describe('an incomplete or malformed upload', () => {
  const messages = {
    username: 'Please enter your username',
    password: 'Please enter your password',
    sqlFile: 'Please select an SQL file to upload',
  };

  test('is refused with every field that is missing', async () => {
    const failure = await bodyOf(await api.upload(formOf({ other: 'x' })));
    expect(failure).toMatchObject({ status: 400, code: 'invalid_request', fields: messages });
  });

  test.each([
    ['the file', { ...owner }, { sqlFile: messages.sqlFile }],
    [
      'the file, as a browser sends it',
      { ...owner, sqlFile: sqlFile('', '') },
      { sqlFile: messages.sqlFile },
    ],
    ['a file under its name', { ...owner, upload: sqlFile('x') }, { sqlFile: messages.sqlFile }],
    ['a file that is one', { ...owner, sqlFile: 'INSERT' }, { sqlFile: messages.sqlFile }],
    [
      'the username',
      { ...owner, username: '', sqlFile: sqlFile('x') },
      { username: messages.username },
    ],
    [
      'the password',
      { ...owner, password: '', sqlFile: sqlFile('x') },
      { password: messages.password },
    ],
    [
      'the right kind of file',
      { ...owner, sqlFile: sqlFile('x', 'prices.csv') },
      { sqlFile: 'Please select a file that ends in .sql or .sql.gz' },
    ],
  ])('is refused without %s, before the password is looked at', async (_, parts, fields) => {
    const answer = await api.upload(formOf(parts as Record<string, string | File>));
    expect(await bodyOf(answer)).toMatchObject({ status: 400, fields });
    expect(api.checked).toEqual([]);
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('is refused with two files', async () => {
    const form = formOf({ ...owner, sqlFile: sqlFile(dump(row('NEW-1'))) });
    form.append('sqlFile', sqlFile(dump(row('NEW-2'))));
    const failure = await bodyOf(await api.upload(form));
    expect(failure).toMatchObject({ status: 400, message: 'Upload failed: please send one file.' });
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'x'],
    ['text/plain', 'x'],
  ])('is refused as %s', async (type, body) => {
    const answer = await api.upload(body, { 'Content-Type': type });
    expect(await bodyOf(answer)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  test.each([10, 150, 260, 420])('is refused when it ends after %i bytes', async (length) => {
    const file = sqlFile(dump(row('NEW-1'), row('NEW-2')));
    const { body, headers } = await encoded(formOf({ ...owner, sqlFile: file }));
    const failure = await bodyOf(await api.upload(body.slice(0, length), headers));
    expect(failure.status).toBe(400);
    expect(await api.skus()).toEqual(OLD_LIST);
  });
});

describe('a file that is too large', () => {
  const message = 'The file is too large: at most 0 MB can be uploaded';
  const tooLarge = { status: 413, code: 'payload_too_large', message };

  test('is refused by its announced length, before anything is read', async () => {
    const length = { 'Content-Length': String(UPLOAD_LIMIT + 70_000) };
    const answer = await api.upload(formOf({ ...owner, sqlFile: sqlFile('x') }), length);
    expect(await bodyOf(answer)).toMatchObject(tooLarge);
    expect(api.checked).toEqual([]);
  });

  test('is refused while it is received, long before its end', async () => {
    let sent = 0;
    const text = (lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));
    const part = (name: string, more = '') => [
      '--edge',
      `Content-Disposition: form-data; name="${name}"${more}`,
      '',
    ];
    const head = text([
      ...part('username'),
      owner.username,
      ...part('password'),
      owner.password,
      ...part('sqlFile', '; filename="prices.sql"'),
      '',
    ]);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? head : new Uint8Array(8192).fill(32));
        sent += 1;
      },
    });
    const type = { 'Content-Type': 'multipart/form-data; boundary=edge' };
    expect(await bodyOf(await api.upload(body, type))).toMatchObject(tooLarge);
    expect(sent).toBeLessThan(50);
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('is accepted at exactly the limit', async () => {
    const text = dump(row('NEW-1'));
    const file = sqlFile(text.padEnd(UPLOAD_LIMIT, ' '));
    expect((await api.upload(formOf({ ...owner, sqlFile: file }))).status).toBe(200);
    const larger = sqlFile(text.padEnd(UPLOAD_LIMIT + 1, ' '));
    expect((await api.upload(formOf({ ...owner, sqlFile: larger }))).status).toBe(413);
  });

  test('can be avoided, because the API tells the limit', async () => {
    const limit = await api.get('/api/admin/upload/limit');
    expect(await limit.json()).toEqual({ bytes: UPLOAD_LIMIT });
  });
});

test.each(['', '; boundary=', '; boundary=""', `; boundary=${'x'.repeat(71)}`])(
  'a form with the boundary "%s" is refused at once',
  async (boundary) => {
    const answer = await api.upload('--\r\n', { 'Content-Type': `multipart/form-data${boundary}` });
    expect(answer.status).toBe(415);
  },
);

test.each(['edge', '"edge with spaces"'])(
  'a form with the boundary %s is read',
  async (boundary) => {
    const edge = boundary.replaceAll('"', '');
    const body = `--${edge}\r\nContent-Disposition: form-data; name="username"\r\n\r\nx\r\n--${edge}--\r\n`;
    const type = { 'Content-Type': `multipart/form-data; charset=utf-8; boundary=${boundary}` };
    expect((await api.upload(body, type)).status).toBe(400);
  },
);

test('pages of other sites cannot upload', async () => {
  const form = formOf({ ...owner, sqlFile: sqlFile(dump(row('NEW-1'))) });
  const answer = await api.upload(form, { Host: 'localhost:3000', Origin: 'https://evil.example' });
  expect(await bodyOf(answer)).toMatchObject({ status: 403, code: 'forbidden' });
  expect(api.checked).toEqual([]);
});
