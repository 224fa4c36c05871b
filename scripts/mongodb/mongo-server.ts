import { serverVersion } from '@app/api/testing/mongo-database';
import { failed, type Result, success } from '@app/result';
import { ferretdb } from './ferretdb.ts';
import type { MongoServer } from './mongo-server-process.ts';
import { mongod } from './mongod.ts';

type Provider = () => Promise<Result<MongoServer, string>>;

/**
 * The server of `MONGODB_URI` if that is set, and no other; else the first available one. The
 * failure says why there is none and what to do.
 */
export async function findMongoServer(
  uri: string | undefined,
  providers: readonly Provider[] = [mongod, ferretdb],
): Promise<Result<MongoServer, string>> {
  if (uri) return namedServer(uri);
  const reasons: string[] = [];
  for (const provide of providers) {
    const server = await provide();
    if (server.ok) return server;
    reasons.push(server.failure);
  }
  return failed(`${reasons.join('; ')}. Install Go, or run: MONGODB_URI=mongodb://... npm test`);
}

async function namedServer(uri: string): Promise<Result<MongoServer, string>> {
  try {
    return success({ name: `mongodb ${await serverVersion(uri)}`, uri, stop: async () => {} });
  } catch {
    return failed('The server of MONGODB_URI does not answer');
  }
}
