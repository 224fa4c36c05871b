import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Part, root } from './parts.ts';

/**
 * A hash of everything that goes into a part: its sources, the shared packages, the build and the
 * versions of dependencies. Tests do not count.
 */
export async function hashOfInputs(part: Part): Promise<string> {
  const folder = path.relative(root, part.folder);
  const patterns = [
    `${folder}/src/**/*`,
    `${folder}/package.json`,
    'packages/*/src/**/*',
    'packages/*/package.json',
    'packages/federation/tooling/*',
    'pnpm-lock.yaml',
  ];
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file)) files.push(file);
  }
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files.sort()) {
    hash.update(`${path.relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}
