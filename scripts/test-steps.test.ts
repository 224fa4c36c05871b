import { expect, it } from 'vitest';
import { runScript } from './testing/run-script.ts';

it('a step of the tests that does not exist is a failure that names those that do', async () => {
  const { code, stdout, stderr } = await runScript('scripts/test.ts', {}, ['typos']).ended;
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('No step is called typos. The steps are:\n  format and lint\n  types\n');
});
