import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` never returns for a path at which the
 * system refuses to make anything, such as one below `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  if ((await makeOne(path)) === 'no-parent') {
    await makeFolder(dirname(path));
    await mkdir(path).catch(unlessThere);
  }
}

async function makeOne(path: string): Promise<'there' | 'no-parent'> {
  try {
    await mkdir(path).catch(unlessThere);
    return 'there';
  } catch (fault) {
    if (dirname(path) === path || (fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
    return 'no-parent';
  }
}

function unlessThere(fault: NodeJS.ErrnoException): void {
  if (fault.code !== 'EEXIST') throw fault;
}
