import { describe, expect, test } from 'vitest';
import { foreignStyles } from './foreign-styles.ts';

const inModule = (css: string) => foreignStyles('page.module.css', css);

describe('a CSS module', () => {
  test.each([
    '.card { color: red }',
    '.card > h2, ul .card:hover::before, .card + p { color: red }',
    'body .card:global(.leaflet-bar) a { color: red }',
    ':is(ul, ol):is(.list, .steps) { color: red }',
    'body:has(.card) > :not(:has(.card)) { display: none }',
    '@media print { .card { color: red; & > p { margin: 0 } h2 { margin: 0 } } }',
    '@keyframes spin { to { rotate: 1turn } }',
    '@container (width > 20rem) { .card { color: red } }',
  ])('that styles its own elements leaves nothing: %s', (css) => {
    expect(inModule(css)).toEqual([]);
  });

  test.each([
    ['h1 { color: red }', 'selector'],
    ['* { margin: 0 }', 'selector'],
    ['[data-tone] { color: red }', 'selector'],
    ['#main { color: red }', 'selector'],
    [':root { --accent: red }', 'selector'],
    ['.card, h1 { color: red }', 'selector'],
    ['body:has(.card, h1) { overflow: hidden }', 'selector'],
    ['body:not(:has(.card)) { overflow: hidden }', 'selector'],
    ['p:not(.card) { color: red }', 'selector'],
    [':is(.card, h1) { color: red }', 'selector'],
    [':global(.button) { color: red }', 'selector'],
    ['@media print { h1 { color: red } }', 'selector'],
    ['@font-face { font-family: Own; src: url(own.woff2) }', '@font-face'],
    ['@page { margin: 0 }', '@page'],
    ['@property --accent { syntax: "*"; inherits: true }', '@property'],
    ['@layer base { .card { color: red } }', '@layer-block'],
    ['@import "other.css";', '@import'],
  ])('that styles elements of others is found: %s', (css, what) => {
    expect(inModule(css)).toEqual([expect.stringContaining(what)]);
  });
});

describe('a style sheet of a library', () => {
  const css = '.leaflet-bar a { color: red }\n@keyframes leaflet-fade { to { opacity: 0 } }';

  test('is found with each of its rules', () => {
    expect(foreignStyles('leaflet.css', css)).toEqual([
      'line 1: a selector without a class of its own',
      'line 2: @keyframes leaflet-fade',
    ]);
  });

  test('whose names begin as the remote declares leaves nothing', () => {
    expect(foreignStyles('leaflet.css', css, ['leaflet-'])).toEqual([]);
    expect(foreignStyles('leaflet.css', `${css} .other { color: red }`, ['leaflet-'])).toEqual([
      'line 2: a selector without a class of its own',
    ]);
  });
});

test('a malformed style sheet is a fault', () => {
  expect(() => inModule('.card { color: red } }')).toThrow();
});
