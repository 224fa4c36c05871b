import { runScript } from '@app/testing/site/run-script';
import { expect, test } from 'vitest';

test('npm run check is refused in CI where there is no browser: it would leave out most of what it checks', async () => {
  const env = { CI: 'true', BROWSER_PATH: '/none' };
  const { code, stdout, stderr } = await runScript('packages/testing/commands/check-part.ts', env, [
    'shop',
  ]).ended;
  expect(stdout).toBe(
    'No browser: components and journeys are left out; /none (BROWSER_PATH) does not start.\n',
  );
  expect(stderr).toBe('With CI=true nothing may be left out.\n');
  expect(code).toBe(1);
});

test('npm test with an unknown step exits with 1 and lists the steps', async () => {
  const { code, stdout, stderr } = await runScript('scripts/test.ts', {}, ['typos']).ended;
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('No step is called typos. The steps are:\n  types\n  format and lint\n');
});
