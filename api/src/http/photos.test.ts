import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPhoto, PHOTO_LIMIT_BYTES, photoTexts, STORED_PHOTO_BYTES } from '@app/contracts/photo';
import { requestSiteVisit } from '@app/contracts/site-visit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedAdmin, NOW, type TestApi, testApi } from '../../testing/test-api.ts';
import { openUploadFolder } from '../adapters/files/upload-folder.ts';
import { purgeUnclaimedPhotos } from '../domain/photos/purge-unclaimed.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'photos-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const openApi = async () =>
  testApi({ admin: { ...closedAdmin, folder: await openUploadFolder(dataDir) } });

/** 60 × 40 pixels of noise, so that its file has more than a header. */
const picture = () =>
  sharp(Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 60, height: 40, channels: 3 },
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } });
const jpeg = () => picture().jpeg().toBuffer();

async function send(
  api: TestApi,
  content: Uint8Array | string,
  name = 'gate.jpg',
  field = 'photo',
): Promise<Response> {
  const form = new FormData();
  form.append(field, new File([content as BlobPart], name));
  const sent = new Response(form);
  const headers = { 'Content-Type': sent.headers.get('content-type') ?? '' };
  const body = await sent.arrayBuffer();
  return api.app.request(addPhoto.path, { method: 'POST', body, headers });
}

async function stored(api: TestApi, content: Uint8Array) {
  const answer = await send(api, content);
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  const photo = await api.store.photos.get(id);
  if (!photo) throw new Error('The photo was not stored');
  return { id, bytes: Buffer.from(photo.content) };
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a JPEG with an id', async (type) => {
  const { id, bytes } = await stored(await openApi(), await picture()[type]().toBuffer());
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
});

test('a photo loses its place and author, and is turned upright first', async () => {
  const tagged = await picture()
    .withExif({ IFD0: { Artist: 'Thandi' }, IFD3: { GPSLatitude: '29/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(tagged.includes('Exif')).toBe(true);
  const { bytes } = await stored(await openApi(), tagged);
  expect(bytes.includes('Exif')).toBe(false);
  expect(bytes.includes('Thandi')).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
});

test('a photo of 3,000 × 1,500 pixels is stored with 2,000 × 1,000', async () => {
  const { bytes } = await stored(await openApi(), await plain(3_000, 1_500).png().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2_000, height: 1_000 });
});

test('a photo of noise, which cannot be compressed, is stored with at most 2 MB', async () => {
  const noise = randomBytes(2_000 * 1_300 * 3);
  const png = await sharp(noise, { raw: { width: 2_000, height: 1_300, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(png.length).toBeLessThan(PHOTO_LIMIT_BYTES);
  const { bytes } = await stored(await openApi(), png);
  expect(bytes.length).toBeLessThanOrEqual(STORED_PHOTO_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2_000, height: 1_300 });
});

test.each([
  ['a script behind it', '<script>alert(1)</script>'],
  ['an archive behind it', 'PK\x03\x04 an archive'],
])('a photo with %s is stored without', async (_, hidden) => {
  const { bytes } = await stored(
    await openApi(),
    Buffer.concat([await jpeg(), Buffer.from(hidden, 'latin1')]),
  );
  expect(bytes.includes(hidden.slice(0, 4), 'latin1')).toBe(false);
});

/** A PNG whose header promises far more pixels than its few bytes. */
async function bomb(): Promise<Uint8Array> {
  const png = await plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  expect(png.length).toBeLessThan(PHOTO_LIMIT_BYTES / 10);
  return png;
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>';
const gif = 'GIF89a\x01\0\x01\0\0\0\0;';

const hostile: readonly (readonly [string, () => Promise<Uint8Array | string>, string])[] = [
  ['a drawing in SVG', async () => svg, photoTexts.type],
  ['a page', async () => '<!doctype html><script>alert(1)</script>', photoTexts.type],
  ['a program', async () => '\x7fELF', photoTexts.type],
  ['a GIF', async () => gif, photoTexts.type],
  ['a TIFF', async () => picture().tiff().toBuffer(), photoTexts.type],
  ['nothing', async () => '', photoTexts.type],
  ['a HEIC', async () => '\0\0\0\x18ftypheic\0\0\0\0', photoTexts.heic],
  ['a cut-off JPEG', async () => (await jpeg()).subarray(0, -30), photoTexts.damaged],
  [
    'a cut-off PNG',
    async () => (await picture().png().toBuffer()).subarray(0, -30),
    photoTexts.damaged,
  ],
  [
    'half a WebP',
    async () => (await picture().webp().toBuffer()).subarray(0, 400),
    photoTexts.damaged,
  ],
  [
    'a JPEG of two bytes and SVG',
    async () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'),
    photoTexts.damaged,
  ],
  ['a PNG of 81 million pixels', bomb, photoTexts.tooManyPixels],
];

test.each(hostile)(
  '%s is refused, whatever its name says, and nothing of it is left',
  async (_, made, message) => {
    const api = await openApi();
    const answer = await send(api, await made());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message, fields: { photo: message } });
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  },
);

test('a photo of more than 8 MB is refused', async () => {
  const answer = await send(await openApi(), new Uint8Array(PHOTO_LIMIT_BYTES + 1));
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { message: photoTexts.tooLarge },
  ]);
});

test.each([
  ['without a file', 'photo', '', 400],
  ['with a file of another name', 'picture', 'gate.jpg', 400],
])('a form %s is refused', async (_, field, name, status) => {
  expect((await send(await openApi(), await jpeg(), name, field)).status).toBe(status);
});

test('the 21st photo of one address within ten minutes is refused', async () => {
  const api = await openApi();
  const photo = await jpeg();
  for (let count = 1; count <= 20; count += 1) expect((await send(api, photo)).status).toBe(200);
  const answer = await send(api, photo);
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({
    message: 'Too many photos from your network. Please try again in 10 minutes.',
  });
});

const visit = {
  name: 'Thandi Mkhize',
  email: 'thandi@example.com',
  phone: '031 555 0100',
  place: '12 Palm Road',
  firstTime: 'Monday morning',
};
const after = (hours: number) => ({
  now: () => new Date(Date.parse(NOW) + hours * 60 * 60 * 1000),
});

test('photos that a request names are kept, and others are deleted after two days', async () => {
  const api = await openApi();
  const [named, other] = [await stored(api, await jpeg()), await stored(api, await jpeg())];
  const answer = await api.post(requestSiteVisit.path, { ...visit, photos: [named.id] });
  expect(answer.status).toBe(200);
  const [lead] = await api.leads();
  expect(lead?.payload).toMatchObject({ photos: [named.id] });
  // By a clock that is wrong by a day.
  await purgeUnclaimedPhotos({ photos: api.store.photos, clock: after(25) });
  expect(await api.store.photos.get(other.id)).toBeDefined();
  await purgeUnclaimedPhotos({ photos: api.store.photos, clock: after(49) });
  expect(await api.store.photos.get(named.id)).toBeDefined();
  expect(await api.store.photos.get(other.id)).toBeUndefined();
});

test('a request that names a photo which is gone is refused and says so', async () => {
  const api = await openApi();
  const answer = await api.post(requestSiteVisit.path, { ...visit, photos: ['a'.repeat(32)] });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { photos: photoTexts.gone } });
  expect(await api.leads()).toEqual([]);
});
