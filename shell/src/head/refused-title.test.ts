import { expect, test } from 'vitest';
import { refusedTitle } from './refused-title.ts';

const refused = { phase: 'refused', message: '', fields: {}, values: {} } as const;

test('the title of a page whose post was refused starts with "Error: "', () => {
  expect(refusedTitle('Contact', refused)).toBe('Error: Contact');
});

test.each([undefined, { phase: 'sent' }, { phase: 'editing', values: {} }] as const)(
  'the title after %j is that of the page',
  (submission) => {
    expect(refusedTitle('Contact', submission)).toBe('Contact');
  },
);
