import { serverVersion } from '@app/api/testing/mongo-database';
import { failed, type Result, success } from '@app/result';
import { buildFerretdb, startFerretdb } from './ferretdb.ts';

/** A server on which the MongoDB adapter can be tested. */
export interface MongoServer {
  /** Such as `ferretdb 1.24.2`. */
  readonly name: string;
  readonly uri: string;
  stop(): Promise<void>;
}

/**
 * The server of `MONGODB_URI` when it is set, else FerretDB. The failure says why there is none and
 * what to do.
 */
export async function findMongoServer(
  uri: string | undefined,
): Promise<Result<MongoServer, string>> {
  if (uri) return namedServer(uri);
  const ferretdb = await buildFerretdb();
  const running = ferretdb.ok ? await startFerretdb(ferretdb.value) : ferretdb;
  return running.ok
    ? running
    : failed(`${running.failure}. Install Go, or run: MONGODB_URI=mongodb://... npm test`);
}

async function namedServer(uri: string): Promise<Result<MongoServer, string>> {
  try {
    return success({ name: `mongodb ${await serverVersion(uri)}`, uri, stop: async () => {} });
  } catch {
    return failed('The server of MONGODB_URI does not answer');
  }
}
