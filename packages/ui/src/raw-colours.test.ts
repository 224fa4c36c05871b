import { globSync, readFileSync } from 'node:fs';
import { accentProperties } from '@app/site/accent';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const styleSheets = globSync('**/*.css', { cwd: import.meta.dirname });
const tokens = readFileSync(new URL('tokens.css', folder), 'utf8');
const onDocument = Object.keys(accentProperties('#000000'));
const read = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

const RAW_COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{}]*\b(?:white|black|red|blue|green|gr[ae]y|orange|yellow|navy)\b(?!-)/gi;

test.each(styleSheets.filter((file) => file !== 'tokens.css'))(
  '%s has no colour outside of tokens.css',
  (file) => {
    const declarations = read(file).replaceAll(/var\(--[\w-]+\)/g, '');
    expect(declarations.match(RAW_COLOUR) ?? []).toEqual([]);
  },
);

test.each(styleSheets.filter((file) => file.endsWith('.module.css')))(
  '%s uses colour roles, not the palette',
  (file) => {
    expect(read(file).match(/var\(--(?:navy|slate|amber|red|white)\b[^)]*\)/g) ?? []).toEqual([]);
  },
);

test.each(styleSheets)('%s uses only tokens that exist', (file) => {
  const used = [...read(file).matchAll(/var\(--(?!_)([\w-]+)/g)].map(([, name]) => name);
  const missing = used.filter(
    (name) => !tokens.includes(`--${name}:`) && !onDocument.includes(`--${name}`),
  );
  expect(missing).toEqual([]);
});
