import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { OBJECTIVES_FILE } from './objectives-of.ts';
import { type Part, root } from './parts.ts';
import { OWNERS_FILE } from './team-of.ts';

/**
 * A hash of everything that goes into a part: its sources, its owners, the shared packages, the build
 * and the versions of dependencies. Tests, the frame of a remote alone and the location of the repository have
 * no influence on it.
 */
export async function hashOfInputs(part: Part): Promise<string> {
  const own = await filesLike(part.folder, [
    'src/**/*',
    'package.json',
    OBJECTIVES_FILE,
    OWNERS_FILE,
  ]);
  const shared = await filesLike(root, [
    'packages/*/src/**/*',
    'packages/*/package.json',
    'packages/ui/gallery/*',
    'packages/federation/tooling/*',
    'pnpm-lock.yaml',
  ]);
  const hash = createHash('sha256').update(part.name);
  for (const [folder, files] of [[part.folder, own] as const, [root, shared] as const]) {
    const contents = await Promise.all(files.map((file) => readFile(file)));
    for (const [at, file] of files.entries()) {
      hash.update(`${path.relative(folder, file)}\0`).update(contents[at] ?? '');
    }
  }
  return hash.digest('hex');
}

/** What no release is built from, by its path in the repository or the part. */
const notBuilt = /\.test\.tsx?$|(^|[\\/])(testing|standalone)[\\/]/;

async function filesLike(folder: string, patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: folder, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !notBuilt.test(path.relative(folder, file))) files.push(file);
  }
  return files.sort();
}
