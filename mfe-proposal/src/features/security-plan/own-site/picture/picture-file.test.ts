import { expect, test } from 'vitest';
import { kindOf, sizeOf } from './picture-file.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const at = (length: number, parts: Readonly<Record<number, string>>) => {
  const bytes = new Uint8Array(length);
  for (const [offset, text] of Object.entries(parts)) bytes.set(bytesOf(text), Number(offset));
  return bytes;
};

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
  ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a HEIC', '\0\0\0\x18ftypheic', 'heic'],
  ['an SVG', '<?xml version="1.0"?>\n<svg xmlns="x" onload="alert(1)">', 'svg'],
  ['an SVG without a header', '<svg/>', 'svg'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'other'],
  ['an archive', 'PK\x03\x04', 'other'],
  ['a GIF', 'GIF89a', 'other'],
  ['a program', '\x7fELF', 'other'],
  ['nothing', '', 'other'],
  ['a PDF behind an archive', 'PK\x03\x04%PDF-1.7', 'other'],
])('%s is known by its bytes', (_, text, kind) => {
  expect(kindOf(bytesOf(text))).toBe(kind);
});

test.each([
  ['png', 'PNG', at(24, { 12: 'IHDR', 16: '\0\0\x03\x20\0\0\x02\x58' })],
  ['webp', 'WebP with extensions', at(30, { 12: 'VP8X', 24: '\x1f\x03\0\x57\x02\0' })],
  ['webp', 'lossless WebP', at(30, { 12: 'VP8L', 20: '\x2f\x1f\xc3\x95\0' })],
  ['webp', 'lossy WebP', at(30, { 12: 'VP8 ', 23: '\x9d\x01\x2a\x20\x03\x58\x02' })],
  [
    'jpeg',
    "JPEG with a camera's data, a table and fill bytes before its frame",
    bytesOf(
      '\xff\xd8\xff\xe1\0\x08Exif\0\0\xff\xc4\0\x04\x01\x02\xff\xff\xff\xc2\0\x0b\x08\x02\x58\x03\x20',
    ),
  ],
] as const)('the %s header (%s) says 800 × 600 pixels', (kind, _, bytes) => {
  expect(sizeOf(kind, bytes)).toEqual({ width: 800, height: 600 });
});

test.each([
  ['png', at(12, { 0: '\x89PNG' })],
  ['webp', at(30, { 12: 'XXXX' })],
  ['jpeg', bytesOf('\xff\xd8\xff\xe1\xff\xff')],
  ['jpeg', bytesOf('\xff\xd8\xff\xda\0\x08')],
  ['jpeg', bytesOf('\xff\xd8\xff<svg/>')],
] as const)('a %s that ends in its header, or has none, has no size', (kind, bytes) => {
  expect(sizeOf(kind, bytes)).toBeUndefined();
});
