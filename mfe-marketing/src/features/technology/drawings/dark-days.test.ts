import { expect, test } from 'vitest';
import { battery, loads } from './dark-days.ts';

test.each([
  ['One camera and router', 1, 0.8],
  ['One camera and router', 3, 2.4],
  ['Two cameras and router', 2, 2.4],
  ['One PTZ camera and router', 3, 3.7],
])('the battery for "%s" and %d days without sun is %d kWh', (name, days, kilowattHours) => {
  const watts = loads.find((load) => load.name === name)?.watts ?? 0;
  expect(battery(watts, days)).toBe(kilowattHours);
});
