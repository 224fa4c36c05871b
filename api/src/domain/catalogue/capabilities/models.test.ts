import { expect, test } from 'vitest';
import { fitsModel } from './models.ts';

const d1000 = 'Movant D1000 sliding gate motor 1000kg, 12V 7.2Ah';

test.each<[string, string | undefined, boolean]>([
  ['Cage for D1000/D2000', d1000, true],
  ['Cage for D500/D800', d1000, false],
  ['Cage for D100', d1000, false],
  ['Motor cage, 3mm steel', d1000, true],
  ['Cage for D500/D800', undefined, false],
  ['Motor cage, 3mm steel', undefined, true],
])('"%s" for "%s": %s', (accessory, product, fits) => {
  expect(fitsModel(accessory, product)).toBe(fits);
});
