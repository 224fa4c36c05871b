import { expect, test } from 'vitest';
import { acceptedCodings } from './accepted-codings.ts';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br ; q=0.000,gzip;q=1.0', ['gzip']],
  ['br;q=0.001', ['br']],
  ['x-br, brotli, not-gzip', []],
])('the Accept-Encoding %j accepts %j', (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});
