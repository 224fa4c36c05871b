import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { expect, test } from 'vitest';
import { remotes } from './testing/remote-alone.ts';

test('the commands of a team are below packages/, which imports nothing above it', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const name of ['dev', 'check', 'publish']) {
    // What they import is a rule of .dependency-cruiser.mjs.
    expect(scripts[name]).toMatch(/^node packages\/toolchain\/with-toolchain\.mjs packages\/\S+$/);
  }
});

test('no list names the remotes: neither build, tests, boundaries nor unused code', () => {
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
