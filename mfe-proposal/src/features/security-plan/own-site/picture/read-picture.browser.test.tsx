import { STORED_PHOTO_BYTES } from '@app/contracts/photo';
import { bytesOf, pdfOf, textOf } from '@app/testing/files/pdf-file';
import { expect, test, vi } from 'vitest';
import { fileLimits, fileTexts } from './picture-file.ts';
import { readPicture } from './read-picture.ts';

// However slow the machine is.
const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);

const file = (...parts: BlobPart[]) => new File(parts, 'plan.png');

/** A black square on nothing. */
async function picture(type: string, side = 300): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side / 2);
  canvas.getContext('2d')?.fillRect(20, 20, 60, 60);
  return canvas.convertToBlob({ type });
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** ISO/IEC 15948, annex D. */
function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

/** A white PNG of one bit a pixel: few bytes, however large it is. */
async function png(width: number, height: number): Promise<Blob> {
  const chunk = (name: string, data: Uint8Array<ArrayBuffer>) => {
    const named = new Uint8Array([...bytesOf(name), ...data]);
    const numbers = new DataView(new ArrayBuffer(8));
    numbers.setUint32(0, data.length);
    numbers.setUint32(4, crcOf(named));
    return [numbers.buffer.slice(0, 4), named, numbers.buffer.slice(4)];
  };
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 1);
  const row = Math.ceil(width / 8) + 1;
  const rows = new Uint8Array(row * height).fill(0xff);
  for (let at = 0; at < rows.length; at += row) rows[at] = 0;
  return new Blob([
    bytesOf('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', new Uint8Array(header.buffer)),
    ...chunk('IDAT', await packed(rows)),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

async function read(blob: Blob, page?: number) {
  const made = await readPicture(blob, page);
  if (!made.ok) throw new Error(made.failure);
  return made.value;
}

/** Colours of a pixel of what was read. */
async function colourAt(blob: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(bitmap, 0, 0);
  return [...(drawing?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
}
const isDark = ([red = 255]: number[]) => red < 60;

test.each(['image/png', 'image/jpeg', 'image/webp'])(
  'a picture of the type %s becomes a JPEG of its size',
  async (type) => {
    const made = await read(await picture(type));
    expect(made).toMatchObject({ width: 300, height: 150, pages: 1, blob: { type: 'image/jpeg' } });
    expect(isDark(await colourAt(made.blob, 50, 50))).toBe(true);
  },
);

test('what a picture does not cover is white, as paper is', async () => {
  const { blob } = await read(await picture('image/png'));
  const [red = 0] = await colourAt(blob, 250, 100);
  expect(red).toBeGreaterThan(245);
});

test('a picture of 4,000 × 3,000 pixels becomes one of 2,000 × 1,500, and noise at most 2 MB', async () => {
  expect(await read(await png(4_000, 3_000))).toMatchObject({ width: 2_000, height: 1_500 });
  const canvas = new OffscreenCanvas(1_800, 1_400);
  const noise = new ImageData(1_800, 1_400);
  for (let at = 0; at < noise.data.length; at += 65_536) {
    crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
  }
  canvas.getContext('2d')?.putImageData(noise, 0, 0);
  const noisy = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  expect(noisy.size).toBeGreaterThan(STORED_PHOTO_BYTES);
  const { blob } = await read(noisy);
  expect(blob.size).toBeLessThanOrEqual(STORED_PHOTO_BYTES);
});

test('what a camera wrote into a photo, and what hides behind it, is not in what we keep', async () => {
  const jpeg = new Uint8Array(await (await picture('image/jpeg')).arrayBuffer());
  const data = bytesOf('\xff\xe1\0\x1aExif\0\0 29.8587S 31.0218E');
  const hidden = '<script>alert(1)</script>PK\x03\x04';
  const { blob } = await read(file(jpeg.subarray(0, 2), data, jpeg.subarray(2), hidden));
  const kept = textOf(new Uint8Array(await blob.arrayBuffer()));
  for (const trace of ['Exif', '29.8587S', '<script>', 'PK\x03\x04']) {
    expect(kept).not.toContain(trace);
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const cut = async (type: string) => (await picture(type)).slice(0, 60);

test.each<readonly [string, () => Blob | Promise<Blob>, string]>([
  ['nothing', () => file(), fileTexts.empty],
  ['an SVG with a script', () => file(svg), fileTexts.svg],
  ['a page', () => file('<!doctype html><script>alert(1)</script>'), fileTexts.type],
  ['an archive', () => file('PK\x03\x04'), fileTexts.type],
  ['a HEIC', () => file('\0\0\0\x18ftypheic\0\0\0\0'), fileTexts.heic],
  [
    'an SVG behind the first bytes of a JPEG',
    () => file(bytesOf(`\xff\xd8\xff${svg}`)),
    fileTexts.damaged,
  ],
  ['the header of a PNG', () => cut('image/png'), fileTexts.damaged],
  ['half a JPEG header', () => cut('image/jpeg'), fileTexts.damaged],
  ['a PNG of 100 million pixels', () => png(10_000, 10_000), fileTexts.tooManyPixels],
  ['a PNG of 40 × 40 pixels', () => png(40, 40), fileTexts.tooSmall],
  ['a PDF that is an archive', () => file(bytesOf('%PDF-1.7\nPK\x03\x04')), fileTexts.pdfDamaged],
])('%s is refused with its reason', async (_, made, text) => {
  expect(await readPicture(await made())).toEqual({ ok: false, failure: text });
});

test('a file of more than 25 MB is refused before it is read', async () => {
  const large = Object.defineProperty(file('x'), 'size', { value: fileLimits.bytes + 1 });
  expect(await readPicture(large)).toEqual({ ok: false, failure: fileTexts.tooLarge });
});

const bar = { content: '0 0 60 297 re f' };

test('a page of a PDF becomes a picture whose longer side has 2,000 pixels, and no script of it runs', async () => {
  const script = "/OpenAction << /S /JavaScript /JS (globalThis.ran = true; app.alert('x')) >>";
  const wide = { content: '0 0 40 40 re f', size: [500, 250] as const };
  const made = await read(file(pdfOf([bar, wide], { catalogue: script })), 2);
  expect(made).toMatchObject({ width: 2_000, height: 1_000, pages: 2 });
  expect(isDark(await colourAt(made.blob, 20, 980))).toBe(true);
  expect(isDark(await colourAt(made.blob, 20, 20))).toBe(false);
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
});

test('a page of 14,400 points by 10 million is bounded in its pixels', async () => {
  const page = { content: '0 0 9000 9e6 re f', size: [14_400, 10_000_000] as const };
  expect(await readPicture(file(pdfOf([page])))).toEqual({
    ok: false,
    failure: fileTexts.tooSmall,
  });
});

test('a page whose picture has 400 million pixels shows nothing', async () => {
  const image = {
    entries:
      '/Width 20000 /Height 20000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode',
    bytes: textOf(await packed(new Uint8Array(20_000 * 2_500))),
  };
  const bomb = pdfOf([{ content: 'q 420 0 0 297 0 0 cm /Im Do Q', image }]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readPicture(file(bomb))).toEqual({ ok: false, failure: fileTexts.pdfBlank });
});

test('a PDF of 100 KB that unpacks to 32 MB of nothing is refused', async () => {
  const content = textOf(await packed(new Uint8Array(32 * 1024 * 1024).fill(32)));
  const bomb = pdfOf([{ content, coded: '/Filter /FlateDecode' }]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readPicture(file(bomb))).toEqual({ ok: false, failure: fileTexts.pdfBlank });
});

test('a PDF with a password says so', async () => {
  const secret = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> /ID [(a) (a)]`;
  expect(await readPicture(file(pdfOf([bar], { trailer: secret })))).toEqual({
    ok: false,
    failure: fileTexts.pdfPassword,
  });
});

test('a page whose time is over is given up', async () => {
  late.mockReturnValueOnce(AbortSignal.abort());
  expect(await readPicture(file(pdfOf([bar])))).toEqual({ ok: false, failure: fileTexts.pdfSlow });
});
