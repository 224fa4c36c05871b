import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { expectTypesAndBuild, remotes, treeWithOnly } from './testing/remote-alone.ts';

const run = promisify(execFile);
/** Several compilers run, on a machine that may be busy. */
const PATIENCE_MS = 240_000;
const others = remotes.filter((name) => name !== 'shop');

test('there are other remotes', () => {
  expect(others.length).toBeGreaterThan(0);
});

test.each(others)(
  '%s has its types and builds its release without the source of another part',
  async (remote) => expectTypesAndBuild(await treeWithOnly(remote), remote),
  PATIENCE_MS,
);

test(
  'the shop has its types, builds its release and passes its journey without the source of another part',
  async () => {
    const tree = await treeWithOnly('shop');
    await expectTypesAndBuild(tree, 'shop');
    const cwd = path.join(tree, 'packages/standalone');
    const args = ['node_modules/playwright/cli.js', 'test', '--project', 'shop'];
    const { stdout } = await run(process.execPath, args, { cwd });
    expect(stdout).toMatch(/ [1-9]\d* passed/);
  },
  PATIENCE_MS,
);
