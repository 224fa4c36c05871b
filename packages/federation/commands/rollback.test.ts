import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, it } from 'vitest';
import { runScript } from '../../../scripts/testing/run-script.ts';

it.each([
  [
    'packages/federation/commands/rollback.ts',
    ['shop'],
    'Not rolled back: shop has no earlier release to go back to.',
  ],
  [
    'packages/federation/commands/rollback.ts',
    ['mfe-shop'],
    'Not rolled back: shop has no earlier release to go back to.',
  ],
  [
    'packages/federation/commands/rollback.ts',
    ['unknown'],
    /^Which part\? npm run rollback -- shell\|assessments\|/,
  ],
  ['packages/federation/commands/rollback.ts', [], /^Which part\? /],
  [
    'server/commands/release.ts',
    ['unknown'],
    /^Which part\? npm run release -- shell\|assessments\|/,
  ],
])('%s %j fails with one line for the operator', async (script, args, message) => {
  const DATA_DIR = await temporaryFolder();
  const { code, stdout, stderr } = await runScript(script, { DATA_DIR }, args).ended;
  expect(stderr.trimEnd()).toMatch(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).toBe(1);
});
