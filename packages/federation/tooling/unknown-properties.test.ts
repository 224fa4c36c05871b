import { expect, test } from 'vitest';
import { declaredProperties, unknownProperties } from './unknown-properties.ts';

const tokens = new Set(['--space-2', '--focus']);
const inModule = (css: string) => unknownProperties('page.module.css', css, tokens);

test('the properties that a style sheet declares are found in every rule', () => {
  const css =
    ':root { --a: 1px; --b: var(--a) } @media print { [data-surface] { --c: red; & p { --d: 0 } } }';
  expect(declaredProperties('tokens.css', css)).toEqual(new Set(['--a', '--b', '--c', '--d']));
});

test.each([
  ['a token', '.card { margin: calc(2 * var(--space-2)) }'],
  [
    'a property of the same file',
    '.card { --_gap: 1px } @media print { .list { gap: var(--_gap) } }',
  ],
  ['a token that it sets itself', '.card { --focus: red; outline: 1px solid var(--focus) }'],
])('a style sheet that reads %s leaves nothing', (_, css) => {
  expect(inModule(css)).toEqual([]);
});

test.each([
  ['a property of another file', '.card { margin: var(--strip) }', ['--strip']],
  ['a misspelt token', '.card { margin: var(--space-02) var(--space-2) }', ['--space-02']],
  ['one with a value to fall back on', '.card { margin: var(--strip, 1rem) }', ['--strip']],
  [
    'one as the value to fall back on',
    '.card { margin: var(--space-2, var(--strip)) }',
    ['--strip'],
  ],
  ['one in its own property', '.card { --_gap: var(--strip); gap: var(--_gap) }', ['--strip']],
  [
    'one in a nested rule',
    '@media print { .card { & > p { margin: var(--strip) } } }',
    ['--strip'],
  ],
  ['one in a function', '.card { width: calc((var(--strip) - 1rem) * 3) }', ['--strip']],
])('a style sheet that reads %s is found', (_, css, names) => {
  expect(inModule(css)).toEqual(names);
});

test('a malformed style sheet is a fault', () => {
  expect(() => inModule('.card { color: red } }')).toThrow();
});
