import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Objectives } from '@app/federation/objectives';
import * as v from 'valibot';
import type { Part } from './parts.ts';

/** What a team promises of its pages. */
export const OBJECTIVES_FILE = 'objectives.json';

/** Undefined for a part that promises nothing. @throws when the file is not as it has to be. */
export async function objectivesOf({
  folder,
}: Pick<Part, 'folder'>): Promise<Objectives | undefined> {
  const file = path.join(folder, OBJECTIVES_FILE);
  if (!existsSync(file)) return undefined;
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Objectives),
    await readFile(file, 'utf8'),
  );
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
