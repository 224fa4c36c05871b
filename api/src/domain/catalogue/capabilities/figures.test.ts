import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test.each([
  ['inverter with battery 24v 100ah 230v', 24],
  ['battery 12v 7ah', 12],
  ['230v gate motor', 230],
])('the volts of "%s" are %d, not those of the mains beside a battery', (name, volts) => {
  expect(figuresOf(name).volts).toBe(volts);
});

test.each([
  ['9u wall cabinet', { rackUnits: 9 }],
  ['wall cabinet 12 u', { rackUnits: 12 }],
  ['d500 sliding gate motor 500kg, 2 remotes', { kilograms: 500, remotes: 2 }],
  ['garage door motor with 1 remote', { remotes: 1 }],
  ['code-hopping remote 4-button', {}],
])('the figures of "%s" are %j', (name, figures) => {
  expect(figuresOf(name)).toEqual(figures);
});
