import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` is not used, because it never returns
 * for a path where the system refuses to make a folder, such as one below `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  if ((await makeOne(path)) === 'no-parent') {
    await makeFolder(dirname(path));
    await mkdir(path).catch(unlessThere);
  }
}

/**
 * Makes a folder for personal data that no other user of the machine may enter, so the files in it
 * need no protection of their own. A folder that exists gets the same mode, unless another user
 * owns it.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  await makeFolder(path);
  await chmod(path, 0o700).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPERM') throw fault;
  });
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
