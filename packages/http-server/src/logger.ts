import { isMainThread } from 'node:worker_threads';
import { type DestinationStream, type Logger, pino } from 'pino';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
export type Log = Logger;

const BUFFER_BYTES = 4096;
const FLUSH_MS = 500;

export interface LoggerOptions {
  readonly level: LogLevel;
  /** The name of the program, which is in every line. */
  readonly name: string;
  /** Servers log to stdout; a command whose stdout is its result logs to stderr. */
  readonly to?: 'stdout' | 'stderr';
  /** Where lines go instead of the process's own streams. */
  readonly destination?: DestinationStream;
}

/**
 * JSON lines, buffered: written at 4 KB, twice a second and at exit, so that a request does not
 * wait for its log line. Credentials, e-mail addresses and phone numbers are blanked in what is
 * logged, but not in the fixed fields of a `child`.
 */
export const createLogger = ({ level, name, to, destination }: LoggerOptions): Log =>
  pino(
    {
      level,
      name,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: hidePrivate },
      serializers: { err: (fault: Error) => hidePrivate(pino.stdSerializers.err(fault)) },
    },
    destination ?? bufferedStream(to === 'stderr' ? 2 : 1),
  );

function bufferedStream(fd: number): DestinationStream {
  // In a worker thread nothing flushes at exit, so lines are written at once there.
  const sync = !isMainThread;
  return pino.destination({
    dest: fd,
    sync,
    ...(sync ? {} : { minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS }),
  });
}

const privateFields = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'email',
  'phone',
]);
const HIDDEN = '[hidden]';
const DEPTH = 5;

/**
 * The same object with credentials, e-mail addresses and phone numbers blanked, five levels down.
 * Written here, because the logger's redaction by wildcard paths took six times as long as writing
 * the line.
 */
const hidePrivate = (fields: object): Record<string, unknown> =>
  hideMembers(fields as Record<string, unknown>, DEPTH);

/** Copies only what it changes: most lines have nothing to hide. */
function hideMembers(members: Record<string, unknown>, depth: number): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(members)) {
    const shown = privateFields.has(key.toLowerCase()) ? HIDDEN : hide(members[key], depth);
    if (shown === members[key]) continue;
    copy ??= { ...members };
    copy[key] = shown;
  }
  return copy ?? members;
}

function hide(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((entry) => hide(entry, depth - 1));
  // A copy of a date or an error would lose its class, and with it its meaning.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return hideMembers(value as Record<string, unknown>, depth - 1);
}
