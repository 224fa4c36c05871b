import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@app/federation/tooling/parts';
import { expect, it } from 'vitest';
import { expectTypesAndBuild, remotes, treeWithOnly } from './testing/remote-alone.ts';

const run = promisify(execFile);
/** Several compilers run, on a machine that may be busy. */
const PATIENCE_MS = 240_000;

it(
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

it('no list names the remotes: neither build, tests, boundaries nor unused code', () => {
  const files = [
    ...['.dependency-cruiser.mjs', 'vitest.config.ts', 'tsconfig.json', 'pnpm-workspace.yaml'],
    ...globSync(
      '{scripts/*,packages/federation/{commands,tooling}/*,packages/standalone/**/*}.ts',
      {
        cwd: root,
      },
    ),
  ];
  const namesAll = (file: string) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return remotes.every((name) => text.includes(name));
  };
  const naming = files.filter((file) => !file.includes('node_modules') && namesAll(file));
  expect(naming).toEqual([]);
});
