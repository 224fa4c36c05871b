import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { copyTree, type TreeCopy } from './tree-copy.ts';

/** A copy of the working tree, removed at the end of the test; see `copyTree`. */
export async function copyOfTree(options: TreeCopy): Promise<string> {
  const copy = await copyTree(options);
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  return copy;
}
