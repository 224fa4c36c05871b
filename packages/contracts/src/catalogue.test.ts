import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readCataloguePage } from './catalogue.ts';
import { wireSchema } from './json-schema.ts';

const read = (query: object) => v.parse(readCataloguePage.query, query);

test.each([
  ['7', 7],
  ['999999', 999_999],
  [undefined, 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['1000000', 1],
  ['x', 1],
])('page %j is read as %i', (page, expected) => {
  expect(read(page === undefined ? {} : { page }).page).toBe(expected);
});

test('any text is accepted as a page in the OpenAPI document too', () => {
  expect(wireSchema(readCataloguePage.query).properties?.page).toEqual({
    type: 'string',
    description: '1 to 999999; anything else is read as 1',
    default: '1',
  });
});

test('a query of an older shop asks for all products of each category in the order of the list', () => {
  expect(read({ q: 'dome' })).toEqual({
    q: 'dome',
    page: 1,
    filter: [],
    sort: '',
    limit: undefined,
  });
});

test('filters are split at commas, and empty ones are dropped', () => {
  expect(read({ filter: 'megapixels-4,,brand-Vantis,' }).filter).toEqual([
    ...['megapixels-4', 'brand-Vantis'],
  ]);
});

test.each([
  ['price', 'price'],
  ['price-desc', 'price-desc'],
  ['cheapest', ''],
])('sort %j is read as %j', (sort, expected) => {
  expect(read({ sort }).sort).toBe(expected);
});

test.each([
  ['12', 12],
  ['0', undefined],
  ['1000', undefined],
  ['all', undefined],
])('limit %j is read as %j', (limit, expected) => {
  expect(read({ limit }).limit).toBe(expected);
});
