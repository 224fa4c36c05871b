import type { JsonSchema } from '@app/contracts/json-schema';

/** Deletes the member instead of replacing it. */
const MISSING = Symbol('missing');

const wrongs: readonly unknown[] = [
  ...[MISSING, undefined, null, true, {}, [], [null], [{}]],
  ...[-1, 0, 1.5, 7, 1e6, '', 'x', 'x'.repeat(30_000)],
  Array(1000).fill('x'),
];

/**
 * Objects of the shape that a schema describes, in each of which one value, at any depth, is missing
 * or of a wrong type, sign or length.
 */
export function* wrongValues(schema: JsonSchema): Generator<object> {
  for (const right of shapes(schema)) {
    for (const path of paths(right)) {
      for (const wrong of wrongs) yield replaced(right, path, wrong) as object;
    }
  }
}

/** A value for each alternative that a schema offers, whether or not it keeps within the limits. */
function shapes(schema: JsonSchema): readonly unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap(shapes);
  if (schema.enum) return [schema.enum[0]];
  if (schema.items) return shapes(schema.items).map((entry) => [entry]);
  if (schema.properties) return objects(Object.entries(schema.properties));
  if (schema.additionalProperties) {
    return shapes(schema.additionalProperties).map((value) => ({ name: value }));
  }
  return [schema.type === 'string' ? 'x' : 1];
}

/** All members at their first shape, and then one at a time at its further ones. */
function objects(members: readonly (readonly [string, JsonSchema])[]): readonly object[] {
  const first = Object.fromEntries(members.map(([key, member]) => [key, shapes(member)[0]]));
  const others = members.flatMap(([key, member]) =>
    shapes(member)
      .slice(1)
      .map((shape) => ({ ...first, [key]: shape })),
  );
  return [first, ...others];
}

type Path = readonly string[];

const paths = (value: unknown): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => [
        [key],
        ...paths(member).map((path) => [key, ...path]),
      ])
    : [];

function replaced(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(whole) as Record<string, unknown>;
  const member = replaced(copy[key], rest, value);
  if (member === MISSING) delete copy[key];
  else copy[key] = member;
  return copy;
}
