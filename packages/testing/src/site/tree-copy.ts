import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';

/** What is made, not written. */
const made = ['.git', '.data', '.cache', '.vitest', 'dist', 'coverage', 'test-results'];

export interface TreeCopy {
  /** False for a copy in which nothing is installed yet, as after a clone. */
  readonly installed?: boolean;
}

/**
 * Copies the working tree into a temporary folder, which the caller deletes. Workspace packages in it are
 * those of the copy; what comes from the registry is that of this tree.
 */
export async function copyTree({ installed = true }: TreeCopy = {}): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'tree-'));
  const left = ['node_modules', '.toolchain'];
  const wanted = (file: string) =>
    !left.includes(path.relative(root, file)) &&
    !made.includes(path.basename(file)) &&
    (installed || path.basename(file) !== 'node_modules');
  await cp(root, copy, { recursive: true, verbatimSymlinks: true, filter: wanted });
  if (existsSync(path.join(root, '.toolchain'))) {
    await symlink(path.join(root, '.toolchain'), path.join(copy, '.toolchain'));
  }
  if (installed)
    await linkInstalled(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Links what is installed, but keeps links to workspace packages as they are: relative. */
async function linkInstalled(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === '@app') continue;
    await symlink(path.join(from, name), path.join(to, name));
  }
  await mkdir(path.join(to, '@app'));
  for (const name of await readdir(path.join(from, '@app'))) {
    await symlink(await readlink(path.join(from, '@app', name)), path.join(to, '@app', name));
  }
}
