import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Owners, readOwners } from '@app/federation/owners';
import { type Part, root } from './parts.ts';

/** Who is asked about a change in a folder, and whose keys sign its releases. */
export const OWNERS_FILE = 'OWNERS';

/** What the `OWNERS` of a part says; undefined without that file. */
export async function ownersOf({ folder }: Pick<Part, 'folder'>): Promise<Owners | undefined> {
  const file = path.join(folder, OWNERS_FILE);
  return existsSync(file) ? readOwners(await readFile(file, 'utf8')) : undefined;
}

/** The team that decides about a part: the first in its `OWNERS`; undefined without that file. */
export const teamOf = async (part: Pick<Part, 'folder'>): Promise<string | undefined> =>
  (await ownersOf(part))?.teams[0];

/**
 * The same, of a part by its name in the registry; undefined where its source is not on this
 * machine. It may have come after this program was started.
 */
export const teamOfPart = (name: string): Promise<string | undefined> => teamOf(folderOf(name));

/** The keys that `OWNERS` names for a part; undefined where it names none. */
export const signersOfPart = async (name: string): Promise<Owners['signers']> =>
  (await ownersOf(folderOf(name)))?.signers;

const folderOf = (name: string) => ({
  folder: path.join(root, name === 'shell' ? name : `mfe-${name}`),
});
