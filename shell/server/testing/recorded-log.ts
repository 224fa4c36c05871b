import { createLogger, type Log } from '@app/http-server/logger';

type Line = { readonly msg: string; readonly [field: string]: unknown };

/** A log whose lines can be read back. */
export function recordedLog(): { readonly log: Log; readonly lines: Line[] } {
  const lines: Line[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { log: createLogger({ level: 'info', name: 'test', destination }), lines };
}
