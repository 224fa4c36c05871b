import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  changeCanaryPercent,
  endReleaseCanary,
  promoteRelease,
  rollBackRelease,
} from './admin-releases.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { wireSchema } from './json-schema.ts';

const ofReleases = [rollBackRelease, changeCanaryPercent, promoteRelease, endReleaseCanary];

/** Each text of a call's request or query that has a longest length and may have any characters. */
function anyTexts({ path, request, query }: Endpoint) {
  return [request, query].flatMap((schema) =>
    Object.entries(schema ? (wireSchema(schema).properties ?? {}) : {}).flatMap(
      ([name, { maxLength, pattern = '' }]) =>
        schema && maxLength !== undefined && new RegExp(pattern, 'u').test('😀'.repeat(maxLength))
          ? [{ path, name, maxLength, schema }]
          : [],
    ),
  );
}

const texts = [...endpoints, ...ofReleases].flatMap(anyTexts);

test('texts of the calls of this test are found', () => {
  const named = texts.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['brand', 'preview', 'version', 'q', 'message']));
});

// JSON Schema counts characters, and a string of JavaScript counts an emoji twice.
test.each(texts)(
  '$name of $path may be $maxLength emoji long, as the document says',
  ({ name, maxLength, schema }) => {
    const given = v.safeParse(schema, { [name]: '😀'.repeat(maxLength) });
    const about = given.issues?.filter((issue) => v.getDotPath(issue) === name) ?? [];
    expect(about.map(({ message }) => message)).toEqual([]);
  },
);
