import { expect, test } from 'vitest';
import { confirmWords } from './asked-change.ts';

const asked = { kind: 'rollback', part: 'shop', asOf: null, from: '2', to: '1' } as const;
const shell = { part: 'shell', version: '1' };

test.each([
  [false, [], 'instead of 2. Open pages'],
  [
    false,
    [shell, { part: 'careers', version: null }],
    'instead of 2. What went live in the same step goes with it: shell to 1, careers off the site. Open pages',
  ],
  [true, [shell], 'What went back in the same step goes with it: shell to 1. Open pages'],
])(
  'before a rollback (forward: %s) the dialog names what goes with it',
  (isForward, together, words) => {
    expect(confirmWords({ ...asked, isForward, together }).means).toContain(words);
  },
);
