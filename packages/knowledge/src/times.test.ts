import { expect, test } from 'vitest';
import { dayNamed } from './times.ts';

test.each([
  ['friday', 'friday'],
  ['friday nights', 'fridays'],
  ['vrydag-aand', 'friday'],
  ['saterdagnag', 'saturday'],
  ['saterdae', 'saturdays'],
  ['ngolwesihlanu', 'friday'],
  ['friday night to sunday', undefined],
  ['sundays and saturdays', undefined],
  ['sunday service', undefined],
  ['weekend', undefined],
])('%s names the day %s', (words, day) => {
  expect(dayNamed(words)).toBe(day);
});
