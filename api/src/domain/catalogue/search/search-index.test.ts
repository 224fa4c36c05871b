import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../../testing/builders.ts';
import { hostileTerms } from '../../../../testing/hostile-terms.ts';
import { naiveSearch } from '../../../../testing/naive-search.ts';
import { buildSearchIndex } from './search-index.ts';
import type { SearchWords } from './search-words.ts';

const CATALOGUE = [
  ['VT-IP2B28', 'Vantis 2MP bullet camera 2.8mm H.265', 'IP CAMERAS'],
  ['VT-IP4B28', 'Vantis 4MP bullet camera 2.8mm H.265', 'IP CAMERAS'],
  ['VT-IP4D40', 'Vantis 4 MP dome camera 4mm H265', 'IP CAMERAS'],
  ['LM-WF-IP', 'Lumora Wi-Fi indoor camera 3MP', 'WIRELESS CAMERAS'],
  ['HL-IP', 'Halden WiFi module', 'ALARM COMMUNICATORS'],
  ['BRK-WD', 'Wall bracket for dôme', 'CAMERA BRACKETS'],
  ['CAB-8', 'Comms cable 8MP 4mm 28mm', 'CABLE'],
  ['ST-PIR', 'Sentra PIR detector', 'INDOOR DETECTORS'],
  ['CAMERA', 'Signboard', 'SIGNAGE'],
  ['CAM-ERA-2', 'Battery', 'BATTERIES'],
].map(([sku = '', name = '', category = '']) => aProduct({ sku, name, category }));

const index = buildSearchIndex(CATALOGUE);
const find = (term: string) => Array.from(index.search(term).positions, (at) => CATALOGUE[at]?.sku);

describe('ranking', () => {
  const namesIn = (order: readonly (readonly [string, string])[], term: string) => {
    const products = order.map(([name, category], at) =>
      aProduct({ sku: `F-${at}`, name, category }),
    );
    const shuffled = products.toReversed();
    const { positions } = buildSearchIndex(shuffled).search(term);
    return Array.from(positions, (at) => shuffled[at]?.name);
  };
  test.each([
    [
      'what a product is, then its name, then its category, then what it is for; whole words before beginnings',
      'alarm',
      [
        ['Alarm with box', 'HOUSE ALARMS'],
        ['Box', 'ALARMS & SIRENS'],
        ['Alarm horn', 'ALARM PANELS'],
        ['Loud alarm', 'OTHER'],
        ['Horn', 'ALARM PANELS'],
        ['Bell for alarm', 'OTHER'],
        ['Alarmed box', 'OTHER'],
        ['Bell', 'ALARMING DEVICES'],
      ],
    ],
    [
      'products before accessories',
      'gate',
      [
        ['Gate motor', 'GATE MOTORS'],
        ['Gate hinge', 'GATE ACCESSORIES'],
      ],
    ],
    [
      'more whole words before fewer',
      'loud alarm',
      [
        ['Loud alarm', 'OTHER'],
        ['Loudest alarm', 'ALARMS'],
      ],
    ],
  ] as const)('puts %s', (_, term, order) => {
    expect(namesIn(order, term)).toEqual(order.map(([name]) => name));
  });

  test('puts an exact SKU first', () => {
    const products = [
      aProduct({ sku: 'F-1', name: 'Alarm', category: 'ALARMS' }),
      aProduct({ sku: 'AL.ARM', name: 'Zither', category: 'MISC' }),
    ];
    expect([...buildSearchIndex(products).search('alarm').positions]).toEqual([1, 0]);
  });

  test('sorts equal matches by price, name, then SKU, whatever their order in the list', () => {
    const products = [
      aProduct({ sku: 'B', name: 'siren small' }),
      aProduct({ sku: 'C', name: 'Siren large' }),
      aProduct({ sku: 'A', name: 'Siren small' }),
      aProduct({ sku: 'D', name: 'Siren zinc', price: 1 }),
    ];
    expect([...buildSearchIndex(products).search('siren').positions]).toEqual([3, 1, 2, 0]);
  });

  test('takes a number and its unit as one', () => {
    const products = [
      aProduct({ sku: '1', name: 'A 16-channel recorder with 8 bays' }),
      aProduct({ sku: '2', name: 'B 8-channel recorder with 16 bays' }),
    ];
    expect([...buildSearchIndex(products).search('8 channel').positions]).toEqual([1]);
  });
});

describe('SKUs', () => {
  test.each(['VT-IP2B28', 'vtip2b28', 'vt ip2b28', ' VT_ip 2B28 '])(
    'written as %j find their product first',
    (term) => {
      expect(find(term)[0]).toBe('VT-IP2B28');
    },
  );
  test('are found by a prefix without their punctuation', () => {
    expect(find('vtip4')).toEqual(['VT-IP4D40', 'VT-IP4B28']);
  });
  test('can be combined with other words', () => {
    expect(find('vtip2b28 camera')).toEqual(['VT-IP2B28']);
  });
});

