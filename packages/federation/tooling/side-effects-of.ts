import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SIDE_EFFECTS_FILE, SideEffects } from '@app/federation/side-effects';
import * as v from 'valibot';
import type { Part } from './parts.ts';

/**
 * What the part declares that it leaves outside its pages.
 * @throws when its declaration is not valid.
 */
export async function sideEffectsOf({ folder }: Pick<Part, 'folder'>): Promise<SideEffects> {
  const file = path.join(folder, SIDE_EFFECTS_FILE);
  const text = existsSync(file) ? await readFile(file, 'utf8') : '{}';
  return v.parse(SideEffects, JSON.parse(text));
}
