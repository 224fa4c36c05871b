import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { wireSchema } from './json-schema.ts';
import { emailAddress, line, paragraph, phoneNumber } from './text.ts';

/** What a reader of the OpenAPI document takes for valid: its rules alone. */
function isDocumented(schema: v.GenericSchema, text: string): boolean {
  const { pattern = '', minLength = 0, maxLength = 0 } = wireSchema(schema);
  const { length } = [...text];
  return new RegExp(pattern, 'u').test(text) && minLength <= length && length <= maxLength;
}

const blank = fc.constantFrom(' ', '\t', '\r\n', '\u0000', '\u001f', '\u007f', '\u00a0', '\u3000');
const visible = fc.constantFrom('a', 'Ü', '😀', '\u0085', '\u200b', '\ud800');
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(blank, visible), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.constantFrom(40, 41, 200, 201).map((length) => '😀'.repeat(length)),
);

describe.each([
  ['a line of at least one character', line(1, 'x')],
  ['a line of at least two characters', line(2, 'x')],
  ['a paragraph', paragraph(10, 'x')],
  ['a phone number', phoneNumber('x')],
])('%s', (_, schema) => {
  test('is accepted exactly when the OpenAPI document allows it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(v.is(schema, text)).toBe(isDocumented(schema, text));
      }),
      { numRuns: runs(2000) },
    );
  });
});

test.each([' ', '\u0000\u0001', '\u2003\r\n', '\ufeff'])(
  'a required line of only the blanks %j is refused',
  (text) => {
    expect(v.is(line(1, 'x'), text)).toBe(false);
  },
);

test('an emoji counts as one character of a limit', () => {
  expect(v.is(line(1, 'x'), '😀'.repeat(200))).toBe(true);
  expect(v.is(line(1, 'x'), '😀'.repeat(201))).toBe(false);
  expect(v.is(line(2, 'x'), '😀')).toBe(false);
});

describe('an e-mail address', () => {
  const schema = emailAddress('x');

  test.each(["thandi.o'brien@example.co.za", 'a{b}|c=d@example.com', `${'x'.repeat(64)}@a.africa`])(
    'may be %j',
    (address) => {
      expect(v.parse(schema, ` ${address} `)).toBe(address);
      expect(isDocumented(schema, address)).toBe(true);
    },
  );

  test.each([
    '.jo@example.com',
    'jo..x@example.com',
    'jo@example',
    'jo@192.168.0.1',
    'jo@-a.com',
    '"jo"@example.com',
    'jö@example.com',
    `${'x'.repeat(65)}@example.com`,
    `jo@${'x'.repeat(64)}.com`,
  ])('may not be %j', (address) => {
    expect(v.is(schema, address)).toBe(false);
    expect(isDocumented(schema, address)).toBe(false);
  });
});
