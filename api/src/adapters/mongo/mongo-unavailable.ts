import {
  MongoNetworkError,
  type MongoOptions,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { StoreUnavailable } from '../store-unavailable.ts';

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

/**
 * Explains in one line why a server could not be used. The line names its hosts and never the user
 * or the password.
 */
export function whyServerFailed(
  { hosts, srvHost, credentials }: Pick<MongoOptions, 'hosts' | 'srvHost' | 'credentials'>,
  fault: unknown,
): StoreUnavailable {
  if (fault instanceof StoreUnavailable) return fault;
  const server = srvHost ?? hosts.map(String).join(',');
  let reason = reasonOf(fault);
  for (const secret of [credentials?.password, credentials?.username]) {
    if (secret) reason = reason.replaceAll(secret, '***');
  }
  return new StoreUnavailable(`MongoDB at ${server} cannot be used: ${reason}.`);
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  if (fault instanceof MongoServerSelectionError || fault instanceof MongoNetworkError) {
    return `it does not answer (${firstLine(fault)})`;
  }
  if (!(fault instanceof MongoServerError)) return firstLine(fault);
  switch (fault.code) {
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
