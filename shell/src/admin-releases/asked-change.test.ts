import { expect, test } from 'vitest';
import { confirmWords } from './asked-change.ts';

test('before a rollback the dialog names what goes back with it', () => {
  const asked = { kind: 'rollback', part: 'shop', asOf: null, from: '2', to: '1' } as const;
  expect(confirmWords({ ...asked, together: ['shell', 'proposal'] }).means).toContain(
    'instead of 2. What went live in the same step goes back with it: shell, proposal. Open pages',
  );
  expect(confirmWords({ ...asked, together: [] }).means).toContain('instead of 2. Open pages');
});
