import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Linux keeps its files in memory. In containers it is often small, or runs no programs. */
const MEMORY = '/dev/shm';
/** Many times what tests keep there at once. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * A folder for what tests write, where nothing waits for a disk; undefined where there is none that is large enough
 * and runs programs. It is deleted when this process ends.
 */
export async function memoryFolder(): Promise<string | undefined> {
  const room = await statfs(MEMORY).catch(() => undefined);
  if (!room || room.bavail * room.bsize < ENOUGH_BYTES) return undefined;
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const mount = mounts.split('\n').findLast((line) => line.split(' ')[1] === MEMORY);
  if (!mount || mount.includes('noexec')) return undefined;
  const folder = await mkdtemp(path.join(MEMORY, 'tests-'));
  // As /tmp is: pages are rendered by another user.
  await chmod(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
