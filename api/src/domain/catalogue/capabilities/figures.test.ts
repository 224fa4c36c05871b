import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test.each([
  ['inverter with battery 24v 100ah 230v', 24],
  ['battery 12v 7ah', 12],
  ['230v gate motor', 230],
])('the volts of "%s" are %d, not those of the mains beside a battery', (name, volts) => {
  expect(figuresOf(name).volts).toBe(volts);
});
