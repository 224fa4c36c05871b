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
  ['sliding gate motor 1000kg, 500 cycles a day', { kilograms: 1000, cyclesADay: 500 }],
  ['barrier, 3,000 operations/day', { cyclesADay: 3000 }],
  ['smart card reader 13.56mhz osdp', { hertz: 13_560_000 }],
  ['proximity card 125khz', { hertz: 125_000 }],
])('the figures of "%s" are %j', (name, figures) => {
  expect(figuresOf(name)).toEqual(figures);
});
