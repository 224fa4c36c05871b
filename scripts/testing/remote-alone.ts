import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { parts, root } from '@app/federation/tooling/parts';
import { expect } from 'vitest';

const run = promisify(execFile);

export const remotes = parts.filter(({ name }) => name !== 'shell').map(({ name }) => name);

const builds = `
import { buildPart } from '@app/federation/tooling/build-part';
import { partNamed, parts } from '@app/federation/tooling/parts';
const { release } = await buildPart(partNamed(process.argv[2]));
console.log(JSON.stringify({ parts: parts.map(({ name }) => name), paths: release.routes.map(({ path }) => path) }));
`;

/**
 * A checkout as a team has it, by `git sparse-checkout set packages mfe-<remote>`, of this tree as it is now. Nothing is
 * installed in it yet. Removed at the end of the test.
 */
export async function treeWithOnly(remote: string): Promise<string> {
  const tree = await temporaryFolder();
  const git = (...args: string[]) => run('git', args, { cwd: tree });
  await git('init', '--quiet');
  await git('--work-tree', root, 'add', '--all');
  const author = ['-c', 'user.name=Zanele', '-c', 'user.email=zanele@example.com'];
  await git(...author, 'commit', '--quiet', '--message', 'all');
  await git('sparse-checkout', 'set', 'packages', `mfe-${remote}`);
  await git('reset', '--quiet', '--hard');
  return tree;
}

/** Runs a program there as npm does: with what the lock file names, which is installed first. */
export const runInTree = (tree: string, program: string, ...args: readonly string[]) =>
  run(process.execPath, ['packages/toolchain/with-toolchain.mjs', program, ...args], { cwd: tree });

/** Fails unless the remote has its types there, and builds its release. */
export async function expectTypesAndBuild(tree: string, remote: string): Promise<void> {
  await writeFile(path.join(tree, 'build-one.ts'), builds);
  const { stdout } = await runInTree(tree, 'build-one.ts', remote);
  const built = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  expect(built.parts).toEqual([remote]);
  expect(built.paths.length).toBeGreaterThan(0);
  const tsc = ['node_modules/typescript/bin/tsc', '-p', `mfe-${remote}`];
  await run(process.execPath, tsc, { cwd: tree }).catch((fault) => {
    expect(fault.stdout).toBe('');
    throw fault;
  });
}