describe('forms of model codes', () => {
  test.each([
    ['4mp', '4 mp'],
    ['4MP camera', '4 MP camera'],
    ['2.8mm', '2.8 mm'],
    ['2.8mm', '2,8mm'],
    ['H.265', 'h265'],
    ['h 265', 'h265'],
    ['wifi', 'wi-fi'],
    ['wifi', 'Wi Fi'],
    ['vtip2b28', 'VT-IP2B28'],
  ])('%j finds the same as %j', (joined, split) => {
    expect(find(joined).length).toBeGreaterThan(0);
    expect(find(split)).toEqual(find(joined));
  });

  test('do not match other numbers that only look alike', () => {
    expect(find('4 mp')).toEqual(['VT-IP4D40', 'VT-IP4B28']);
    expect(find('2.8mm')).not.toContain('CAB-8');
    expect(find('8mm')).toEqual([]);
  });
});

describe('matching', () => {
  test('treats every word as a prefix and requires all of them', () => {
    expect(find('dom cam')).toEqual(['VT-IP4D40', 'BRK-WD']);
    expect(find('dome camera siren')).toEqual([]);
  });
  test('finds words by their first one or two letters', () => {
    expect(find('s p')).toEqual(['ST-PIR']);
    expect(find('wa')).toEqual(['BRK-WD']);
    expect(find('wa')).toEqual(['BRK-WD']);
  });
  test('searches categories', () => {
    expect(find('wireless')).toEqual(['LM-WF-IP']);
  });
  test('ignores diacritics in the query and in the product', () => {
    expect(find('dôme bräcket')).toEqual(['BRK-WD']);
  });
});

describe('typing errors', () => {
  test.each(['detctor', 'detecttor', 'dedector', 'detetcor', 'edtector'])(
    '%j, one edit away, finds the product',
    (term) => {
      expect(find(term)).toEqual(['ST-PIR']);
    },
  );
  test.each(['dettecor', 'dtctor', 'xetectox'])('%j, two edits away, finds nothing', (term) => {
    expect(find(term)).toEqual([]);
  });
  test('are not searched for when the word is the beginning of a term', () => {
    const products = [
      aProduct({ sku: '1', name: 'batter' }),
      aProduct({ sku: '2', name: 'butte' }),
    ];
    expect([...buildSearchIndex(products).search('batte').positions]).toEqual([0]);
  });
  test('are not searched for in words of three letters', () => {
    expect(find('pri')).toEqual([]);
  });
  test('do not turn one number or code into another', () => {
    expect(find('VT-IP3B28')).toEqual([]);
    expect(find('vtip2b82')).toEqual([]);
    expect(find('vtpi2b28')).toEqual(['VT-IP2B28']);
  });
});

describe('hostile input', () => {
  test.each(['', '   ', '!!!', '.*+?^$ {}()|[]\\', '💥📷', '\u0000\u0007', '-- ; \'"', '\ud800'])(
    'has no hits and does not throw for %j',
    (term) => {
      expect(find(term)).toEqual([]);
    },
  );
  test.each(hostileTerms)('looks few words up, however long it is: %s', (_, term) => {
    let lookedUp = 0;
    const counting: SearchWords = new (class extends Map {
      override get(word: string) {
        lookedUp += 1;
        return super.get(word);
      }
    })();
    index.search(term, counting);
    // Of 16 words, each run of them is looked up at most twice, before and after a correction.
    expect(lookedUp).toBeLessThan(16 * 16 * 4);
  });
  test('in the products does not disturb other searches', () => {
    const products = [
      aProduct({ sku: '---', name: '💥', category: '' }),
      aProduct({ sku: 'x'.repeat(64), name: 'constructor __proto__ '.repeat(2_000) }),
    ];
    const hostile = buildSearchIndex(products);
    expect([...hostile.search('proto').positions]).toEqual([1]);
    expect([...hostile.search('toString').positions]).toEqual([]);
  });
  test('in an empty list has no hits', () => {
    expect([...buildSearchIndex([]).search('camera').positions]).toEqual([]);
  });
});

describe('the sample price list', () => {
  const sql = readFileSync(new URL('../../../../../data/price-list.sql', import.meta.url), 'utf8');
  const row = /^\('([^']+)', '((?:[^'\\]|\\.|'')*)', '([^']+)', [\d.]+, [\d.]+\)/gm;
  const products = Array.from(sql.matchAll(row), ([, sku = '', name = '', category = '']) =>
    aProduct({ sku, name: name.replace(/\\(.)/g, '$1'), category }),
  );
  const sample = buildSearchIndex(products);
  const names = (term: string) =>
    Array.from(sample.search(term).positions, (at) => products[at]?.name ?? '');

  test('is read completely', () => {
    expect(products).toHaveLength(401);
  });
  test.each([
    '4mp',
    'v',
    'vt-ip',
    'gate motor',
    '7 ah',
    'nvr 8',
    'r4',
    '24"',
    'movantd500',
    'larm',
  ])('%j finds the same as a search without an index', (term) => {
    expect([...sample.search(term).positions]).toEqual(naiveSearch(products, term));
  });
  test.each([
    ['4mp dome', /4MP.*dome/],
    ['wifi camera', /Wi-Fi.*camera/],
    ['cat 6', /CAT6/],
    ['detctor pet', /pet-immune/],
    ['energiser 8 joule', /8 joule.*energizer/],
    ['10000 users', /10,000 users/],
  ])('%j finds only products that fit', (term, wanted) => {
    expect(names(term).length).toBeGreaterThan(0);
    expect(names(term).filter((name) => !wanted.test(name))).toEqual([]);
  });
});
