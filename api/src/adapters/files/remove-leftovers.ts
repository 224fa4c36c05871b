import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const LEFTOVER_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Removes unfinished files and folders that are more than a day old, because the processes that wrote them have
 * died. Younger files may still be in use. A missing folder is not a fault.
 */
export async function removeLeftovers(folder: string, extension: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(extension)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_AFTER_MS) {
      await rm(file, { recursive: true, force: true });
    }
  }
}
