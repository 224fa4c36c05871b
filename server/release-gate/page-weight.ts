import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRelease } from '@app/federation/releases';

/** JavaScript that a page may add to the shell and the entry of its remote, compressed, in bytes. */
export const PAGE_BUDGET = 30 * 1024;
/** The same for a React of its own, with its router. */
const OWN_REACT_BUDGET = 80 * 1024;

/** The first page of a remote that is over its budget, as one line; undefined when all are within it. */
export async function overweight({ release, folder }: BuiltRelease): Promise<string | undefined> {
  const budget = PAGE_BUDGET + (release.ownReact ? OWN_REACT_BUDGET : 0);
  for (const { path: page, js } of release.routes) {
    let bytes = 0;
    for (const file of js) bytes += await sizeOf(path.join(folder, file));
    if (bytes <= budget) continue;
    return `${page} adds ${kilobytes(bytes)} KB of JavaScript to the shell, more than ${kilobytes(budget)} KB`;
  }
  return undefined;
}

/** As it is sent: a build makes compressed copies of what they make smaller. */
const sizeOf = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;

const kilobytes = (bytes: number): number => Math.ceil(bytes / 102.4) / 10;
