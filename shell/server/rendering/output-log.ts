import type { Log } from '@app/http-server/logger';
import { perMinute } from '../per-minute.ts';

const LINES_PER_MINUTE = 60;
const LONGEST_TEXT = 2000;

/**
 * Logs what pages write to their console: one line for each piece, at most sixty a minute, so that
 * a page that writes in a loop cannot fill the disk.
 */
export function createOutputLog(log: Log): (text: string) => void {
  const mayLog = perMinute(LINES_PER_MINUTE);
  return (text) => {
    if (!mayLog()) return;
    log.warn({ text: text.trim().slice(0, LONGEST_TEXT) }, 'a page wrote to the console');
  };
}
