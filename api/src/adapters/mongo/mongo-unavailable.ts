import {
  MongoNetworkError,
  type MongoOptions,
  MongoServerError,
  MongoServerSelectionError,
  MongoWriteConcernError,
} from 'mongodb';
import { type OutageReason, StoreDown } from '../../domain/store-down.ts';
import { StoreUnavailable } from '../store-unavailable.ts';

/** A server keeps its connections open and does not answer on them. */
export class LateAnswer extends Error {
  constructor(deadlineMs: number) {
    super(`it does not answer within ${deadlineMs} ms`);
  }
}

/** The database has a schema that this program does not know. */
export class WrittenByNewerProgram extends Error {
  constructor(present: number, known: number) {
    super(`a newer program wrote it (schema ${present}, this program knows ${known})`);
  }
}

/**
 * The message does not say what is wrong: the driver's own message quotes parts that may belong to
 * the password.
 */
export const badConnectionString = () =>
  new StoreUnavailable(
    'MONGODB_URI is not a connection string that can be used. ' +
      'Special characters in a user name or password must be percent-encoded.',
  );

type ServerOptions = Pick<MongoOptions, 'hosts' | 'srvHost' | 'credentials'>;

/** One line that names the hosts of a server and never the user or the password. */
function sentence({ hosts, srvHost, credentials }: ServerOptions, reason: string): string {
  const server = srvHost ?? hosts.map(String).join(',');
  let shown = reason;
  for (const secret of [credentials?.password, credentials?.username]) {
    if (secret) shown = shown.replaceAll(secret, '***');
  }
  return `MongoDB at ${server} cannot be used: ${shown}.`;
}

/** Explains in one line why a store could not be opened on a server. */
export function whyServerFailed(options: ServerOptions, fault: unknown): StoreUnavailable {
  if (fault instanceof StoreUnavailable) return fault;
  return new StoreUnavailable(sentence(options, reasonOf(fault)));
}

/**
 * What a fault of the driver becomes while the store is in use: `StoreDown` when the server causes
 * it, else the fault itself.
 */
export function serverDown(options: ServerOptions, fault: unknown): unknown {
  const reason = outageOf(fault);
  // Without the cause, whose message may name the user.
  return reason ? new StoreDown(reason, sentence(options, reasonOf(fault))) : fault;
}

/** Codes of a server that has no primary, stops, or does not finish in time. */
const AWAY_CODES = new Set([
  ...[6, 7, 50, 64, 89, 91, 100, 189, 9_001],
  ...[10_107, 11_600, 11_602, 13_435, 13_436],
]);
/** Of a connection that is just ending; the driver lets these faults of Node through as they are. */
const SOCKET_CODES = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);
const OUT_OF_DISK_SPACE = 14_031;
const WRITES_BLOCKED = 371;

function outageOf(fault: unknown): OutageReason | undefined {
  if (fault instanceof MongoServerSelectionError || fault instanceof MongoNetworkError)
    return 'away';
  if (fault instanceof LateAnswer || fault instanceof MongoWriteConcernError) return 'away';
  if (isSocketFault(fault)) return 'away';
  if (!(fault instanceof MongoServerError)) return undefined;
  if (fault.code === OUT_OF_DISK_SPACE) return 'full';
  if (fault.code === WRITES_BLOCKED) return 'read-only';
  return AWAY_CODES.has(Number(fault.code)) ? 'away' : undefined;
}

const isSocketFault = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && SOCKET_CODES.has(String(fault.code));

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const isNetwork =
    fault instanceof MongoServerSelectionError || fault instanceof MongoNetworkError;
  if (isNetwork || isSocketFault(fault)) {
    return `it does not answer (${firstLine(fault)})`;
  }
  if (!(fault instanceof MongoServerError)) return firstLine(fault);
  switch (fault.code) {
    case OUT_OF_DISK_SPACE:
      return 'its disk is full';
    case WRITES_BLOCKED:
      return 'its writes are blocked';
    case 18:
      return 'it refuses the user name or the password';
    case 13:
      return 'this user may not read and write the database';
    default:
      return firstLine(fault);
  }
}

const firstLine = ({ message }: Error): string =>
  message.split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
