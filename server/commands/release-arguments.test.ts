import { temporaryFolder } from '@app/federation/testing/built-release';
import { runCommand } from '@app/testing/site/run-command';
import { expect, test } from 'vitest';
import { main } from './release.ts';

const WHICH_PART = /^Which part\? npm run release -- shell\|assessments\|/;

test.each([
  [
    ['shop', '--canary', '100'],
    /^--canary takes a whole number from 1 to 99, such as --canary 20\.$/,
  ],
  [['shop', 'shell', '--canary', '5'], /^A canary is of one part\.$/],
  [['shop', '--preview', '--canary', '5'], /^Either --canary or --preview\.$/],
  [['shop', '--force', ' '], /^--force takes the reason, for the history\.$/],
  [['shop', '--canari', '5'], /^Unknown option '--canari'/],
  [['unknown'], WHICH_PART],
  [[], WHICH_PART],
])('npm run release -- %j fails with one line for the operator', async (args, message) => {
  const { code, stdout, stderr } = await runCommand(
    main,
    { DATA_DIR: await temporaryFolder() },
    args,
  );
  expect(stderr).toMatch(message);
  expect(stderr.split('\n')).toHaveLength(1);
  expect([code, stdout]).toEqual([1, '']);
});

test('a release is refused where releases are taken from a host', async () => {
  const RELEASES_URL = 'https://releases.example/';
  const env = { DATA_DIR: await temporaryFolder(), RELEASES_URL };
  const { code, stderr } = await runCommand(main, env, ['shop']);
  expect(stderr).toBe(
    `Not released: This server takes its releases from ${RELEASES_URL} (RELEASES_URL): change them where RELEASE_KEY is, and copy them there.`,
  );
  expect(code).toBe(1);
});
