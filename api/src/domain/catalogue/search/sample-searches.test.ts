import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSample } from '../../../../testing/plan-lists.ts';
import { capableOf } from '../capabilities/capable.ts';
import { buildFacetIndex } from '../facets/facet-index.ts';
import type { StoredProduct } from '../ports.ts';
import { createCataloguePages } from './catalogue-pages.ts';
import { buildSearchIndex } from './search-index.ts';
import { NO_SEARCH_WORDS, readSearchWords } from './search-words.ts';

const DATA = new URL('../../../../../data/', import.meta.url);
const read = readSearchWords(readFileSync(new URL('search-words.txt', DATA), 'utf8'));
const words = read.ok ? read.value : NO_SEARCH_WORDS;
const products = await readSample();
const index = buildSearchIndex(products);
const pages = createCataloguePages(products, buildFacetIndex(products, capableOf(products), []));

const search = (term: string) => index.search(term, words);
const found = (term: string) =>
  Array.from(search(term).positions, (at) => products[at] as StoredProduct);
const names = (term: string) => found(term).map(({ name }) => name);
const skus = (term: string) => found(term).map(({ sku }) => sku);
const categories = (term: string, page = 1) =>
  pages
    .page(search(term), { term, page, filters: [], sort: '' })
    .categories.map(({ name }) => name);

describe('cameras', () => {
  test.each(['cctv camera', 'camera', 'cameras', 'CCTV', 'cctv cameras', 'security camera'])(
    '%j finds cameras, all before brackets, signs and monitors',
    (term) => {
      const inCategories = found(term).map(({ category }) => / CAMERAS$/.test(category));
      expect(inCategories.filter(Boolean)).toHaveLength(125);
      expect(inCategories.indexOf(false)).toBe(inCategories.lastIndexOf(true) + 1);
    },
  );
  test('searched for as "4 megapixel camera" are those of "4MP camera"', () => {
    expect(skus('4MP camera').length).toBeGreaterThan(20);
    for (const term of ['4 megapixel camera', 'camera 4 MP', '4-megapixel cameras', '4mp CAMERA']) {
      expect(skus(term), term).toEqual(skus('4MP camera'));
    }
  });
  test('with 4MP are the cheapest ordinary ones first, and PTZ cameras after them', () => {
    expect(found('4MP')[0]).toMatchObject({ sku: 'LM-IP4B28', price: 954_90 });
    const ptz = names('4MP').map((name) => name.includes('PTZ'));
    expect(ptz.indexOf(true)).toBeGreaterThan(20);
    expect(categories('4MP')[0]).toBe('IP CAMERAS');
  });
  test.each(['camra', 'camrea', 'cmaera', 'cameraa', 'camara', 'camras'])(
    'are found by the misspelt %j, which says so',
    (term) => {
      expect(search(term).corrected).toBe('camera');
      expect(skus(term)).toEqual(skus('camera'));
    },
  );
  test('are in categories that come before those that only mention cameras', () => {
    expect(categories('camera').every((name) => name.endsWith(' CAMERAS'))).toBe(true);
    expect(categories('camera', 2)).toEqual([
      ...['LPR CAMERAS', 'THERMAL CAMERAS', 'CAMERA BRACKETS & ACCESSORIES'],
      ...['VEHICLE TELEMATICS', 'OFF-GRID SURVEILLANCE'],
    ]);
  });
});

describe('products before accessories', () => {
  test.each([
    ['gate', 'SLIDING GATE MOTORS', 'GATE ACCESSORIES'],
    ['energiser', 'ELECTRIC FENCE ENERGIZERS', 'ELECTRIC FENCE HARDWARE'],
  ])('%j finds %s before %s', (term, first, later) => {
    const order = found(term).map(({ category }) => category);
    expect(order[0]).toBe(first);
    expect(order.lastIndexOf(first)).toBeLessThan(order.indexOf(later));
  });
  test('"maglock" finds locks before the bracket for them, and "camera bracket" finds brackets', () => {
    expect(skus('maglock')).toEqual(['AC-M280', 'AC-M500', 'AC-ZL']);
    expect(skus('camera bracket').slice(0, 3)).toEqual(['BRK-WD', 'BRK-PM', 'BRK-CB']);
  });
});

describe('a SKU', () => {
  test.each(['VT-IP4B28', 'vtip4b28', 'VT IP4B28', 'vt_ip4b28', 'Vt.Ip4b28'])(
    'is found as %j',
    (term) => {
      expect(skus(term)[0]).toBe('VT-IP4B28');
    },
  );
  test('is found by its beginning, with or without dashes', () => {
    expect(skus('VT-IP4')).toEqual(skus('vtip4'));
    expect(skus('vtip4').every((sku) => sku.startsWith('VT-IP4'))).toBe(true);
    expect(skus('vtip4')).toHaveLength(7);
  });
});

