import { temporaryFolder } from '@app/federation/testing/built-release';
import { runCommand } from '@app/testing/site/run-command';
import { expect, test } from 'vitest';
import { main as canary } from './canary.ts';
import type { Command } from './command.ts';
import { main as preview } from './preview.ts';
import { main as publish } from './publish.ts';
import { main as registry } from './registry.ts';
import { main as retire } from './retire.ts';
import { main as rollback } from './rollback.ts';

const commands: Readonly<Record<string, Command>> = {
  canary,
  preview,
  publish,
  registry,
  retire,
  rollback,
};

const NO_EARLIER = 'Not rolled back: shop has no earlier release to go back to.';
const WHICH_CANARY = 'Which canary? npm run canary -- <part> <percent>|promote|end|status';

test.each([
  ['rollback shop', NO_EARLIER],
  ['rollback mfe-shop', NO_EARLIER],
  ['rollback unknown', /^Which part\? npm run rollback -- shell\|assessments\|/],
  ['rollback', /^Which part\? /],
  ['rollback shop careers', /^Which part\? /],
  [
    'rollback shop shell --to 1',
    /^--to is the version of one part\. Of several: .* shop@<version>$/,
  ],
  ['rollback shop --too 1', "Not rolled back: Unknown option '--too'"],
  ['canary', WHICH_CANARY],
  ['canary shop', WHICH_CANARY],
  ['canary shop promotes', WHICH_CANARY],
  ['canary shop 50', 'Not changed: shop has no canary.'],
  ['canary shop end', 'Not changed: shop has no canary.'],
  ['canary shop promote --force ', /^--force takes the reason, for the history\.$/],
  ['publish shop --force ', /^--force takes the reason, for the history\.$/],
  ['preview', /^Which part\? npm run preview -- /],
  ['preview shop', 'No link: shop has no release.'],
  ['preview shop --hours soon', 'No link: A link works for 1 to 720 hours.'],
  ['preview shop --ours 2', "No link: Unknown option '--ours'"],
  ['retire', 'Which remote? npm run retire -- <name>'],
  ['retire shop', 'Not retired: '],
  ['registry unknown', /^Do what\? npm run registry -- key\|export\|prune\|repair\|trust$/],
  ['registry key', /^Not done: There is no key yet\.$/],
  ['registry repair', /^Not done: There is no good copy of the registry\.$/],
  ['registry trust', /^Not done: There is no key yet\.$/],
  ['registry export', /^Not done: Where to\? npm run registry -- export <folder>$/],
])('npm run %s fails with one line for the operator', async (line, message) => {
  const [name = '', ...args] = line.split(' ');
  const DATA_DIR = await temporaryFolder();
  const command = commands[name] as Command;
  const { code, stdout, stderr } = await runCommand(command, { DATA_DIR }, args);
  expect(stderr).toMatch(message);
  expect(stderr.split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).toBe(1);
});

const HOST = 'https://releases.example/';

test.each(['rollback shop', 'registry repair', 'registry trust', 'registry prune', 'retire shop'])(
  'npm run %s is refused where releases are taken from a host',
  async (line) => {
    const [name = '', ...args] = line.split(' ');
    const env = { DATA_DIR: await temporaryFolder(), RELEASES_URL: HOST };
    const { code, stderr } = await runCommand(commands[name] as Command, env, args);
    expect(stderr).toMatch(
      / This server takes its releases from https:\/\/releases\.example\/ \(RELEASES_URL\): change them where RELEASE_KEY is, and copy them there\.$/,
    );
    expect(code).toBe(1);
  },
);
