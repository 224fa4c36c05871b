import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Part } from './parts.ts';

/** Who is asked about a change in a folder: one team a line, the first decides. */
export const OWNERS_FILE = 'OWNERS';

/** The team that decides about a part: the first in its `OWNERS`; undefined without that file. */
export async function teamOf({ folder }: Pick<Part, 'folder'>): Promise<string | undefined> {
  const file = path.join(folder, OWNERS_FILE);
  if (!existsSync(file)) return undefined;
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('#'));
}
