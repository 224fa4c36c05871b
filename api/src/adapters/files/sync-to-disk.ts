import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Resolves once a file's content, or the names in a folder, would survive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a folder and everything below it. */
export async function syncTreeToDisk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTreeToDisk(path) : syncToDisk(path));
  }
  await syncToDisk(folder);
}
