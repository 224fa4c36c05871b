import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Provenance } from '@app/federation/provenance';
import rspack from '@rspack/core/package.json' with { type: 'json' };
import { designHashes } from './design-hashes.ts';
import { type Part, root } from './parts.ts';

const run = promisify(execFile);

/** @param sources hash of everything that the part is built from. */
export async function provenanceOf(part: Part, sources: string): Promise<Provenance> {
  const own = path.relative(root, part.folder);
  const [lockfile, commit, changes] = await Promise.all([
    readFile(path.join(root, 'pnpm-lock.yaml')),
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain', '--', own, 'packages', 'pnpm-lock.yaml'),
  ]);
  return {
    commit: commit ?? null,
    edited: Boolean(changes),
    builder: `Node ${process.versions.node}, Rspack ${rspack.version}`,
    inputs: {
      sources,
      dependencies: createHash('sha256').update(lockfile).digest('hex'),
      ...(await designHashes()),
    },
  };
}

/** Undefined where git or the repository is not here. */
async function git(...args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-C', root, ...args]);
    return stdout.trim();
  } catch {
    return undefined;
  }
}
