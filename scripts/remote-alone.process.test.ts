import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parts, root } from '@app/federation/tooling/parts';
import { copyOfTree } from '@app/testing/site/copy-of-tree';
import { expect, it } from 'vitest';

const run = promisify(execFile);
/** Several compilers run, on a machine that may be busy. */
const PATIENCE_MS = 240_000;

const remotes = parts.filter(({ name }) => name !== 'shell').map(({ name }) => name);

/** The tree without the shell, the API, the site and all remotes but one. */
const treeWithOnly = (remote: string) =>
  copyOfTree({
    without: [
      ...['shell', 'api', 'server', 'e2e', 'bench'],
      ...remotes.filter((name) => name !== remote).map((name) => `mfe-${name}`),
    ],
  });

const builds = `
import { buildPart } from '@app/federation/tooling/build-part';
import { partNamed, parts } from '@app/federation/tooling/parts';
const { release } = await buildPart(partNamed(process.argv[2]));
console.log(JSON.stringify({ parts: parts.map(({ name }) => name), paths: release.routes.map(({ path }) => path) }));
`;

it.each(remotes)(
  '%s has its types and builds its release without the source of another part',
  async (remote) => {
    const cwd = await treeWithOnly(remote);
    const node = (...args: string[]) => run(process.execPath, args, { cwd });
    await node('node_modules/typescript/bin/tsc', '-p', `mfe-${remote}`).catch((fault) => {
      expect(fault.stdout).toBe('');
      throw fault;
    });
    await writeFile(path.join(cwd, 'build-one.ts'), builds);
    const { stdout } = await node('build-one.ts', remote);
    const built = JSON.parse(stdout);
    expect(built.parts).toEqual([remote]);
    expect(built.paths.length).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

it(
  'the shop runs alone without the source of another part, and its journey passes',
  async () => {
    const cwd = path.join(await treeWithOnly('shop'), 'packages/standalone');
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
