import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colours } from './colours.ts';

const tokens = readFileSync(
  path.join(import.meta.dirname, '../../../../packages/ui/src/tokens.css'),
  'utf8',
);
const token = (name: string): string | undefined => {
  const value = tokens.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
  const other = value?.match(/^var\(--([\w-]+)\)$/)?.[1];
  return other ? token(other) : value;
};

test.each(Object.entries(colours))('%s of a PDF is %s, as on the site', (name, hex) => {
  expect(token(name)).toBe(hex);
});