describe('brand and model', () => {
  test.each(['Movant D500', 'd500 movant', 'MovantD500', 'movant d 500', 'movant-d500'])(
    '%j finds that motor',
    (term) => {
      expect(skus(term)).toEqual(['GM-S500']);
    },
  );
  test.each(['vantis ip4b28', 'VantisIP4B28', 'Vantis VT-IP4B28', 'vantis vt ip4b28'])(
    '%j finds that camera',
    (term) => {
      expect(skus(term)).toEqual(['VT-IP4B28']);
    },
  );
});

describe('units', () => {
  test.each([
    ['4tb', ['4 TB', '4-TB', '4 terabyte', '4 terabytes'], /\b4TB/],
    ['8 channel', ['8-channel', '8 channels', '8ch', '8 CH', '8channel'], /\b8-channel/],
    ['2.8mm', ['2.8 mm', '2,8mm', '2.8 millimetre'], /\b2\.8mm/],
    ['4 megapixel', ['4MP', '4 MP', '4mpx'], /\b4MP/],
    ['24"', ['24 inch', '24-inch', '24inch', '24”'], /^24"/],
    ['10,000 users', ['10000 users', '10000 user'], /10,000 users/],
    ['8 zone', ['8-zone', '8 zones'], /8-zone/],
    ['12V 7Ah', ['12 volt 7 ah', '7ah 12v'], /12V 7Ah/],
  ])('%j finds the same as %j, and only that', (term, spellings, wanted) => {
    expect(names(term).length).toBeGreaterThan(0);
    expect(names(term).filter((name) => !wanted.test(name))).toEqual([]);
    for (const spelling of spellings) expect(skus(spelling), spelling).toEqual(skus(term));
  });
});

describe('words of the trade', () => {
  test('of the delivered table are all readable', () => {
    expect(read).toMatchObject({ ok: true });
  });
  test.each([
    ['energiser', 'energizer'],
    ['energisers', 'energizer'],
    ['xvr', 'digital video recorder'],
    ['network video recorder', 'nvr'],
    ['hdd', 'hard drive'],
    ['psu', 'power supply'],
    ['fiber', 'fibre'],
  ])('%j finds what %j finds', (term, other) => {
    expect(skus(other).length).toBeGreaterThan(0);
    expect(skus(term).toSorted()).toEqual(skus(other).toSorted());
    expect(search(term).corrected).toBeUndefined();
  });
  test.each([
    ['load-shedding', 'UP-650'],
    ['load shedding', 'UP-650'],
    ['loadshedding', 'UP-650'],
    ['boom gate', 'TB-3'],
    ['motion sensor', 'ST-PIR'],
    ['magnetic lock', 'AC-M280'],
  ])('%j finds %s first', (term, sku) => {
    expect(skus(term)[0]).toBe(sku);
  });
  test('"dvr" finds recorders first, and the mobile one', () => {
    expect(categories('dvr')).toEqual(['DIGITAL VIDEO RECORDERS', 'VEHICLE TELEMATICS']);
    expect(skus('dvr')).toHaveLength(10);
  });
  test('are found with a typing error, which is said', () => {
    expect(search('enrgiser').corrected).toBe('energiser');
    expect(skus('enrgiser')).toEqual(skus('energiser'));
  });
});

describe('typing errors', () => {
  test.each([
    ['batery', 'battery'],
    ['bateries', 'battery'],
    ['detcetor', 'detector'],
    ['4MP camra', '4mp camera'],
    ['vtpi4b28', 'vtip4b28'],
    ['Vantis bulet  camra', 'vantis bullet  camera'],
  ])('in %j are corrected to %j', (term, corrected) => {
    expect(search(term).corrected).toBe(corrected);
    expect(skus(term)).toEqual(skus(corrected));
  });
  test('are not looked for when a word matches as it is', () => {
    expect(search('gat').corrected).toBeUndefined();
    expect(search('senso').corrected).toBeUndefined();
  });
  test('never turn one number into another', () => {
    expect(skus('VT-IP3B28')).toEqual([]);
    expect(skus('7MP')).toEqual([]);
  });
});

describe('what matched', () => {
  test.each([
    ['4 megapixel camra', ['4megapixel', 'camera', '4mpix', '4mpx', '4mp']],
    ['vt-ip4b28', ['vtip4b28']],
    ['cctv', ['camera', 'cctv']],
    ['larm', ['alarm']],
    ['qqqq', []],
  ])('of %j is %j', (term, matched) => {
    expect(search(term).matched).toEqual(matched);
  });
});
