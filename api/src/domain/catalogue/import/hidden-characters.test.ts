import { describe, expect, test } from 'vitest';
import { chunksOf, productsOf, refusalsOf } from '../../../../testing/dumps.ts';
import { readPriceList } from './read-price-list.ts';

const rowOf = (sku: string, name: string, category = 'CAMERAS') =>
  `('${sku}', '${name}', '${category}', 519.45, 804.90)`;

const hidden: readonly (readonly [string, string])[] = [
  ['a zero-width space', '\u200b'],
  ['a zero-width non-joiner', '\u200c'],
  ['a zero-width joiner', '\u200d'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left mark', '\u200f'],
  ['an Arabic letter mark', '\u061c'],
  ['a left-to-right embedding', '\u202a'],
  ['a right-to-left override', '\u202e'],
  ['a right-to-left isolate', '\u2067'],
  ['the end of an isolate', '\u2069'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a variation selector', '\ufe0f'],
  ['a letter of a tag', '\u{e0041}'],
  ['a Hangul filler', '\u3164'],
];
const control: readonly (readonly [string, string])[] = [
  ['NUL', '\0'],
  ['an escape', '\u001b'],
  ['a backspace', '\b'],
  ['a delete', '\u007f'],
  ['a C1 control character', '\u0090'],
];

test.each(hidden)(
  '%s is refused in SKU, name and category, with the line',
  async (_, character) => {
    const rows = [
      rowOf(`A${character}1`, 'Camera'),
      rowOf('A-2', `Cam${character}era`),
      rowOf('A-3', 'Camera', `CAM${character}ERAS`),
    ];
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    expect(await refusalsOf(rows)).toEqual(
      ['Sku', 'Product', 'Category'].map(
        (column, at) => `${at + 3}: ${column} has an invisible character (U+${code}) in it`,
      ),
    );
  },
);

test.each(control)(
  '%s is refused in SKU, name and category, with the line',
  async (_, character) => {
    const rows = [
      rowOf(`A${character}1`, 'Camera'),
      rowOf('A-2', `Cam${character}era`),
      rowOf('A-3', 'Camera', `CAM${character}ERAS`),
    ];
    expect(await refusalsOf(rows)).toEqual([
      '3: Sku has a control character, such as a line break, in it',
      '4: Product has a control character in it',
      '5: Category has a control character in it',
    ]);
  },
);

test('NUL and a direction override are refused however the dump escapes them', async () => {
  const good = Array.from({ length: 297 }, (_, at) => `('OK-${at}', 'Good', 1)`).join(',\n');
  const insert = 'INSERT INTO products (sku, product, price) VALUES\n';
  const dumps = [
    `-- MySQL dump 10.13\n${insert}('A', 'a\\0b', 1),\n('B', 0x6100E280AE, 1), ('C', x'61E280AE62', 1),\n${good};\n-- Dump completed\n`,
    `-- PostgreSQL database dump\n${insert}('A', E'a\\x01b', 1),\n('B', E'a\\x1b', 1), ('C', E'a\\u202Eb', 1),\n${good};\n-- PostgreSQL database dump complete\n`,
    `-- PostgreSQL database dump\nCOPY products (sku, product, price) FROM stdin;\nA\ta\\001b\t1\nB\ta\\x1b\t1\nC\ta\\342\\200\\256b\t1\n${good.replace(/^\('|\),?$/gm, '').replace(/', '|', /g, '\t')}\n\\.\n-- PostgreSQL database dump complete\n`,
  ];
  for (const dump of dumps) {
    const result = await readPriceList(chunksOf(new TextEncoder().encode(dump), 4096), () => []);
    expect(result).toMatchObject({
      ok: true,
      value: {
        accepted: 297,
        refusals: [
          { reason: 'Product has a control character in it' },
          { reason: 'Product has a control character in it' },
          { reason: 'Product has an invisible character (U+202E) in it' },
        ],
      },
    });
  }
});

test('half of a surrogate pair is refused', async () => {
  const good = Array.from({ length: 99 }, (_, at) => `('OK-${at}', 'Good', 1)`);
  const dump = `-- PostgreSQL database dump\nINSERT INTO products (sku, product, price) VALUES ('A', E'a\\uD83Db', 1), ${good};\n-- PostgreSQL database dump complete\n`;
  const result = await readPriceList([new TextEncoder().encode(dump)], () => []);
  expect(result).toMatchObject({
    value: { refusals: [{ reason: expect.stringMatching(/^Product has letters that cannot/) }] },
  });
});

describe('a name keeps what real names have', () => {
  test.each([
    'Caméra 1 080p – 6 mm “outdoor” ½" ±5° 4×4 ™',
    'Sekuriteit vir Oukêr, Ntšhabeleng, uMngeni, Ḽiṱṱa',
    'Warning sign ⚠️ with heart ❤️ and ™️',
    'Family 👨‍👩‍👧 sign, flags 🇿🇦 🏴󠁧󠁢󠁥󠁮󠁧󠁿, key 1️⃣',
    'A line\nbreak and a\ttab',
  ])('%j', async (name) => {
    const dump = `PRAGMA foreign_keys=OFF; BEGIN TRANSACTION;
INSERT INTO products (sku, product, price) VALUES ('A', '${name}', 1);
COMMIT;
`;
    expect((await productsOf(dump)).map((product) => product.name)).toEqual([name]);
  });
});
