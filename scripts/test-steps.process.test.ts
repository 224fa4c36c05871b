import { runScript } from '@app/testing/site/run-script';
import { expect, test } from 'vitest';

test('npm test with an unknown step exits with 1 and lists the steps', async () => {
  const { code, stdout, stderr } = await runScript('scripts/test.ts', {}, ['typos']).ended;
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(
    'No step is called typos. The steps are:\n  unit, API, store contract, byte budgets\n  killed processes\n',
  );
});
