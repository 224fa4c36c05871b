import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { failed, type Result, success } from '@app/result';

/** https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
/** Random within limits, so that processes that start together do not ask at the same moments. */
const ASK_AGAIN_MS = { least: 5, spread: 30 };

/**
 * Does the work while no other process, and nothing else in this one, does any under the same file.
 * The file is an empty SQLite database of which only the lock is used. The operating system gives
 * that lock back when a process ends, however it ends, so there is nothing to find stale.
 * @param patienceMs how long to wait for others.
 * @returns what the work came to, or `busy` when others were at work for all of that time.
 */
export async function exclusively<Value>(
  file: string,
  patienceMs: number,
  work: () => Promise<Value>,
): Promise<Result<Value, 'busy'>> {
  const deadline = performance.now() + patienceMs;
  // A wait inside SQLite would stop the whole process, which may be what holds the lock.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
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
