import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { failed, type Result, success } from '@app/result';

/** https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
/**
 * Time between attempts, random so that processes that start together do not try at the same
 * moments.
 */
const ASK_AGAIN_MS = { least: 5, spread: 30 };

/**
 * Does the work while nothing else, in this process or another, works under the same lock file. The
 * file is an empty SQLite database of which only the lock is used. The operating system frees that
 * lock when a process ends, however it ends, so a lock cannot become stale.
 * @param patienceMs how long to wait for the lock.
 * @returns the result of the work, or `busy` when the lock was not free in that time.
 */
export async function exclusively<Value>(
  file: string,
  patienceMs: number,
  work: () => Promise<Value>,
): Promise<Result<Value, 'busy'>> {
  const deadline = performance.now() + patienceMs;
  // A wait inside SQLite would block this process, which may itself hold the lock.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written to it: on a full disk the lock can be had too.
    database.exec('PRAGMA journal_mode = MEMORY');
    while (!takeLock(database)) {
      if (performance.now() > deadline) return failed('busy');
      await pause(ASK_AGAIN_MS.least + Math.random() * ASK_AGAIN_MS.spread);
    }
    return success(await work());
  } finally {
    database.close();
  }
}

function takeLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN IMMEDIATE');
    return true;
  } catch (cause) {
    if ((cause as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw cause;
  }
}
