import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { wireSchema } from '../json-schema.ts';
import { unreadable } from './unreadable.ts';

const check = (writer: v.GenericSchema, reader: v.GenericSchema) =>
  unreadable(wireSchema(writer), wireSchema(reader), 'it');
const text = v.string();
const short = v.pipe(text, v.maxLength(5));
const kind = v.picklist(['order', 'contact']);

describe('a reader accepts', () => {
  test.each<[string, v.GenericSchema, v.GenericSchema]>([
    ['the same', v.object({ a: text, b: v.array(kind) }), v.object({ a: text, b: v.array(kind) })],
    ['members that it does not know', v.object({ a: text, b: text }), v.object({ a: text })],
    ['what is always there as optional', v.object({ a: text }), v.object({ a: v.optional(text) })],
    ['an optional member that is never sent', v.object({}), v.object({ a: v.optional(text) })],
    ['narrower limits', short, text],
    ['fewer words', v.literal('order'), kind],
    ['one of its choices', text, v.union([v.array(text), text])],
    ['a value that may be null', text, v.nullable(text)],
    ['whole numbers as numbers', v.pipe(v.number(), v.integer()), v.number()],
    ['an unknown word, when it has a fallback', text, v.fallback(kind, 'order')],
    ['an object as a map', v.object({ a: text }), v.record(text, text)],
    ['anything', text, v.unknown()],
  ])('%s', (_, writer, reader) => {
    expect(check(writer, reader)).toEqual([]);
  });
});

describe('a reader refuses', () => {
  test.each<[string, v.GenericSchema, v.GenericSchema, string]>([
    ['another type', v.number(), text, 'it is sent as number and read as string'],
    ['anything, where it needs a type', v.unknown(), text, 'it is sent as anything'],
    [
      'another type, fallback or not',
      v.number(),
      v.fallback(kind, 'order'),
      'it is sent as number',
    ],
    [
      'a missing member',
      v.object({}),
      v.object({ a: text }),
      'it.a is required and not always sent',
    ],
    [
      'an optional member that it needs',
      v.object({ a: v.optional(text) }),
      v.object({ a: text }),
      'it.a is required',
    ],
    ['null', v.nullable(text), text, 'it is sent as null and read as string'],
    ['an unknown word', v.picklist(['order', 'plan']), kind, 'it may be "plan", which is not read'],
    ['any text for a word', text, kind, 'it may be anything and is read as one of'],
    ['a longer text', text, short, 'it is sent with maxLength unlimited and read with 5'],
    ['a shorter text', text, v.pipe(text, v.minLength(1)), 'it is sent with minLength'],
    [
      'a larger number',
      v.pipe(v.number(), v.maxValue(10)),
      v.pipe(v.number(), v.maxValue(9)),
      'it is sent with maximum 10 and read with 9',
    ],
    [
      'a longer list',
      v.array(text),
      v.pipe(v.array(text), v.maxLength(2)),
      'it is sent with maxItems',
    ],
    ['another pattern', text, v.pipe(text, v.regex(/^a$/)), 'it is read with the pattern "^a$"'],
    ['another entry of a list', v.array(text), v.array(v.number()), 'it[] is sent as string'],
    [
      'a nested member',
      v.object({ a: v.array(v.object({ b: text })) }),
      v.object({ a: v.array(v.object({ b: short })) }),
      'it.a[].b is sent with maxLength',
    ],
    ['a choice that it does not have', v.union([text, v.boolean()]), text, 'it is sent as boolean'],
    ['a map of other values', v.record(text, text), v.record(text, v.number()), 'it.* is sent as'],
    [
      'a map with other names',
      v.record(text, text),
      v.record(short, text),
      'a name in it is sent with maxLength',
    ],
    ['an object in a map', v.object({ a: v.number() }), v.record(text, text), 'it.a is sent as'],
    [
      'an unknown member, when it is strict',
      v.object({ a: text }),
      v.strictObject({}),
      'it.a is sent',
    ],
  ])('%s', (_, writer, reader, reason) => {
    expect(check(writer, reader)).toEqual([expect.stringContaining(reason)]);
  });

  test('each member that it cannot read, by its name', () => {
    const writer = v.object({ a: v.number(), b: text });
    expect(check(writer, v.object({ a: text, b: short, c: text }))).toEqual([
      'it.c is required and not always sent',
      'it.a is sent as number and read as string',
      'it.b is sent with maxLength unlimited and read with 5',
    ]);
  });
});
