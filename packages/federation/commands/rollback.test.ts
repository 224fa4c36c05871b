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
    'packages/federation/commands/rollback.ts',
    ['shop', '--too', '1'],
    "Not rolled back: Unknown option '--too'",
  ],
  ['packages/federation/commands/canary.ts', [], /^Which canary\? npm run canary -- /],
  ['packages/federation/commands/canary.ts', ['shop'], /^Which canary\? /],
  ['packages/federation/commands/canary.ts', ['shop', 'promotes'], /^Which canary\? /],
  ['packages/federation/commands/canary.ts', ['shop', '50'], 'Not changed: shop has no canary.'],
  ['packages/federation/commands/canary.ts', ['shop', 'end'], 'Not changed: shop has no canary.'],
  ['packages/federation/commands/preview.ts', [], /^Which part\? npm run preview -- /],
  ['packages/federation/commands/preview.ts', ['shop'], 'No link: shop has no release.'],
  [
    'packages/federation/commands/preview.ts',
    ['shop', '--hours', 'soon'],
    'No link: A link works for 1 to 720 hours.',
  ],
  [
    'server/commands/release.ts',
    ['shop', '--canary', '100'],
    '--canary takes a whole number from 1 to 99, such as --canary 20.',
  ],
  [
    'server/commands/release.ts',
    ['shop', 'shell', '--preview'],
    'A canary or a preview is of one part.',
  ],
  [
    'server/commands/release.ts',
    ['shop', '--preview', '--canary', '5'],
    'Either --canary or --preview.',
  ],
  ['server/commands/release.ts', ['shop', '--canari', '5'], /^Unknown option '--canari'/],
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
