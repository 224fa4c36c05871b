import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';

/**
 * The team that decides about a part, from the file `OWNERS` in its folder. Undefined where its source is
 * not on this machine.
 * @param part name as the registry has it.
 */
export async function ownerOfPart(part: string): Promise<string | undefined> {
  const folder = part === 'shell' ? part : `mfe-${part}`;
  const text = await readFile(path.join(root, folder, 'OWNERS'), 'utf8').catch(
    (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return '';
      throw fault;
    },
  );
  return text
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
    ?.trim();
}
