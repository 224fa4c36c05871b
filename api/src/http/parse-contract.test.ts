import { endpoints } from '@app/contracts/endpoints';
import { wireSchema } from '@app/contracts/json-schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wrongValues } from '../../testing/wrong-values.ts';
import { parseContract } from './parse-contract.ts';

/** Words of valibot's own messages, which speak of keys and types. */
const LIBRARY_WORDS = /Invalid|Expected|received/i;
/** The site's text for the e-mail field of the checkout. */
const OURS = 'Invalid email';

function libraryMessages(schema: v.GenericSchema): readonly string[] {
  const found = new Set<string>();
  for (const value of wrongValues(wireSchema(schema))) {
    const parsed = parseContract(schema, value);
    if (parsed.ok) continue;
    const { message, fields = {} } = parsed.failure.body;
    for (const text of [message, ...Object.values(fields)]) {
      if (text !== OURS && LIBRARY_WORDS.test(text)) found.add(text.slice(0, 80));
    }
  }
  return [...found];
}

test.each(
  endpoints.flatMap(({ method, path, request, query }) =>
    [request, query].flatMap((schema) => (schema ? [{ method, path, schema }] : [])),
  ),
)('every message about a wrong $method $path is our own', ({ schema }) => {
  expect(libraryMessages(schema)).toEqual([]);
});

test('a message of the library is found in a member, in an entry of a list and in a choice', () => {
  const ours = v.string('Please enter a name');
  expect(libraryMessages(v.object({ name: ours }))).toEqual([]);
  expect(libraryMessages(v.object({ name: v.optional(v.string()) }))).not.toEqual([]);
  const line = v.object({ sku: ours, size: v.pipe(v.number('A size'), v.maxValue(9)) }, 'A line');
  const list = v.array(line, 'A list');
  expect(libraryMessages(v.object({ list }))).toContain(
    'Invalid value: Expected <=9 but received 1000000',
  );
  const choice = v.union([ours, v.pipe(v.array(ours, 'A list'), v.maxLength(9))], 'A choice');
  expect(libraryMessages(v.object({ choice }))).toEqual([
    'Invalid length: Expected <=9 but received 1000',
  ]);
});
