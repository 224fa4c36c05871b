import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parts } from '@app/federation/tooling/parts';
import { copyOfTree } from '@app/testing/site/copy-of-tree';
import { expect } from 'vitest';

const run = promisify(execFile);

export const remotes = parts.filter(({ name }) => name !== 'shell').map(({ name }) => name);

const builds = `
import { buildPart } from '@app/federation/tooling/build-part';
import { partNamed, parts } from '@app/federation/tooling/parts';
const { release } = await buildPart(partNamed(process.argv[2]));
console.log(JSON.stringify({ parts: parts.map(({ name }) => name), paths: release.routes.map(({ path }) => path) }));
`;

/** What `git sparse-checkout set mfe-shop packages` leaves out, beside the other parts. */
const elsewhere = ['server', 'scripts', 'e2e', 'bench', 'docs', 'data', 'ops', '.ci'];

/** The folder of a tree with one remote, `packages/` and the files at the top, and nothing else. */
export const treeWithOnly = (remote: string): Promise<string> =>
  copyOfTree({
    without: [
      ...['shell', 'api', ...elsewhere],
      ...remotes.filter((name) => name !== remote).map((name) => `mfe-${name}`),
    ],
  });

/** Fails unless the remote has its types there, and builds its release. */
export async function expectTypesAndBuild(tree: string, remote: string): Promise<void> {
  const node = (...args: string[]) => run(process.execPath, args, { cwd: tree });
  await node('node_modules/typescript/bin/tsc', '-p', `mfe-${remote}`).catch((fault) => {
    expect(fault.stdout).toBe('');
    throw fault;
  });
  await writeFile(path.join(tree, 'build-one.ts'), builds);
  const built = JSON.parse((await node('build-one.ts', remote)).stdout);
  expect(built.parts).toEqual([remote]);
  expect(built.paths.length).toBeGreaterThan(0);
}
