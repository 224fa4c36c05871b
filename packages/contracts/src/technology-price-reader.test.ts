import * as v from 'valibot';
import { expect, test } from 'vitest';
import { technologyPricesAnswer, technologyPricesIn } from './technology-price-reader.ts';
import { readTechnologyPrices } from './technology-prices.ts';

const camera = {
  technology: 'video-surveillance',
  label: '4 MP, 2.8 mm camera',
  search: '4MP IP camera 2.8mm',
  from: 954.9,
};

test('the pages of technologies read the prices where the contract has them', () => {
  expect(technologyPricesAnswer.path).toBe(readTechnologyPrices.path);
});

test('the pages of technologies read prices as the schema of the contract does, also of a newer API', () => {
  const answer = [camera, { ...camera, from: 1.005, until: 99 }];
  expect(technologyPricesIn(answer)).toEqual(v.parse(readTechnologyPrices.response, answer));
});

test.each([
  ['null', null],
  ['a text', 'R954.90'],
  ['a price without a label', { ...camera, label: undefined }],
  ['a price that is a text', { ...camera, from: 'R954.90' }],
  ['a technology that is a number', { ...camera, technology: 1 }],
  ['a price without a search', { ...camera, search: null }],
])('%s in place of a price is left out, and the others are read', (_, entry) => {
  expect(technologyPricesIn([entry, camera])).toEqual([{ ...camera, from: 95490 }]);
});

test.each([[null], ['prices'], [{ prices: [camera] }]])(
  'an answer that is no list has no prices',
  (answer) => {
    expect(technologyPricesIn(answer)).toEqual([]);
  },
);
