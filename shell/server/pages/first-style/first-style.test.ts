import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { builtPart } from '@app/testing/site/built-parts';
import { expect, test } from 'vitest';
import { firstStyle } from './first-style.ts';
import { readRules, type StyleRule } from './style-rules.ts';

const first = (css: string, html: string) => firstStyle([readRules(css)], html).texts[0];

test.each([
  ['a class on the page', '.a{x:1}', '.a{x:1}'],
  ['a class that only scripts add', '.b{x:1}', ''],
  ['an element that is not there', 'dialog .a{x:1}', ''],
  ['an element in other letters', 'lineargradient{x:1}', 'lineargradient{x:1}'],
  ['a list, of which one is there', '.b,.a>svg,h1:hover{x:1}', '.a>svg{x:1}'],
  ['what must not be there', '.a:not(.b){x:1}', '.a:not(.b){x:1}'],
  ['what is in it', '.a:has(>svg){x:1}.a:has(.b){x:1}', '.a:has(>svg){x:1}'],
  ['one of several that are in it', '.a:has(.b,svg){x:1}', '.a:has(.b,svg){x:1}'],
  ['what must not be in it', '.a:not(:has(.b)){x:1}', '.a:not(:has(.b)){x:1}'],
  ['one of several', '.a:is(.b,.c){x:1}', '.a:is(.b,.c){x:1}'],
  ['a pointer', '.a:hover{x:1}.a:focus-visible{x:1}', ''],
  ['a state of the page', 'input:checked+.a{x:1}', 'input:checked+.a{x:1}'],
  ['an attribute with marks in it', '.a[class="},{(,"]{x:1}.b{x:1}', '.a[class="},{(,"]{x:1}'],
  [
    'an attribute of the page',
    '.a[data-x]{x:1}.a[data-x="y"]{x:1}',
    '.a[data-x]{x:1}.a[data-x="y"]{x:1}',
  ],
  ['an attribute that is not there', '.a[data-z]{x:1}.a[data-x=z]{x:1}[data-Z] .a{x:1}', ''],
  ['an attribute that must not be there', '.a:not([data-z]){x:1}', '.a:not([data-z]){x:1}'],
  ['the beginning of an attribute', '.a[data-x^="z"]{x:1}', '.a[data-x^="z"]{x:1}'],
  ['what opens without scripts', '.a[open]{x:1}', '.a[open]{x:1}'],
  ['an escaped name, which is not read', '.b\\:c{x:1}', '.b\\:c{x:1}'],
  ['a condition', '@media (width>=1px){.a{x:1}.b{x:1}}', '@media (width>=1px){.a{x:1}}'],
  ['a condition with nothing left in it', '@media (width>=1px){.b{x:1}}', ''],
  ['paper', '@media print{.a{x:1}}', ''],
  ['a font that is not among the first', '@font-face{x:1}.a{x:1}', '.a{x:1}'],
  ['readers without scripts', '@media (scripting:none){.a{x:1}}', ''],
  ['forced colours', '@media (forced-colors:active) and (width<=9px){.a{x:1}}', ''],
  [
    'a movement',
    '@keyframes k{0%{x:1}to{x:2}}.a{animation:k 1s}',
    '@keyframes k{0%{x:1}to{x:2}}.a{animation:k 1s}',
  ],
  ['a movement of nothing on the page', '@keyframes k{0%{x:1}to{x:2}}.b{animation:k 1s}', ''],
])('the first style of a page: %s', (_, css, kept) => {
  const html = '<main class="a d" data-X="y"><linearGradient/><svg></svg><h1>Hi</h1><input></main>';
  expect(first(css, html)).toBe(kept);
});

test('custom properties are left out when neither the page nor another rule that is there has them', () => {
  const css =
    ':root{--f:3;--g:var(--f);--a:1;--b:url(data:x;y);--c:var(--d);--d:";";--e:2}h1{color:var(--a);margin:var(--c)}';
  expect(first(css, '<h1 style="top:var(--e)">')).toBe(
    ':root{--a:1;--c:var(--d);--d:";";--e:2}h1{color:var(--a);margin:var(--c)}',
  );
});

test.each([
  ['begins the next', ['@font-face{a:1}', 'h1{a:1}'], [false, true]],
  ['ends the last', ['h1{a:1}', '@font-face{a:1}'], [true, false]],
])(
  'a style sheet without rules for elements, such as that of the fonts, is whole and %s',
  (_, sheets, comesLater) => {
    const style = firstStyle(sheets.map(readRules), '<h1>');
    expect(style).toEqual({ texts: [sheets.join('')], comesLater });
  },
);

test('a style sheet of which nothing is on the page has its place all the same', () => {
  const style = firstStyle(['h1{a:1}', 'h2{a:1}', '@font-face{a:1}'].map(readRules), '<h1>');
  expect(style.texts).toEqual(['h1{a:1}', '@font-face{a:1}']);
});

test('the rules of every style sheet of the shell, put together again, are that style sheet', async () => {
  const { folder } = await builtPart('shell');
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(3);
  for (const file of sheets) {
    const css = await readFile(path.join(folder, file), 'utf8');
    expect(readRules(css).map(textOf).join(''), file).toBe(css);
  }
});

const textOf = (rule: StyleRule): string => {
  if (rule.kind === 'other') return rule.text;
  if (rule.kind === 'group') return `${rule.condition}{${rule.rules.map(textOf).join('')}}`;
  return rule.selectors.map(({ text }) => text).join(',') + rule.body;
};
