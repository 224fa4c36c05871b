import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Part, root } from './parts.ts';

/** Who is asked about a change in a folder: one team a line, the first decides. */
export const OWNERS_FILE = 'OWNERS';

/** The team that decides about a part: the first in its `OWNERS`; undefined without that file. */
export async function teamOf({ folder }: Pick<Part, 'folder'>): Promise<string | undefined> {
  const file = path.join(folder, OWNERS_FILE);
  if (!existsSync(file)) return undefined;
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('#'));
}

/**
 * The same, of a part by its name in the registry; undefined where its source is not on this
 * machine. It may have come after this program was started.
 */
export const teamOfPart = (name: string): Promise<string | undefined> =>
  teamOf({ folder: path.join(root, name === 'shell' ? name : `mfe-${name}`) });
