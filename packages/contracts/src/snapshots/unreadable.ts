import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../json-schema.ts';

/**
 * Reasons why a reader would refuse values that a writer sends, one sentence each; empty when it
 * reads them all. Members that a reader does not know are no reason: it ignores them.
 */
export function unreadable(
  writer: JsonSchema,
  reader: JsonSchema,
  at = 'the value',
): readonly string[] {
  if (writer.anyOf) return writer.anyOf.flatMap((choice) => unreadable(choice, reader, at));
  if (reader.anyOf) return fewest(reader.anyOf.map((choice) => unreadable(writer, choice, at)));
  const [sent, read] = [typeOf(writer), typeOf(reader)];
  if (read !== undefined && sent !== read && !(sent === 'integer' && read === 'number')) {
    return [`${at} is sent as ${sent ?? 'anything'} and read as ${read}`];
  }
  if ('x-fallback' in reader) return [];
  return [
    ...unknownWords(writer, reader, at),
    ...narrowerLimits(writer, reader, at),
    ...otherRules(writer, reader, at),
    ...unreadableEntries(writer, reader, at),
    ...unreadableMembers(writer, reader, at),
  ];
}

const fewest = (reasons: readonly (readonly string[])[]): readonly string[] =>
  reasons.reduce((best, each) => (each.length < best.length ? each : best));

const wordsOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined);

/** JSON Schema constants have no `type`. */
function typeOf(schema: JsonSchema): string | undefined {
  const [word] = wordsOf(schema) ?? [];
  return schema.type ?? (word === undefined ? undefined : typeof word);
}

function unknownWords(writer: JsonSchema, reader: JsonSchema, at: string): string[] {
  const [sent, read] = [wordsOf(writer), wordsOf(reader)];
  if (!read) return [];
  if (!sent) return [`${at} may be anything and is read as one of ${JSON.stringify(read)}`];
  const unknown = sent.filter((word) => !read.includes(word));
  return unknown.map((word) => `${at} may be ${JSON.stringify(word)}, which is not read`);
}

const smallest = ['minLength', 'minimum', 'minItems', 'minProperties'] as const;
const largest = ['maxLength', 'maximum', 'maxItems', 'maxProperties'] as const;

function narrowerLimits(writer: JsonSchema, reader: JsonSchema, at: string): string[] {
  const narrower = [
    ...smallest.filter((limit) => (reader[limit] ?? -Infinity) > (writer[limit] ?? -Infinity)),
    ...largest.filter((limit) => (reader[limit] ?? Infinity) < (writer[limit] ?? Infinity)),
  ];
  return narrower.map(
    (limit) =>
      `${at} is sent with ${limit} ${writer[limit] ?? 'unlimited'} and read with ${reader[limit]}`,
  );
}

/** Keywords that are compared elsewhere or have no effect on what is read. */
const known = new Set<string>([
  ...smallest,
  ...largest,
  ...['type', 'const', 'enum', 'anyOf', 'items', 'properties', 'required', 'additionalProperties'],
  ...['propertyNames', 'title', 'description', 'examples', 'default', 'x-fallback'],
]);

/**
 * Patterns, formats and other keywords that cannot be ordered: only equal ones are surely readable.
 */
function otherRules(writer: JsonSchema, reader: JsonSchema, at: string): string[] {
  const sent = new Map(Object.entries(writer));
  return Object.entries(reader)
    .filter(([rule, value]) => !known.has(rule) && !isDeepStrictEqual(value, sent.get(rule)))
    .map(([rule, value]) => `${at} is read with the ${rule} ${JSON.stringify(value)} only`);
}

const unreadableEntries = (writer: JsonSchema, reader: JsonSchema, at: string) =>
  reader.items ? unreadable(writer.items ?? {}, reader.items, `${at}[]`) : [];

const NAME: JsonSchema = { type: 'string' };

function unreadableMembers(writer: JsonSchema, reader: JsonSchema, at: string): string[] {
  const { properties: sent = {}, required: always = [], additionalProperties: others } = writer;
  const missing = (reader.required ?? []).filter((name) => !always.includes(name));
  const rest = reader.additionalProperties;
  return [
    ...missing.map((name) => `${at}.${name} is required and not always sent`),
    ...Object.entries(sent).flatMap(([name, schema]) => {
      const read = reader.properties?.[name] ?? rest;
      if (read === false) return [`${at}.${name} is sent and refused`];
      return read ? unreadable(schema, read, `${at}.${name}`) : [];
    }),
    ...(rest && others ? unreadable(others, rest, `${at}.*`) : []),
    ...(reader.propertyNames
      ? unreadable(writer.propertyNames ?? NAME, reader.propertyNames, `a name in ${at}`)
      : []),
  ];
}
