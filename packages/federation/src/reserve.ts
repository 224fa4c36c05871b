import { randomBytes } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { isDiskFull } from './disk-full.ts';
import { reserveFile } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';

/** Room for a registry, its metadata and its copy, each with the notes of many parts. */
const RESERVE_BYTES = 2 ** 20;

/**
 * Writes what is live, and keeps room for what ends a fault: on a full disk a faulty release can still go back.
 * @param write is done again from its start when the first time the disk was full and it may use the reserve.
 * @throws ReleaseRefused when the disk is full and there is no reserve for it.
 */
export async function withReserve(
  releases: string,
  write: () => Promise<void>,
  mayUseReserve = false,
): Promise<void> {
  try {
    await write();
  } catch (cause) {
    if (!isDiskFull(cause)) throw cause;
    const isFreed = mayUseReserve && (await isDeleted(reserveFile(releases)));
    if (!isFreed) {
      const why = `The disk of ${releases} is full. Delete something and try again.`;
      throw new ReleaseRefused(why, { cause });
    }
    await write();
  }
  await keepReserve(releases);
}

const isDeleted = (file: string): Promise<boolean> =>
  rm(file).then(
    () => true,
    () => false,
  );

/** On a disk that is still full there is none until a later change finds room. */
async function keepReserve(releases: string): Promise<void> {
  const file = reserveFile(releases);
  const kept = await stat(file).catch(() => undefined);
  if (kept?.size === RESERVE_BYTES) return;
  try {
    // Some file systems keep no room for zeros.
    await writeFile(file, randomBytes(RESERVE_BYTES));
  } catch (cause) {
    await rm(file, { force: true });
    if (!isDiskFull(cause)) throw cause;
  }
}
